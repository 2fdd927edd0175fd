import type { Ref } from 'react';
import type { ProblemView } from '../api.ts';
import { words } from '../words.ts';
import styles from './Mistakes.module.css';
import { plural } from './plural.ts';
import { problemPlace, problemText } from './problem-text.ts';

interface MistakesProps {
  ref: Ref<HTMLElement>;
  problems: readonly ProblemView[];
  /** Whether they kept the file from being saved. */
  isRefused: boolean;
}

/** All mistakes at once, with a way to each. */
export function Mistakes({ ref, problems, isRefused }: MistakesProps) {
  if (problems.length === 0) return null;
  const forms = isRefused ? words.mistakes.heading : words.mistakes.found;
  return (
    <section className={styles.mistakes} ref={ref} tabIndex={-1} aria-labelledby="mistakes">
      <h3 id="mistakes">{plural(forms, problems.length)}</h3>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <button type="button" className={styles.go} onClick={() => show(problem)}>
              {problemPlace(problem)}
            </button>
            <span>{problemText(problem)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the control of a field, or to the nearest part around it. */
function show({ field = '' }: ProblemView): void {
  for (let place = field; place !== ''; place = place.replace(/(?:\.|^)[^.[]+$|\[\d+\]$/, '')) {
    const control = document.getElementById(`field-${place}`);
    const part = document.getElementById(`part-${place}`);
    const target = control ?? part?.querySelector<HTMLElement>('button, input, select, textarea');
    if (!target) continue;
    target.focus();
    return;
  }
  document.querySelector<HTMLElement>('main textarea')?.focus();
}
