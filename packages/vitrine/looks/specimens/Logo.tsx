/** The logo of the look, the same as icon.svg: a drawer with a label and a handle. */
export function Logo() {
  return (
    <svg className="large-icon" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--accent)" d="M2 3h28v26H2z" />
      <path fill="var(--tile)" d="M7 8h18v9H7z" />
      <path fill="var(--accent)" d="M10 12h12v1.500H10z" />
      <path fill="var(--brass)" d="M11 20h10a5 5 0 0 1-10 0z" />
    </svg>
  );
}
