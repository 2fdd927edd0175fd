/** The logo of the look, the same as icon.svg: a railway line with a stop on a timetable. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--tag)" d="M1 1h30v30H1z" />
      <path fill="var(--route)" d="M9 1h4v30H9z" />
      <circle cx="11" cy="16" r="5" fill="var(--tile)" stroke="var(--route)" strokeWidth="4" />
      <path fill="var(--on-tag)" d="M20 7h8v4h-8zM20 14h8v4h-8zM20 21h8v4h-8z" />
    </svg>
  );
}
