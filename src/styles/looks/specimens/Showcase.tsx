import { SkillTiles } from '../../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../../showcase-props.ts';
import styles from './Showcase.module.css';

/** The skills in the first view of Home. */
export function Showcase({ skills, tag, messages }: ShowcaseProps) {
  return (
    <div className={styles.stage}>
      {tag && (
        <p className={styles.tag}>
          <strong>{tag.figure}</strong> {tag.label}
        </p>
      )}
      <SkillTiles skills={skills} messages={messages} className={styles.skills} />
    </div>
  );
}
