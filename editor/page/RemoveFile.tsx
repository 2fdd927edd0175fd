import { useState } from 'react';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FileState } from '../api.ts';
import { messages } from '../messages.ts';
import { AskDialog } from './AskDialog.tsx';
import { client, told } from './client.ts';
import type { EditedFile } from './use-file.ts';

interface RemoveFileProps {
  file: FileState;
  entry: NonNullable<FileState['entry']>;
  edited: EditedFile;
  /** Called with a sentence that says where it is kept. */
  onRemoved: (told: string) => void;
}

/** Deletes an entry, such as a project, after asking. */
export function RemoveFile({ file, entry, edited, onRemoved }: RemoveFileProps) {
  const [isAsking, setAsking] = useState(false);
  const { heading, folder, file: single, keep, remove, removed } = messages.remove;
  const go = async () => {
    setAsking(false);
    try {
      const answer = await client.remove(file.path, file.hash);
      if (answer.kind === 'mistakes') edited.setIssues(answer.issues);
      else if (answer.kind === 'changed') edited.setFailure(messages.changed.told);
      else onRemoved(interpolate(removed, { place: answer.keptAt }));
    } catch (error) {
      edited.setFailure(told(error));
    }
  };
  return (
    <div>
      <button type="button" className="quiet" onClick={() => setAsking(true)}>
        {messages.file.remove}
      </button>
      {isAsking && (
        <AskDialog
          heading={interpolate(heading, { name: file.title })}
          text={interpolate(entry.hasFolder ? folder : single, { kind: entry.kind })}
          no={keep}
          yes={remove}
          onNo={() => setAsking(false)}
          onYes={go}
        />
      )}
    </div>
  );
}
