import { OwnText } from '../OwnText.tsx';
import type { freeWords } from './free-dates.ts';

interface FreeDateProps {
  /** The words of `freeWords`. */
  free: Pick<ReturnType<typeof freeWords>, 'text' | 'until'>;
  /** Whether the owner takes new work, which the dot shows. */
  isOpen: boolean;
  lang?: string | undefined;
}

/** The next free date, or the owner's words on the availability, after a dot. */
export function FreeDate({ free: { text, until }, isOpen, lang }: FreeDateProps) {
  return (
    <>
      <span className="free-dot" aria-hidden="true">
        {isOpen ? '●' : '○'}
      </span>{' '}
      {until ? (
        <time dateTime={until}>{text}</time>
      ) : (
        <span lang={lang}>
          <OwnText>{text}</OwnText>
        </span>
      )}
    </>
  );
}
