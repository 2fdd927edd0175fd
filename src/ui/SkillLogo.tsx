import type { Skill } from '../content/schemas/skills.ts';
import styles from './SkillLogo.module.css';
import { logoAddress } from './skill-logos.ts';

interface SkillLogoProps {
  skill: Skill;
}

/** The logo of a skill; where it has none, its first letters. Its name stands beside it. */
export function SkillLogo({ skill }: SkillLogoProps) {
  if (skill.logo) {
    return (
      <svg className={styles.logo} aria-hidden="true">
        <use href={logoAddress(skill.logo)} />
      </svg>
    );
  }
  const initials = [...skill.name.replaceAll(/[^\p{L}\p{N}]/gu, '')].slice(0, 2).join('');
  return (
    <span className={styles.initials} aria-hidden="true">
      {initials}
    </span>
  );
}
