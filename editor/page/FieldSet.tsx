import type { ComponentProps, ReactNode } from 'react';
import DownIcon from '~icons/tabler/arrow-down';
import UpIcon from '~icons/tabler/arrow-up';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import styles from './Form.module.css';
import { type FieldProps, partId } from './form-context.ts';

interface FieldSetProps extends Pick<FieldProps, 'path' | 'label'> {
  description: string;
  isOptional?: boolean;
  children: ReactNode;
}

/** Several controls below a heading. */
export function FieldSet({ path, label, description, isOptional, children }: FieldSetProps) {
  return (
    <fieldset className={styles.group} id={partId(path)}>
      <legend>
        {label}
        {isOptional && <span className={styles.hint}> ({messages.field.optional})</span>}
      </legend>
      <p className="small-note">{description}</p>
      {children}
    </fieldset>
  );
}

/** A button that is an icon only. */
export function Tool({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  const className = `round-button ${styles.tool}`;
  return <button type="button" className={className} title={label} aria-label={label} {...rest} />;
}

const steps = [
  { button: 'up', step: -1, Icon: UpIcon },
  { button: 'down', step: 1, Icon: DownIcon },
] as const;

interface MoveToolsProps {
  /** Its buttons have this id with `-up` and `-down`. */
  id: string;
  name: string;
  index: number;
  /** How many entries there are to move among. */
  count: number;
  /** @param button Which of the two was pressed. */
  onMove: (to: number, button: 'up' | 'down') => void;
}

/** Buttons that move an entry of a list up and down. */
export function MoveTools({ id, name, index, count, onMove }: MoveToolsProps) {
  return steps.map(({ button, step, Icon }) => {
    const to = index + step;
    const canMove = to >= 0 && to < count;
    return (
      <Tool
        key={button}
        id={`${id}-${button}`}
        label={interpolate(messages.field[button], { name })}
        aria-disabled={!canMove}
        onClick={() => canMove && onMove(to, button)}
      >
        <Icon aria-hidden="true" />
      </Tool>
    );
  });
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
