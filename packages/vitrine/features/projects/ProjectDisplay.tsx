import { useMemo, useRef, useState } from 'react';
import { logRejection } from '../../browser/log-rejection.ts';
import type { ProjectsPage } from '../../content/schemas/projects.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import {
  cleanQuery,
  isUnfiltered,
  type ProjectQuery,
  queryAddress,
  unfilteredQuery,
} from './search/project-query.ts';
import { fetchProjects, forgetFailure } from './search/project-store.ts';
import { goTo, typeTo } from './search/search-address.ts';
import './search/NoResults.module.css';
import './search/transition-cards.css';
import { ProjectGrid } from './card/ProjectGrid.tsx';
import type { ListView } from './list-views.ts';
import { Pagination } from './Pagination.tsx';
import styles from './ProjectDisplay.module.css';
import { ProjectSearch } from './search/ProjectSearch.tsx';
import { searchParts } from './search/search-parts.ts';
import { useAnnouncement } from './search/use-announcement.ts';
import { useInnerLinks } from './search/use-inner-links.ts';
import { type StaticPage, useProjectResults } from './search/use-project-results.ts';
import { Notice } from './share/Notice.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

interface ProjectDisplayProps {
  staticPage: StaticPage;
  /** The views of the list, the one to show first in front (`listViews`). */
  views: readonly ListView[];
  words: Pick<ProjectsPage, 'linkText' | 'categories' | 'technologies'>;
  locale: string;
  strings: Strings['projects'];
}

/**
 * The list of projects with search, filters and pagination, in sync with the URL. If the site has
 * few projects, there is no search (`searchParts`).
 */
export function ProjectDisplay(props: ProjectDisplayProps) {
  const { staticPage, views, words, locale, strings } = props;
  const { root } = staticPage;
  const [choices] = useState({
    root,
    categories: words.categories.options,
    technologies: words.technologies.options,
  });
  const element = useRef<HTMLDivElement>(null);
  const { query, results, isShown, isCurrent, hasFailed, savedCount, NoResults, noResultsStrings } =
    useProjectResults(staticPage, choices, element);
  const [notice, setNotice] = useState('');
  const line = useInnerLinks(element, root, isShown);
  const announcement = useAnnouncement(results, isShown, locale, strings);
  const { linkText } = words;
  // The cards are rendered again only if they change, because the controls react before the list.
  const lists = useMemo(
    () =>
      views.map((view) => (
        <ProjectGrid
          key={view}
          {...{ root, linkText, locale, strings }}
          view={view}
          isFirst={view === views[0]}
          projects={results.cards}
          isBusy={!isCurrent}
          onNotice={setNotice}
        />
      )),
    [views, root, linkText, locale, strings, results.cards, isCurrent],
  );

  const change = (next: Partial<ProjectQuery>) => queryAddress({ ...query, page: 1, ...next });
  const parts = searchParts(staticPage);
  const isMissing = hasFailed && !isCurrent;
  const count = isUnfiltered(results.query) ? strings.count : strings.countOf;
  const found = t(count, { count: results.total, total: staticPage.total }, locale);
  return (
    <div ref={element} className="project-list page-grid">
      {Object.values(parts).includes(true) && (
        <ProjectSearch
          {...{ query, parts, savedCount, locale, strings }}
          categories={{ ...words.categories, counts: results.categories }}
          technologies={{ ...words.technologies, counts: results.technologies }}
          onType={(q) => typeTo(change({ q: cleanQuery(q) }))}
          onChoose={(chosen) => goTo(change(chosen))}
          onSubmit={() => line.current?.focus()}
          onTouch={logRejection((need) => fetchProjects(need, root))}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={`page-grid ${styles.results}`}>
        <div className={`list-head ${styles.head}`}>
          <p className={`found ${styles.found}`} ref={line} tabIndex={-1}>
            {isCurrent || hasFailed ? found : strings.loading}
          </p>
          {!isUnfiltered(query) && (
            <a
              className={`lone-link ${styles.clear}`}
              href={queryAddress({ ...unfilteredQuery, root })}
            >
              {strings.clear}
            </a>
          )}
          {views[0] && views.length > 1 && <ViewSwitch first={views[0]} strings={strings} />}
        </div>
        {isMissing && (
          <div className={styles.failure} role="alert">
            <p>{strings.failed}</p>
            <button
              type="button"
              className={`quiet-button ${styles.retry}`}
              onClick={forgetFailure}
            >
              {strings.retry}
            </button>
          </div>
        )}
        {!isMissing && results.total > 0 && lists}
        {!isMissing && results.total === 0 && NoResults && noResultsStrings && (
          <NoResults
            {...results}
            total={staticPage.total}
            count={strings.count}
            locale={locale}
            strings={noResultsStrings}
          />
        )}
        {!isMissing && (
          <Pagination {...{ query, locale, strings }} page={results.page} pages={results.pages} />
        )}
      </div>
      <Notice text={notice} />
    </div>
  );
}
