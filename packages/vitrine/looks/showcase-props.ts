import type { Home } from '../content/schemas/home.ts';
import type { Skill } from '../content/schemas/skills.ts';
import type { Strings } from '../i18n/language.ts';

/** Props of each look's component `Showcase`, which shows the skills in the hero of Home. */
export interface ShowcaseProps {
  /** The skills to show, at least one. */
  skills: readonly Skill[];
  /** A number with a short text, shown on a tag such as a price tag. */
  tag: Home['showcase'];
  /** The texts of the interface in the language of the page. */
  strings: Strings['skills'];
}
