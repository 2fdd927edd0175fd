import { useId, useState } from 'react';
import PlusIcon from '~icons/tabler/plus';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import { client, told } from './client.ts';
import styles from './FileList.module.css';

interface NewFileProps {
  kind: string;
  /** Opens the form of what was begun. */
  onBegin: (path: string, title: string) => void;
}

/** A button that asks for a title and begins a file with it. */
export function NewFile({ kind, onBegin }: NewFileProps) {
  const [isAsking, setAsking] = useState(false);
  const [title, setTitle] = useState('');
  const [failure, setFailure] = useState('');
  const id = useId();
  const name = interpolate(messages.create.open, { kind });
  if (!isAsking) {
    return (
      <button type="button" className={`quiet ${styles.begin}`} onClick={() => setAsking(true)}>
        <PlusIcon aria-hidden="true" />
        {name}
      </button>
    );
  }
  const begin = async () => {
    try {
      const { path } = await client.begin(kind, title);
      setAsking(false);
      setTitle('');
      onBegin(path, title.trim());
    } catch (error) {
      setFailure(told(error));
    }
  };
  return (
    <form
      className={styles.ask}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <label htmlFor={id}>{messages.create.title}</label>
      <input
        id={id}
        required
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this box
        autoFocus
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <p role="alert">{failure}</p>
      <button type="submit" className="quiet">
        {messages.create.create}
      </button>
      <button type="button" className="quiet" onClick={() => setAsking(false)}>
        {messages.create.cancel}
      </button>
    </form>
  );
}
