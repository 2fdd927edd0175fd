import ChevronIcon from '~icons/tabler/chevron-down';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { formatWhole } from './counted.ts';
import styles from './ProjectSearch.module.css';
import type { Counts } from './query-projects.ts';

interface FilterSelectProps {
  /** Its parameter in the address. */
  name: string;
  label: string;
  options: readonly string[];
  /** How many projects each choice would leave. */
  counts: Counts;
  /** The choice; empty for all. */
  value: string;
  onChoose: (value: string) => void;
  /** Is called when a visitor is about to choose. */
  onTouch: () => void;
  locale: string;
  messages: Messages['projects'];
}

/** A filter: a list of choices, each with the number of projects that it would leave. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, label, options, counts, value, onChoose, onTouch, locale, messages } = props;
  const isHydrated = useHydrated();
  const words = (choice: string, option: string) =>
    interpolate(messages.choice, { choice, count: formatWhole(counts.get(option) ?? 0, locale) });
  return (
    <label className={styles.pane}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.control}
        name={name}
        value={value}
        disabled={!isHydrated}
        onFocus={onTouch}
        onPointerEnter={onTouch}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{words(messages.all, '')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {words(option, option)}
          </option>
        ))}
      </select>
      <ChevronIcon className={styles.icon} aria-hidden="true" />
    </label>
  );
}
