/** The logo of the look, the same as icon.svg: a canvas, with a dot that marks sold works. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentcolor" d="M2 2h20v28H2z" />
      <circle fill="var(--accent)" cx="27" cy="26" r="4" />
    </svg>
  );
}
