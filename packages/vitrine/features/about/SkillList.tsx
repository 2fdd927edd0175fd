import { bidiText } from '../../components/bidi-text.tsx';
import { SkillLogo } from '../../components/SkillLogo.tsx';
import type { Skills } from '../../content/schemas/skills.ts';
import styles from './SkillList.module.css';

interface SkillListProps {
  /** The groups of skills, each with a title. */
  groups: Skills['groups'];
}

/** All skills with their logos, in groups. */
export function SkillList({ groups }: SkillListProps) {
  return groups.map(({ title, skills }) => (
    <section key={title} className={`skill-group ${styles.group}`}>
      <h3 className="skill-group-title">{bidiText(title)}</h3>
      <ul className={`skill-list ${styles.skills}`} translate="no">
        {skills.map((skill) => (
          <li key={skill.name} className={`skill ${styles.skill}`}>
            <span className={`skill-logo ${styles.logo}`}>
              <SkillLogo skill={skill} />
            </span>
            {bidiText(skill.name)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
