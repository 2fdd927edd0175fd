import type { ProjectsPage } from '../content/schemas/projects.ts';
import type { Labels } from '../labels/en.ts';
import { href } from '../ui/href.ts';
import styles from './ProjectSearch.module.css';

interface ProjectSearchProps {
  categories: ProjectsPage['categories'];
  languages: ProjectsPage['languages'];
  labels: Labels['projects'];
}

/** Keyword and two lists to choose from. Not shown without JavaScript. */
export function ProjectSearch({ categories, languages, labels }: ProjectSearchProps) {
  return (
    <search className={styles.search}>
      <form className={styles.form} action={href('/project')}>
        <label className={styles.field}>
          {labels.keyword}
          <input className={styles.input} type="search" name="q" required autoComplete="off" />
        </label>
        <label className={styles.field}>
          {categories.label}
          <select className={styles.input} name="category">
            <option value="">{labels.all}</option>
            {categories.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {languages.label}
          <select className={styles.input} name="language">
            <option value="">{labels.all}</option>
            {languages.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      </form>
    </search>
  );
}
