import type { Messages } from '../../i18n/en.ts';
import styles from './SavedWorkList.module.css';
import type { SavedWorkChoice } from './use-saved-work.ts';

interface SavedWorkListProps {
  work: SavedWorkChoice;
  messages: Messages['contact']['form'];
}

/** The saved projects that go along with the message; nothing where none is saved. */
export function SavedWorkList({ work, messages }: SavedWorkListProps) {
  if (work.all.length === 0) return null;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{messages.saved}</legend>
      <p className={styles.hint}>{messages.savedHint}</p>
      {work.all.map(({ id, title }) => (
        <label key={id} className={styles.entry}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={work.chosen.some((chosen) => chosen.id === id)}
            onChange={() => work.toggle(id)}
          />
          <span dir="auto">{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
