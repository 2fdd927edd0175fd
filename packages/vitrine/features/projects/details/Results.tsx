import ArrowIcon from '~icons/tabler/arrow-right';
import { bidiText } from '../../../components/bidi-text.tsx';
import type { Result } from '../../../content/schemas/project.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';

interface ResultsProps {
  /** The results, each with a label and either a figure or figures before and after. */
  results: readonly Result[];
  lang?: string | undefined;
  locale: string;
  strings: Strings['details'];
}

/** The results of a project in large figures. The styles are in results.css. */
export function Results({ results, lang, locale, strings }: ResultsProps) {
  return (
    <section className="project-results" aria-label={strings.results}>
      <dl className="results" lang={lang}>
        {results.map(({ label, figure, before, after, source }) => {
          const isChange = before !== undefined && after !== undefined;
          const hiding = isChange ? 'visually-hidden' : undefined;
          const labelled = (label: string) => t(strings.labelled, { label, value: '' }, locale);
          return (
            <div key={label} className="result">
              <dt className="result-label">{bidiText(label)}</dt>
              <dd className="result-value like-heading">
                <bdi>{figure}</bdi>
              </dd>
              {(before ?? after) && (
                <dd className="result-change">
                  {before && <span className={hiding}>{labelled(strings.before)}</span>}
                  {before && <bdi>{before}</bdi>}
                  {isChange && <ArrowIcon className="small-icon directional" aria-hidden="true" />}
                  {after && <span className={hiding}>{labelled(strings.after)}</span>}
                  {after && (
                    <strong>
                      <bdi>{after}</bdi>
                    </strong>
                  )}
                </dd>
              )}
              {source && (
                <dd className="result-source small-note">
                  {t(strings.source, { source }, locale)}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
