import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** Number of columns on large screens; with few skills, there are fewer and larger columns. */
const columnsFor = (count: number) => {
  if (count > 24) return 12;
  if (count <= 4) return 4;
  return count <= 6 || count === 11 || count === 12 ? 6 : 10;
};

/** A pegboard with the skills as tools on hooks, and a brass tag. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.board} data-columns={columnsFor(skills.length)}>
        <ShowcaseTag tag={tag} className={styles.tag} />
        <SkillTiles skills={skills} strings={strings} className={styles.tools} />
      </div>
    </div>
  );
}
