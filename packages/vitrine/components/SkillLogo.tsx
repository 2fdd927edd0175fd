import type { Skill } from '../content/schemas/skills.ts';
import { Icon } from './Icon.tsx';
import { initials } from './initials.ts';
import styles from './SkillLogo.module.css';

/** The logo of a skill, or the first two letters of its name. The caller shows the full name. */
export function SkillLogo({ skill }: { skill: Skill }) {
  if (skill.logo) return <Icon sheet="skills" icon={skill.logo} className={styles.logo} />;
  return (
    <span className={styles.initials} aria-hidden="true">
      {initials(skill.name)}
    </span>
  );
}
