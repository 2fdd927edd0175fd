import { OwnText } from '../../components/OwnText.tsx';
import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillLogo } from '../../components/SkillLogo.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import styles from './Showcase.module.css';

/** The skills as one running line of logos and names, next to the number of the tag. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.columns}>
      <ShowcaseTag tag={tag} className={styles.tag} />
      <ul
        className={`${styles.line} ${skills.length > 24 ? styles.many : ''}`}
        aria-label={strings.label}
        translate="no"
      >
        {skills.map((skill) => (
          <li key={skill.name} className={styles.skill}>
            <span className={`skill-logo ${styles.logo}`}>
              <SkillLogo skill={skill} />
            </span>
            <OwnText>{skill.name}</OwnText>
          </li>
        ))}
      </ul>
    </div>
  );
}
