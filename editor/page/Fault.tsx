import { fill } from '../../src/ui/fill.ts';
import type { ProblemView } from '../api.ts';
import { words } from '../words.ts';
import styles from './Fault.module.css';
import { problemText } from './problem-text.ts';

interface FaultProps {
  id: string;
  problem: ProblemView | undefined;
  /** Puts the nearest valid word into the field; none where it cannot. */
  onSuggestion?: ((word: string) => void) | undefined;
}

/** What is wrong with a field, in the words of the check. */
export function Fault({ id, problem, onSuggestion }: FaultProps) {
  const suggestion = problem?.suggestion;
  return (
    <div className={styles.fault}>
      <p id={id}>{problem && problemText(problem)}</p>
      {suggestion !== undefined && onSuggestion && (
        <button type="button" className={styles.use} onClick={() => onSuggestion(suggestion)}>
          {fill(words.mistakes.use, { word: suggestion })}
        </button>
      )}
    </div>
  );
}
