/** The logo of the look, the same as icon.svg: a small shop with an awning. */
export function Logo() {
  return (
    <svg className="shop-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--panel)" d="M4 14h24v15H4z" />
      <path fill="var(--lamp)" d="M8 18h7v7H8zM18 18h6v11h-6z" />
      <path
        fill="var(--accent)"
        d="M2 4h6v11a3 3 0 0 1-6 0zM14 4h4v11a2 3 0 0 1-4 0zM24 4h6v11a3 3 0 0 1-6 0z"
      />
      <path fill="var(--cream)" d="M8 4h6v11a3 3 0 0 1-6 0zM18 4h6v11a3 3 0 0 1-6 0z" />
    </svg>
  );
}
