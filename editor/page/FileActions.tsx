import { useState } from 'react';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import { AskDialog, LeaveDialog } from './AskDialog.tsx';
import styles from './FileEditor.module.css';
import type { EditedFile } from './use-file.ts';

interface FileBarProps {
  edited: EditedFile;
  /** What just happened. */
  announcement: string;
}

/** Save, discard, and the choice between form and text; always in view. */
export function FileBar({ edited, announcement }: FileBarProps) {
  const [after, setAfter] = useState<() => void>();
  const { file, mode, isDirty, isSaving } = edited;
  if (!file) return null;
  const ask = (then: () => void) => setAfter(() => then);
  const choose = (next: 'form' | 'text') => {
    if (!isDirty) return edited.setMode(next);
    ask(async () => {
      await edited.load();
      edited.setMode(next);
    });
  };
  return (
    <div className={styles.bar}>
      <button type="submit" className={styles.save} aria-disabled={isSaving}>
        {isSaving ? messages.file.saving : messages.file.save}
      </button>
      <p className="small-note">{isDirty ? messages.file.unsaved : messages.file.nothing}</p>
      <p className={`small-note ${styles.announcement}`} role="status">
        {announcement}
      </p>
      {isDirty && (
        <button type="button" className="quiet" onClick={() => ask(edited.load)}>
          {messages.file.discard}
        </button>
      )}
      {file.value !== undefined && (
        <fieldset className={styles.modes}>
          <legend className="visually-hidden">{messages.file.mode}</legend>
          {(['form', 'text'] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="mode"
                checked={mode === name}
                onChange={() => choose(name)}
              />
              {messages.file[name]}
            </label>
          ))}
        </fieldset>
      )}
      {after && (
        <LeaveDialog
          name={file.title}
          onNo={() => setAfter(undefined)}
          onYes={() => {
            after();
            setAfter(undefined);
          }}
        />
      )}
    </div>
  );
}

interface RemoveFileProps {
  edited: EditedFile;
  /** Called with a sentence that says where it is kept. */
  onRemoved: (notice: string) => void;
}

/** Deletes an entry, such as a project, after asking. */
export function RemoveFile({ edited, onRemoved }: RemoveFileProps) {
  const [isAsking, setAsking] = useState(false);
  const { file } = edited;
  if (!file?.exists || !file.entry) return null;
  const { heading, removed, ...texts } = messages.remove;
  const { kind, hasFolder } = file.entry;
  const go = async () => {
    setAsking(false);
    const place = await edited.remove();
    if (place !== undefined) onRemoved(interpolate(removed, { place }));
  };
  return (
    <div>
      <button type="button" className="quiet" onClick={() => setAsking(true)}>
        {messages.file.remove}
      </button>
      {isAsking && (
        <AskDialog
          heading={interpolate(heading, { name: file.title })}
          text={interpolate(hasFolder ? texts.folder : texts.file, { kind })}
          no={texts.no}
          yes={texts.yes}
          onNo={() => setAsking(false)}
          onYes={go}
        />
      )}
    </div>
  );
}
