import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/**
 * A split-flap board with one flap for each skill, below the tag, which looks like an enamel sign.
 * The clock beside the tag shows the visitor's part of the day (daypart-clock.ts).
 */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <ShowcaseTag tag={tag} className={styles.tag} />
        <span className={styles.clock} aria-hidden="true" />
      </div>
      <SkillTiles skills={skills} strings={strings} className={styles.flaps} />
    </div>
  );
}
