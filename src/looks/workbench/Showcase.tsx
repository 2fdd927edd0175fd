import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** How many tools hang side by side on a large screen: few of them are larger. */
const columnsFor = (count: number) => {
  if (count <= 4) return 4;
  return count <= 6 || count === 11 || count === 12 ? 6 : 10;
};

/**
 * A pegboard with the skills as tools on hooks, each in its painted outline, and a brass tag. The
 * place behind the last one is that of a tool in use, where the row is not full.
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
