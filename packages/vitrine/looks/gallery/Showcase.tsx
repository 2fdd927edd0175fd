import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** The skills as small canvases on picture rails, next to the tag, styled as a wall label. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.wall}>
      <ShowcaseTag tag={tag} className={styles.label} />
      <SkillTiles skills={skills} strings={strings} className={styles.works} />
    </div>
  );
}
