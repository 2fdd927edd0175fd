import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** The skills as numbered figures on a plate of a printed catalogue. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.plate}>
      <ShowcaseTag tag={tag} className={styles.tag} />
      <SkillTiles skills={skills} strings={strings} className={styles.skills} />
    </div>
  );
}
