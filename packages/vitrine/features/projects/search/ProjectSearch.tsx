import { type FormEvent, useEffect, useRef } from 'react';
import ChevronIcon from '~icons/tabler/chevron-down';
import OutlineIcon from '~icons/tabler/heart';
import FilledIcon from '~icons/tabler/heart-filled';
import SearchIcon from '~icons/tabler/search';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { bidiText } from '../../../components/bidi-text.tsx';
import type { ProjectsPage } from '../../../content/schemas/projects.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { href } from '../../../site/href.ts';
import type { Counts } from './filter-projects.ts';
import styles from './ProjectSearch.module.css';
import {
  cleanQuery,
  filterParameters,
  maxQueryLength,
  type ProjectQuery,
} from './project-query.ts';
import type { SearchParts } from './search-parts.ts';

interface ProjectSearchProps {
  query: ProjectQuery;
  parts: SearchParts;
  /** The categories, with the number of projects for each option of the filter. */
  categories: ProjectsPage['categories'] & { counts: Counts };
  technologies: ProjectsPage['technologies'] & { counts: Counts };
  savedCount: number;
  locale: string;
  strings: Strings['projects'];
  onType: (q: string) => void;
  onChoose: (change: Partial<ProjectQuery>) => void;
  onSubmit: () => void;
  /** Called to fetch data when a visitor is about to search (`search`) or to filter (`cards`). */
  onTouch: (need: 'search' | 'cards') => void;
}

/**
 * The search form: keywords, two filters and a button for the saved projects, as far as `parts` has
 * them. Hidden without JavaScript.
 */
export function ProjectSearch(props: ProjectSearchProps) {
  const { query, parts, categories, technologies, savedCount, locale, strings } = props;
  const { onType, onChoose, onSubmit, onTouch } = props;
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);

  const early = useRef({ onType, onTouch });
  useEffect(() => {
    // Handles text that was typed, or focus that was set, before hydration.
    const field = input.current;
    if (field?.value) early.current.onType(field.value);
    else if (document.activeElement === field) early.current.onTouch('search');
  }, []);

  useEffect(() => {
    const field = input.current;
    if (!isHydrated || !field) return;
    if (cleanQuery(field.value) !== query.q) field.value = query.q;
    // Safari restores `defaultValue` in the field when a visitor returns to the page.
    field.defaultValue = query.q;
  }, [isHydrated, query.q]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const filters = [
    { ...categories, of: 'category' as const },
    { ...technologies, of: 'technology' as const },
  ].filter(({ of }) => parts[of]);
  const text = (choice: string, count = 0) => t(strings.choice, { choice, count }, locale);
  const HeartIcon = query.saved ? FilledIcon : OutlineIcon;
  return (
    <search className="screen-only script-only" aria-label={strings.search}>
      <form
        className={`search-form ${styles.fields}`}
        action={href('/project', query.root)}
        onSubmit={submit}
      >
        {parts.keyword && (
          <label className={`search-field ${styles.field}`}>
            <span className={`small-note search-label ${styles.label}`}>{strings.keyword}</span>
            <input
              ref={input}
              className={`search-control ${styles.control}`}
              type="search"
              name="q"
              required
              maxLength={maxQueryLength}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={() => onTouch('search')}
              onInput={(event) => onType(event.currentTarget.value)}
            />
            <SearchIcon className={`search-icon ${styles.icon}`} aria-hidden="true" />
          </label>
        )}
        {filters.map(({ of, label, options, counts }) => (
          <label key={of} className={`search-field ${styles.field}`}>
            <span className={`small-note search-label ${styles.label}`}>{bidiText(label)}</span>
            <select
              className={`search-control ${styles.control}`}
              name={filterParameters[of]}
              value={query[of]}
              onFocus={() => onTouch('cards')}
              onPointerEnter={() => onTouch('cards')}
              onChange={(event) => onChoose({ [of]: event.currentTarget.value })}
            >
              <option value="">{text(strings.all, counts.get(''))}</option>
              {options.map((option) => (
                <option
                  key={option}
                  value={option}
                  translate={of === 'technology' ? 'no' : undefined}
                >
                  {text(option, counts.get(option))}
                </option>
              ))}
            </select>
            <ChevronIcon className={`search-icon ${styles.icon}`} aria-hidden="true" />
          </label>
        ))}
        {parts.keyword && (
          <button
            type="button"
            className={`search-saved ${styles.field} ${styles.saved}`}
            aria-pressed={query.saved}
            onPointerEnter={() => onTouch('cards')}
            onClick={() => onChoose({ saved: !query.saved })}
          >
            <HeartIcon className={`large-icon search-heart ${styles.heart}`} aria-hidden="true" />
            {t(strings.saved, { count: savedCount }, locale)}
          </button>
        )}
      </form>
    </search>
  );
}
