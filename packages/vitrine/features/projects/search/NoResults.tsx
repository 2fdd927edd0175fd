import type { Strings } from '../../../i18n/language.ts';
import type { Plural } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/t.ts';
import styles from './NoResults.module.css';
import { type ProjectQuery, queryAddress, unfilteredQuery } from './project-query.ts';
import type { SearchSuggestion } from './search-suggestions.ts';

interface NoResultsProps {
  query: ProjectQuery;
  /** Similar searches with results, best first. */
  suggestions: readonly SearchSuggestion[];
  total: number;
  /** The label for a number of projects. */
  count: Plural;
  locale: string;
  strings: Strings['noResults'];
}

/** Shown if a search has no results: names the search and suggests similar searches with results. */
export function NoResults({ query, suggestions, total, count, locale, strings }: NoResultsProps) {
  const links = [
    ...suggestions.map((suggestion) => ({
      words: suggestionText(suggestion, locale, strings),
      ...suggestion,
    })),
    { words: strings.showAll, query: { ...unfilteredQuery, root: query.root }, total },
  ];
  return (
    <div className={styles.nothing}>
      <p className={`like-heading ${styles.message}`}>{message(query, locale, strings)}</p>
      <ul className={styles.suggestions} aria-label={strings.suggestions}>
        {links.map((suggestion) => (
          <li key={suggestion.words} className={styles.suggestion}>
            <a className="lone-link" href={queryAddress(suggestion.query)}>
              {suggestion.words}
            </a>{' '}
            <span className="small-note">{t(count, { count: suggestion.total }, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function message(
  { q, category, technology, saved }: ProjectQuery,
  locale: string,
  strings: Strings['noResults'],
): string {
  if (q) return t(strings.nothingFor, { keywords: q }, locale);
  return saved && !category && !technology ? strings.nothingSaved : strings.nothing;
}

function suggestionText(
  { kind, value }: SearchSuggestion,
  locale: string,
  strings: Strings['noResults'],
): string {
  const words = {
    spelling: strings.spelling,
    word: strings.withoutWord,
    q: strings.withoutKeywords,
    category: strings.withoutCategory,
    technology: strings.withoutTechnology,
    saved: strings.withoutSaved,
  };
  return t(words[kind], { value }, locale);
}
