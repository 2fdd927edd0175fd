import './Dimensions.css';

interface DimensionsProps {
  cover?: { readonly width: number; readonly height: number } | undefined;
  /** The text of the horizontal line; by default the width of the cover in pixels. */
  width?: string | undefined;
}

/** Dimension lines above and beside a cover, in the same grid cell of the page and as large as the cover. */
export function Dimensions({ cover, width = cover && `${cover.width} px` }: DimensionsProps) {
  if (!cover) return null;
  // An image that is always wider than its place, so that it is as large as the cover.
  const size = { width: 9 * cover.width, height: 9 * cover.height };
  return (
    <span className="screen-only dimensions" aria-hidden="true">
      <span className="dimension-lines" data-x={width} data-y={`${cover.height} px`}>
        <svg className="dimension-size" {...size} aria-hidden="true" />
      </span>
    </span>
  );
}
