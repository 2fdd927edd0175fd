import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** Number of columns for a number of skills: from 2 to 6, and at most one more than rows. */
const columnsFor = (count: number) => Math.min(6, Math.max(2, Math.ceil(Math.sqrt(count))));

/** The skills as pinned specimens in an open drawer, seen from above, with the tag on its front. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.drawer} data-columns={columnsFor(skills.length)}>
      <SkillTiles skills={skills} strings={strings} className={styles.compartments} />
      <div className={styles.front}>
        <ShowcaseTag tag={tag} className={styles.tag} />
      </div>
    </div>
  );
}
