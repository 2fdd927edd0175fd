import { bidiText } from '../../components/bidi-text.tsx';
import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillLogo } from '../../components/SkillLogo.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';

/** The skills as one running line of logos and names, next to the number of the tag. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className="showcase">
      <ShowcaseTag tag={tag} className="" />
      <ul
        className={`skill-list ${skills.length > 24 ? 'many' : ''}`}
        aria-label={strings.label}
        translate="no"
      >
        {skills.map((skill) => (
          <li key={skill.name} className="skill">
            <span className="skill-logo">
              <SkillLogo skill={skill} />
            </span>
            {bidiText(skill.name)}
          </li>
        ))}
      </ul>
    </div>
  );
}
