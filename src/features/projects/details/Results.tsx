import ArrowIcon from '~icons/tabler/arrow-right';
import type { Result } from '../../../content/schemas/project.ts';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';

interface ResultsProps {
  /** The results, each with a label and either a figure or figures before and after. */
  results: readonly Result[];
  lang?: string | undefined;
  strings: UiStrings['details'];
}

/** The results of a project in large figures. The styles are in results.css. */
export function Results({ results, lang, strings }: ResultsProps) {
  return (
    <section aria-label={strings.results}>
      <dl className="results" lang={lang}>
        {results.map(({ label, figure, before, after, source }) => {
          const isChange = before !== undefined && after !== undefined;
          const hiding = isChange ? 'visually-hidden' : undefined;
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="like-heading">{figure}</dd>
              {(before ?? after) && (
                <dd>
                  {before && <span className={hiding}>{strings.before}: </span>}
                  {before}
                  {isChange && <ArrowIcon className="small-icon directional" aria-hidden="true" />}
                  {after && <span className={hiding}>{strings.after}: </span>}
                  {after && <strong>{after}</strong>}
                </dd>
              )}
              {source && <dd className="small-note">{interpolate(strings.source, { source })}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
