import type { Messages } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { counted } from './format-count.ts';
import styles from './NoResults.module.css';
import { everything, type ProjectQuery, queryAddress } from './project-query.ts';
import type { SearchSuggestion } from './search-suggestions.ts';

interface NoResultsProps {
  query: ProjectQuery;
  /** The nearest searches, best first. */
  suggestions: readonly SearchSuggestion[];
  total: number;
  locale: string;
  messages: Messages['projects'];
}

/** An empty list: names the search and offers the nearest ones with results. */
export function NoResults({ query, suggestions, total, locale, messages }: NoResultsProps) {
  const links = [
    ...suggestions.map((suggestion) => ({
      words: suggestionText(suggestion, messages),
      ...suggestion,
    })),
    { words: messages.showAll, query: { ...everything, root: query.root }, total },
  ];
  return (
    <div className={styles.nothing}>
      <p className={`like-heading ${styles.message}`}>{message(query, messages)}</p>
      <ul className={styles.suggestions} aria-label={messages.suggestions}>
        {links.map((suggestion) => (
          <li key={suggestion.words} className={styles.suggestion}>
            <a className="lone-link" href={queryAddress(suggestion.query)}>
              {suggestion.words}
            </a>{' '}
            <span className={`small-note ${styles.count}`}>
              {counted(messages.count, suggestion.total, locale)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function message(
  { q, category, technology, saved }: ProjectQuery,
  messages: Messages['projects'],
): string {
  if (q) return interpolate(messages.nothingFor, { keywords: q });
  return saved && !category && !technology ? messages.nothingSaved : messages.nothing;
}

function suggestionText({ kind, value }: SearchSuggestion, messages: Messages['projects']): string {
  const words = {
    spelling: messages.spelling,
    word: messages.withoutWord,
    q: messages.withoutKeywords,
    category: messages.withoutCategory,
    technology: messages.withoutTechnology,
    saved: messages.withoutSaved,
  };
  return interpolate(words[kind], { value });
}
