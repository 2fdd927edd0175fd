import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** A split-flap board with one flap for each skill, beside the tag, which is an enamel sign. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.board}>
      <ShowcaseTag tag={tag} className={styles.tag} />
      <SkillTiles skills={skills} strings={strings} className={styles.flaps} />
    </div>
  );
}
