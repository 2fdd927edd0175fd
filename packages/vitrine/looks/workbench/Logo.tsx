/** The logo of the look, the same as icon.svg: a set square. */
export function Logo() {
  return (
    <svg className="large-icon" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--accent)" fillRule="evenodd" d="M3 29V2l27 27zm7-7h8.5L10 13.5z" />
    </svg>
  );
}
