/** A decorative striped awning with a scalloped hem along the top edge of a page. */
export function TopDecoration() {
  return (
    <div className="screen-only shop-awning" aria-hidden="true">
      <div className="shop-cloth" />
    </div>
  );
}
