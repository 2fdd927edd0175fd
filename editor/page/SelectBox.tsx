import { interpolate } from '../../src/i18n/interpolate.ts';
import { words } from '../words.ts';
import styles from './FieldFrame.module.css';
import type { ControlProps } from './FieldFrame.tsx';

interface SelectBoxProps {
  control: ControlProps;
  /** What is chosen, or stands there though it is no choice; empty for nothing. */
  value: string;
  options: readonly { value: string; label: string }[];
  /** The words for nothing. */
  none: string;
  onChange: (value: string) => void;
}

/** A list of choices that also shows what stands there and is none of them. */
export function SelectBox({ control, value, options, none, onChange }: SelectBoxProps) {
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <select
      {...control}
      className={styles.control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{none}</option>
      {!isListed && <option value={value}>{interpolate(words.field.unlisted, { value })}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
