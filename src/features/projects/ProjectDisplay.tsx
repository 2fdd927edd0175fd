import { useRef, useState } from 'react';
import type { ProjectsPage } from '../../content/schemas/projects.ts';
import type { UiStrings } from '../../i18n/en.ts';
import { counted, formatWhole } from './search/format-count.ts';
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
import { ProjectGrid } from './card/ProjectGrid.tsx';
import { Pagination } from './Pagination.tsx';
import styles from './ProjectDisplay.module.css';
import { ProjectSearch } from './search/ProjectSearch.tsx';
import { useAnnouncement } from './search/use-announcement.ts';
import { useInnerLinks } from './search/use-inner-links.ts';
import { type StaticPage, useView } from './search/use-view.ts';
import { Notice } from './share/Notice.tsx';

interface ProjectDisplayProps {
  staticPage: StaticPage;
  words: Pick<ProjectsPage, 'linkText' | 'categories' | 'technologies'>;
  locale: string;
  strings: UiStrings['projects'];
}

/**
 * The list of projects with search, filters and pagination, in sync with the URL. If the site has
 * only one project, there is no search.
 */
export function ProjectDisplay({ staticPage, words, locale, strings }: ProjectDisplayProps) {
  const { root } = staticPage;
  const [choices] = useState({
    root,
    categories: words.categories.options,
    technologies: words.technologies.options,
  });
  const { query, view, isCurrent, hasFailed, savedCount, NoResults } = useView(staticPage, choices);
  const [notice, setNotice] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const line = useInnerLinks(element, root, isCurrent);
  const announcement = useAnnouncement(view, isCurrent, locale, strings);

  const change = (next: Partial<ProjectQuery>) => queryAddress({ ...query, page: 1, ...next });
  const isMissing = hasFailed && !isCurrent;
  const found = isPlain(query)
    ? counted(strings.count, view.total, locale)
    : counted(strings.countOf, view.total, locale, {
        total: formatWhole(staticPage.total, locale),
      });
  return (
    <div ref={element}>
      {staticPage.total > 1 && (
        <ProjectSearch
          {...{ query, savedCount, locale, strings }}
          categories={{ ...words.categories, counts: view.categories }}
          technologies={{ ...words.technologies, counts: view.technologies }}
          onType={(q) => typeTo(change({ q: cleanQuery(q) }))}
          onChoose={(chosen) => goTo(change(chosen))}
          onSubmit={() => line.current?.focus()}
          onTouch={(need) => fetchProjects(need, root)}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.results}>
        <div className={styles.head}>
          <p className={styles.found} ref={line} tabIndex={-1}>
            {isCurrent || hasFailed ? found : strings.loading}
          </p>
          {!isPlain(query) && (
            <a className={`lone-link ${styles.clear}`} href={queryAddress({ ...everything, root })}>
              {strings.clear}
            </a>
          )}
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
        {!isMissing && view.total > 0 && (
          <ProjectGrid
            {...{ root, strings }}
            projects={view.cards}
            linkText={words.linkText}
            isBusy={!isCurrent}
            onNotice={setNotice}
          />
        )}
        {!isMissing && view.total === 0 && NoResults && (
          <NoResults {...view} total={staticPage.total} locale={locale} strings={strings} />
        )}
        {!isMissing && (
          <Pagination query={query} page={view.page} pages={view.pages} strings={strings} />
        )}
      </div>
      <Notice text={notice} />
    </div>
  );
}
