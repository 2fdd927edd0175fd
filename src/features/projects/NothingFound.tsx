import type { Labels } from '../../i18n/en.ts';
import { fill } from '../../i18n/interpolate.ts';
import { counted } from './counted.ts';
import { everything, type Finding, findingAddress } from './project-query.ts';
import styles from './NothingFound.module.css';
import type { WayOut } from './search-suggestions.ts';

interface NothingFoundProps {
  finding: Finding;
  /** The nearest ways out, best first. */
  ways: readonly WayOut[];
  /** How many projects there are at all. */
  total: number;
  locale: string;
  labels: Labels['projects'];
}

/** An empty list: says what was not found and offers the nearest ways out. */
export function NothingFound({ finding, ways, total, locale, labels }: NothingFoundProps) {
  const links = [
    ...ways.map((way) => ({ words: wayWords(way, labels), ...way })),
    { words: labels.showAll, finding: { ...everything, root: finding.root }, total },
  ];
  return (
    <div className={styles.nothing}>
      <p className={styles.message}>{message(finding, labels)}</p>
      <ul className={styles.ways} aria-label={labels.waysOut}>
        {links.map((way) => (
          <li key={way.words} className={styles.way}>
            <a className={styles.link} href={findingAddress(way.finding)}>
              {way.words}
            </a>{' '}
            <span className={styles.count}>{counted(labels.count, way.total, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function message({ q, category, language, saved }: Finding, labels: Labels['projects']): string {
  if (q) return fill(labels.nothingFor, { keywords: q });
  return saved && !category && !language ? labels.nothingSaved : labels.nothing;
}

function wayWords({ kind, value }: WayOut, labels: Labels['projects']): string {
  const words = {
    spelling: labels.spelling,
    word: labels.withoutWord,
    q: labels.withoutKeywords,
    category: labels.withoutCategory,
    language: labels.withoutLanguage,
    saved: labels.withoutSaved,
  };
  return fill(words[kind], { value });
}
