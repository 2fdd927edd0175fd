import { useId } from 'react';
import styles from './SegmentedControl.module.css';

interface SegmentedControlProps<Name extends string> {
  /** The name of the choice for screen readers. */
  legend: string;
  /** The labels of the options by their names. */
  options: Readonly<Record<Name, string>>;
  /** The name of the chosen option; undefined where none is known yet. */
  chosen: Name | undefined;
  onChoose: (name: Name) => void;
}

/** A choice of one of a few options, side by side. */
export function SegmentedControl<Name extends string>(props: SegmentedControlProps<Name>) {
  const { legend, options, chosen, onChoose } = props;
  const id = useId();
  const names = Object.keys(options).filter((name): name is Name => name in options);
  return (
    <fieldset className={styles.segments} disabled={chosen === undefined}>
      <legend className="visually-hidden">{legend}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="radio" name={id} checked={name === chosen} onChange={() => onChoose(name)} />
          {options[name]}
        </label>
      ))}
    </fieldset>
  );
}
