/** The mark of the site, as in icon.svg. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--accent)" d="M4 4h24v24H4z" />
    </svg>
  );
}
