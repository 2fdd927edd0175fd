import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** How many compartments lie side by side: as many as rows, or one more. */
const columnsFor = (count: number) => Math.min(6, Math.max(2, Math.ceil(Math.sqrt(count))));

/** An open drawer from above: each skill on a pinned mount in its compartment, the tag in front. */
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
