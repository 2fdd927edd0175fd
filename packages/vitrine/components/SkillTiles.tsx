import type { Skill } from '../content/schemas/skills.ts';
import { isolated } from '../i18n/direction.ts';
import type { Strings } from '../i18n/language.ts';
import { SkillLogo } from './SkillLogo.tsx';
import styles from './SkillTiles.module.css';

interface SkillTilesProps {
  skills: readonly Skill[];
  strings: Strings['skills'];
  className: string | undefined;
}

/** The skills as a list of logos; each entry also has the name of the skill for screen readers. */
export function SkillTiles({ skills, strings, className }: SkillTilesProps) {
  return (
    <ul className={className} aria-label={strings.label} translate="no">
      {skills.map((skill) => (
        <li key={skill.name} className="skill-tile" title={isolated(skill.name)}>
          <span className={`tile ${styles.tile}`}>
            <SkillLogo skill={skill} />
          </span>
          <span className="visually-hidden">{skill.name}</span>
        </li>
      ))}
    </ul>
  );
}
