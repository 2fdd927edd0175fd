import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** Number of columns on large screens; with few skills, there are fewer and larger columns. */
const columnsFor = (count: number) => {
  if (count > 24) return 16;
  if (count <= 4) return 4;
  return count <= 6 || count === 11 || count === 12 ? 6 : 10;
};

/**
 * A pegboard with the skills as tools on hooks, each in a painted outline, and a brass tag. If the
 * last row is not full, an empty outline follows the last skill, like that of a tool in use.
 */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  const columns = columnsFor(skills.length);
  const isFull = skills.length % columns === 0 || skills.length % 5 === 0;
  return (
    <div className={styles.stage}>
      <div className={styles.board} data-columns={columns} data-full={isFull}>
        <ShowcaseTag tag={tag} className={styles.tag} />
        <SkillTiles skills={skills} strings={strings} className={styles.tools} />
      </div>
    </div>
  );
}
