import { type ComponentProps, type ReactNode, useState } from 'react';
import { isRevealed, useReveal } from './reveal.ts';

interface FoldProps extends Omit<ComponentProps<'details'>, 'open' | 'onToggle' | 'ref'> {
  summary: ReactNode;
  /** The paths of the fields in the row, in the form of messages. */
  places: readonly string[];
  /** Whether the row is open at first. */
  isOpen?: boolean | undefined;
  /** Whether something in the row is wrong, for which it opens. */
  hasIssue: boolean;
}

/** A row that can be folded to its summary. A folded row renders no fields, so that long lists stay fast. */
export function Fold({ summary, places, isOpen = false, hasIssue, children, ...rest }: FoldProps) {
  const [isShown, setShown] = useState(() => isOpen || hasIssue || isRevealed(places));
  useReveal(places, () => setShown(true));
  const [hadIssue, setHadIssue] = useState(hasIssue);
  if (hasIssue !== hadIssue) {
    setHadIssue(hasIssue);
    if (hasIssue) setShown(true);
  }
  return (
    <details
      {...rest}
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isShown && children}
    </details>
  );
}
