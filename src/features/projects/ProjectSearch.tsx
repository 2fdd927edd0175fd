import { type FormEvent, useEffect, useRef } from 'react';
import OutlineIcon from '~icons/tabler/heart';
import FilledIcon from '~icons/tabler/heart-filled';
import SearchIcon from '~icons/tabler/search';
import type { ProjectsPage } from '../../content/schemas/projects.ts';
import type { Labels } from '../../i18n/en.ts';
import { fill } from '../../i18n/interpolate.ts';
import { href } from '../../components/href.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { formatWhole } from './counted.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { cleanQuery, type Finding, longestQuery } from './project-query.ts';
import styles from './ProjectSearch.module.css';
import type { Counts } from './query-projects.ts';

interface ProjectSearchProps {
  /** What the address asks for. */
  finding: Finding;
  categories: ProjectsPage['categories'] & { counts: Counts };
  languages: ProjectsPage['languages'] & { counts: Counts };
  savedCount: number;
  locale: string;
  labels: Labels['projects'];
  /** Is told each letter. */
  onType: (q: string) => void;
  /** Is told each choice. */
  onChoose: (change: Partial<Finding>) => void;
  /** Is told when a visitor presses Enter. */
  onSubmit: () => void;
  /** Is told when a visitor is about to search or to filter (`cards`). */
  onTouch: (need: 'search' | 'cards') => void;
}

/** Keyword, two lists to choose from and the saved projects. Not shown without JavaScript. */
export function ProjectSearch(props: ProjectSearchProps) {
  const { finding, categories, languages, savedCount, locale, labels } = props;
  const { onType, onChoose, onSubmit, onTouch } = props;
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);

  const early = useRef({ onType, onTouch });
  useEffect(() => {
    // What was done before the script came counts too.
    const field = input.current;
    if (field?.value) early.current.onType(field.value);
    else if (document.activeElement === field) early.current.onTouch('search');
  }, []);

  useEffect(() => {
    const field = input.current;
    if (!isHydrated || !field) return;
    if (cleanQuery(field.value) !== finding.q) field.value = finding.q;
    // What Safari puts into the field when a visitor comes back to the page.
    field.defaultValue = finding.q;
  }, [isHydrated, finding.q]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const filters = { locale, labels, onTouch: () => onTouch('cards') };
  return (
    <search className={`screen-only ${styles.search}`} aria-label={labels.search}>
      <form className={styles.fitting} action={href('/project', finding.root)} onSubmit={submit}>
        <label className={styles.pane}>
          <span className={styles.label}>{labels.keyword}</span>
          <input
            ref={input}
            className={styles.control}
            type="search"
            name="q"
            required
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => onTouch('search')}
            onInput={(event) => onType(event.currentTarget.value)}
          />
          <SearchIcon className={styles.icon} aria-hidden="true" />
        </label>
        <FilterSelect
          {...filters}
          {...categories}
          name="category"
          value={finding.category}
          onChoose={(category) => onChoose({ category })}
        />
        <FilterSelect
          {...filters}
          {...languages}
          name="language"
          value={finding.language}
          onChoose={(language) => onChoose({ language })}
        />
        <button
          type="button"
          className={`${styles.pane} ${styles.saved}`}
          aria-pressed={finding.saved}
          disabled={!isHydrated}
          onPointerEnter={() => onTouch('cards')}
          onClick={() => onChoose({ saved: !finding.saved })}
        >
          {finding.saved ? (
            <FilledIcon className={styles.heart} aria-hidden="true" />
          ) : (
            <OutlineIcon className={styles.heart} aria-hidden="true" />
          )}
          {fill(labels.saved, { count: formatWhole(savedCount, locale) })}
        </button>
      </form>
    </search>
  );
}
