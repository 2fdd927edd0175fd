import ChevronIcon from '~icons/tabler/chevron-down';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { formatWhole } from './counted.ts';
import styles from './ProjectSearch.module.css';
import type { Counts } from './query-projects.ts';

interface ProjectFilterProps {
  /** Its parameter in the address. */
  name: string;
  label: string;
  options: readonly string[];
  counts: Counts;
  /** The choice; empty for all. */
  value: string;
  onChoose: (value: string) => void;
  onTouch: () => void;
  isHydrated: boolean;
  locale: string;
  messages: Messages['projects'];
}

/** A list of choices, each with the number of projects that it would leave. */
export function ProjectFilter(props: ProjectFilterProps) {
  const { name, label, options, counts, value, onChoose, onTouch } = props;
  const { isHydrated, locale, messages } = props;
  const text = (choice: string, option: string) =>
    interpolate(messages.choice, { choice, count: formatWhole(counts.get(option) ?? 0, locale) });
  return (
    <label className={styles.pane}>
      <span className={`small-note ${styles.label}`}>{label}</span>
      <select
        className={styles.control}
        name={name}
        value={value}
        disabled={!isHydrated}
        onFocus={onTouch}
        onPointerEnter={onTouch}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{text(messages.all, '')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option, option)}
          </option>
        ))}
      </select>
      <ChevronIcon className={styles.icon} aria-hidden="true" />
    </label>
  );
}
