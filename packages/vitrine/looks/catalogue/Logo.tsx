/** The logo of the look `catalogue`, as in icon.svg: a printed page with a picture and a caption. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--accent)" d="M5 1h22v30H5z" />
      <path fill="var(--on-accent)" d="M9 5h14v13H9zM9 21h14v2H9zM12 25h8v2h-8z" />
    </svg>
  );
}
