import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, logRejection } from 'vitrine/form';
import PlusIcon from '~icons/tabler/plus';
import { QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { focusPart, isExtensible, useForm } from './form-context.ts';
import { strings, t } from './language.ts';
import { useOneAtATime } from './use-attempt.ts';

interface AddChoiceProps {
  path: FieldPath;
  label: string;
  /** Called with a word that is a choice now. */
  onAdded: (word: string) => void;
}

/** A button that asks for a further choice of a field, such as a category; nothing for other fields. */
export function AddChoice({ path, label, onAdded }: AddChoiceProps) {
  const form = useForm();
  const id = useId();
  const [word, setWord] = useState<string>();
  const { once } = useOneAtATime();
  if (!isExtensible(form, path)) return null;

  const name = t(strings.create.open, { name: label });
  const close = () => {
    // Rendered synchronously, so that the focus can move to the button.
    flushSync(() => setWord(undefined));
    focusPart(`${id}-open`);
  };
  const add = async () => {
    const newWord = word?.trim() ?? '';
    if (newWord === '' || !(await form.addChoice(path, newWord))) return;
    onAdded(newWord);
    form.announce(t(strings.field.choiceAdded, { name: newWord }));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would save the form around the input.
    event.preventDefault();
    if (event.key === 'Enter') once(add).catch(console.error);
    else close();
  };
  if (word === undefined) {
    return (
      <QuietButton id={`${id}-open`} onClick={() => setWord('')}>
        <PlusIcon aria-hidden="true" />
        {name}
      </QuietButton>
    );
  }
  return (
    <div className={styles.line}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the owner has just asked for this input
        autoFocus
        aria-label={name}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        onKeyDown={onKeyDown}
      />
      <QuietButton onClick={logRejection(() => once(add))}>{strings.create.create}</QuietButton>
      <QuietButton onClick={close}>{strings.icons.cancel}</QuietButton>
    </div>
  );
}
