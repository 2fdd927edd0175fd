import type { ComponentProps, ReactNode } from 'react';
import DownIcon from '~icons/tabler/arrow-down';
import UpIcon from '~icons/tabler/arrow-up';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { Description, IconButton } from './elements.tsx';
import styles from './Form.module.css';
import { focusPart, partId, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';
import { editorStrings, editorText } from './language.ts';

interface FieldSetProps extends ComponentProps<typeof FieldIssue> {
  label: string;
  description: string;
  isOptional?: boolean;
  children: ReactNode;
}

/** A `fieldset` with a legend, a description, and the issue of the group as a whole. */
export function FieldSet({ label, description, isOptional, children, ...issue }: FieldSetProps) {
  return (
    <fieldset className={styles.group} id={partId(issue.path)}>
      <legend className="like-heading">
        {label}
        {isOptional && <span className={styles.hint}> ({editorStrings.field.optional})</span>}
      </legend>
      <Description>{description}</Description>
      <FieldIssue {...issue} />
      {children}
    </fieldset>
  );
}

interface FoldedProps {
  id?: string;
  label: string;
  /** Whether the fields have an issue, for which the section opens. */
  isOpen: boolean;
  children: ReactNode;
}

/** A section of the form that is closed at first. */
export function Folded({ id, label, isOpen, children }: FoldedProps) {
  const open = (details: HTMLDetailsElement | null) => {
    if (details && isOpen) details.open = true;
  };
  return (
    <details className={styles.folded} id={id} ref={open}>
      <summary className="like-heading">{label}</summary>
      {children}
    </details>
  );
}

const steps = [
  { button: 'up', step: -1, Icon: UpIcon },
  { button: 'down', step: 1, Icon: DownIcon },
] as const;

interface MoveToolsProps {
  /** Path of the list in the file. */
  path: FieldPath;
  /** The label of the entry, for the buttons' names and the announcement. */
  name: string;
  index: number;
  /** The number of entries in the list. */
  count: number;
  /** Moves the entry to its new index. */
  onMove: (to: number) => void;
}

/** Buttons that move a list entry up and down, announce the move, and keep the focus. */
export function MoveTools({ path, name, index, count, onMove }: MoveToolsProps) {
  const form = useForm();
  const idAt = (place: number, button: string) => `${partId([...path, place])}-${button}`;
  return steps.map(({ button, step, Icon }) => {
    const to = index + step;
    const canMove = to >= 0 && to < count;
    const move = () => {
      if (!canMove) return;
      onMove(to);
      form.announce(editorText(editorStrings.field.moved, { name, number: to + 1, count }));
      focusPart(idAt(to, button));
    };
    return (
      <IconButton
        key={button}
        id={idAt(index, button)}
        label={editorText(editorStrings.field[button], { name })}
        aria-disabled={!canMove}
        onClick={move}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  });
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
