import UndoIcon from '~icons/tabler/arrow-back-up';
import CrossIcon from '~icons/tabler/x';
import { joinFacts } from '../../src/lib/join-facts.ts';
import { QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { editorStrings, editorText, language } from './language.ts';

interface SaveBarProps {
  isDirty: boolean;
  /** Whether the server keeps the unsaved changes. */
  isKept: boolean;
  isSaving: boolean;
  /** The names of the unsaved changes; empty where the file is edited as text. */
  changes: readonly string[];
  /** A sentence about the last action in the form. */
  news: string;
  /** Undoes the last action; absent where it cannot be undone. */
  undo?: (() => void) | undefined;
  /** Discards the unsaved changes; absent where there are none. */
  discard?: (() => void) | undefined;
}

/** The bar below the form: saves the file, and says what is not saved yet. */
export function SaveBar({ isDirty, isKept, isSaving, changes, news, undo, discard }: SaveBarProps) {
  const names = joinFacts(changes, language.locale);
  const unsaved =
    changes.length > 0
      ? editorText(editorStrings.changes.count, { count: changes.length })
      : editorStrings.file.unsaved;
  return (
    <div className={styles.bar}>
      <button
        type="submit"
        className={styles.save}
        data-idle={isDirty ? undefined : true}
        aria-disabled={isSaving}
      >
        {isSaving ? editorStrings.file.saving : editorStrings.file.save}
      </button>
      <div className={styles.state}>
        <p title={names}>
          <span role="status">{isDirty ? unsaved : editorStrings.file.saved}</span>{' '}
          {isDirty && <span className={styles.names}>{names}</span>}
        </p>
        {news === '' && isDirty && isKept && (
          <p className={styles.names}>{editorStrings.file.kept}</p>
        )}
        <p className={styles.names} role="status">
          {news}
        </p>
      </div>
      {undo && <BarButton Icon={UndoIcon} label={editorStrings.field.undo} onClick={undo} />}
      {discard && (
        <BarButton Icon={CrossIcon} label={editorStrings.file.discard} onClick={discard} />
      )}
    </div>
  );
}

interface BarButtonProps {
  Icon: typeof UndoIcon;
  label: string;
  onClick: () => void;
}

/** A button with an icon, whose label is shown as a tooltip where the bar is narrow. */
function BarButton({ Icon, label, onClick }: BarButtonProps) {
  return (
    <QuietButton title={label} onClick={onClick}>
      <Icon aria-hidden="true" />
      <span className={styles.barLabel}>{label}</span>
    </QuietButton>
  );
}
