import { joinFacts } from 'vitrine/form';
import UndoIcon from '~icons/tabler/arrow-back-up';
import CrossIcon from '~icons/tabler/x';
import type { ToDoLine } from '../api.ts';
import { addressOf } from './address.ts';
import { QuietButton } from './elements.tsx';
import formStyles from './Form.module.css';
import { language, strings, t } from './language.ts';
import styles from './SaveBar.module.css';
import { lineName } from './ToDo.tsx';

interface SaveBarProps {
  /** Whether the file exists. A new file is not saved yet, also without a change. */
  exists: boolean;
  isDirty: boolean;
  /** Whether the server keeps the unsaved changes. */
  isKept: boolean;
  isSaving: boolean;
  /** The names of the unsaved changes; empty where the file is edited as text. */
  changes: readonly string[];
  /** A sentence about the last action in the form. */
  news: string;
  /** The next line of the to-do list, to which a link leads once the file is saved. */
  next: ToDoLine | undefined;
  /** Undoes the last action; absent where it cannot be undone. */
  undo?: (() => void) | undefined;
  /** Discards the unsaved changes; absent where there are none. */
  discard?: (() => void) | undefined;
}

/** The bar below the form: saves the file, and says what is not saved yet. */
export function SaveBar(props: SaveBarProps) {
  const { exists, isDirty, isKept, isSaving, changes, news, next, undo, discard } = props;
  const isSaved = exists && !isDirty;
  const changeNames = joinFacts(changes, language.locale);
  const unsaved =
    changes.length > 0 ? t(strings.changes.count, { count: changes.length }) : strings.file.unsaved;
  return (
    <div className={styles.bar}>
      <button
        type="submit"
        className={formStyles.save}
        data-idle={isSaved ? true : undefined}
        aria-disabled={isSaving}
      >
        {isSaving ? strings.file.saving : strings.file.save}
      </button>
      <div className={styles.state}>
        <p title={changeNames}>
          <span role="status">{isSaved ? strings.file.saved : unsaved}</span>{' '}
          {isDirty && <span className={styles.names}>{changeNames}</span>}
        </p>
        {isDirty && isKept && <p className={styles.names}>{strings.file.kept}</p>}
        <p className={styles.names} role="status">
          {news}
        </p>
        {isSaved && next && (
          <p>
            <a href={addressOf(next)}>{t(strings.toDo.next, { name: lineName(next) })}</a>
          </p>
        )}
      </div>
      {undo && <BarButton Icon={UndoIcon} label={strings.field.undo} onClick={undo} />}
      {discard && <BarButton Icon={CrossIcon} label={strings.file.discard} onClick={discard} />}
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
      <span className={styles.label}>{label}</span>
    </QuietButton>
  );
}
