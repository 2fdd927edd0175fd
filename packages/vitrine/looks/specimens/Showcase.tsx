import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** Number of columns, from 3 to 7, so that a tray is about twice as wide as high. */
const columnsFor = (cells: number) => Math.min(7, Math.max(3, Math.ceil(Math.sqrt(2.2 * cells))));

/** The skills as pinned specimens with their names in a tray; the tag is in its last cells. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.tray} data-columns={columnsFor(skills.length + 2)}>
      <SkillTiles skills={skills} strings={strings} className={styles.compartments} />
      {tag && (
        <div className={styles.place}>
          <ShowcaseTag tag={tag} className={styles.tag} />
        </div>
      )}
    </div>
  );
}
