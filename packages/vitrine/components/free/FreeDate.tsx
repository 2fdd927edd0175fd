import { bidiText } from '../bidi-text.tsx';
import type { FreeWords } from './free-dates.ts';

interface FreeDateProps {
  free: Omit<FreeWords, 'label'>;
  lang?: string | undefined;
}

/** The next free date, or the owner's words on the availability, after a dot that shows whether they take new work. */
export function FreeDate({ free: { text, until, isOpen }, lang }: FreeDateProps) {
  return (
    <>
      <span className="free-dot" aria-hidden="true">
        {isOpen ? '●' : '○'}
      </span>{' '}
      {until ? <time dateTime={until}>{text}</time> : <span lang={lang}>{bidiText(text)}</span>}
    </>
  );
}
