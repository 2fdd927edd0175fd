import { SkillTiles } from '../../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../../showcase-props.ts';
import styles from './Showcase.module.css';

/** A plate of numbered figures, the skills. */
export function Showcase({ skills, tag, messages }: ShowcaseProps) {
  return (
    <div className={styles.plate}>
      {tag && (
        <p className={styles.tag}>
          <strong>{tag.figure}</strong> {tag.label}
        </p>
      )}
      <SkillTiles skills={skills} messages={messages} className={styles.skills} />
    </div>
  );
}
