import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { counted } from './format-count.ts';
import styles from './NoResults.module.css';
import { everything, type ProjectQuery, queryAddress } from './project-query.ts';
import type { SearchSuggestion } from './search-suggestions.ts';

interface NoResultsProps {
  query: ProjectQuery;
  /** Similar searches with results, best first. */
  suggestions: readonly SearchSuggestion[];
  total: number;
  locale: string;
  strings: UiStrings['projects'];
}

/**
 * Shown if a search has no results: names the search and suggests similar searches with results.
 */
export function NoResults({ query, suggestions, total, locale, strings }: NoResultsProps) {
  const links = [
    ...suggestions.map((suggestion) => ({
      words: suggestionText(suggestion, strings),
      ...suggestion,
    })),
    { words: strings.showAll, query: { ...everything, root: query.root }, total },
  ];
  return (
    <div className={styles.nothing}>
      <p className={`like-heading ${styles.message}`}>{message(query, strings)}</p>
      <ul className={styles.suggestions} aria-label={strings.suggestions}>
        {links.map((suggestion) => (
          <li key={suggestion.words} className={styles.suggestion}>
            <a className="lone-link" href={queryAddress(suggestion.query)}>
              {suggestion.words}
            </a>{' '}
            <span className={`small-note ${styles.count}`}>
              {counted(strings.count, suggestion.total, locale)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function message(
  { q, category, technology, saved }: ProjectQuery,
  strings: UiStrings['projects'],
): string {
  if (q) return interpolate(strings.nothingFor, { keywords: q });
  return saved && !category && !technology ? strings.nothingSaved : strings.nothing;
}

function suggestionText({ kind, value }: SearchSuggestion, strings: UiStrings['projects']): string {
  const words = {
    spelling: strings.spelling,
    word: strings.withoutWord,
    q: strings.withoutKeywords,
    category: strings.withoutCategory,
    technology: strings.withoutTechnology,
    saved: strings.withoutSaved,
  };
  return interpolate(words[kind], { value });
}
