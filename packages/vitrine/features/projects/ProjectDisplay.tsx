import { useMemo, useRef, useState } from 'react';
import { logRejection } from '../../browser/log-rejection.ts';
import type { ProjectsPage } from '../../content/schemas/projects.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import {
  cleanQuery,
  everything,
  isPlain,
  type ProjectQuery,
  queryAddress,
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
import { type StaticPage, useView } from './search/use-view.ts';
import { Notice } from './share/Notice.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

interface ProjectDisplayProps {
  staticPage: StaticPage;
  /** The forms of the list (`listViews`). */
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
  const { query, view, isShown, isCurrent, hasFailed, savedCount, NoResults, noResultsStrings } =
    useView(staticPage, choices, element);
  const [notice, setNotice] = useState('');
  const line = useInnerLinks(element, root, isShown);
  const announcement = useAnnouncement(view, isShown, locale, strings);
  const { linkText } = words;
  // The cards are rendered again only if they change, because the controls react before the list.
  const lists = useMemo(
    () =>
      views.map((form) => (
        <ProjectGrid
          key={form}
          {...{ root, linkText, locale, strings }}
          view={form}
          isFirst={form === views[0]}
          projects={view.cards}
          isBusy={!isCurrent}
          onNotice={setNotice}
        />
      )),
    [views, root, linkText, locale, strings, view.cards, isCurrent],
  );

  const change = (next: Partial<ProjectQuery>) => queryAddress({ ...query, page: 1, ...next });
  const parts = searchParts(staticPage);
  const isMissing = hasFailed && !isCurrent;
  const count = isPlain(view.query) ? strings.count : strings.countOf;
  const found = t(count, { count: view.total, total: staticPage.total }, locale);
  return (
    <div ref={element} className="project-list page-grid">
      {Object.values(parts).includes(true) && (
        <ProjectSearch
          {...{ query, parts, savedCount, locale, strings }}
          categories={{ ...words.categories, counts: view.categories }}
          technologies={{ ...words.technologies, counts: view.technologies }}
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
          {!isPlain(query) && (
            <a className={`lone-link ${styles.clear}`} href={queryAddress({ ...everything, root })}>
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
        {!isMissing && view.total > 0 && lists}
        {!isMissing && view.total === 0 && NoResults && noResultsStrings && (
          <NoResults
            {...view}
            total={staticPage.total}
            count={strings.count}
            locale={locale}
            strings={noResultsStrings}
          />
        )}
        {!isMissing && (
          <Pagination {...{ query, locale, strings }} page={view.page} pages={view.pages} />
        )}
      </div>
      <Notice text={notice} />
    </div>
  );
}
