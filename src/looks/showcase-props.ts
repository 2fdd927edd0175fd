import type { Home } from '../content/schemas/home.ts';
import type { Skill } from '../content/schemas/skills.ts';
import type { UiStrings } from '../i18n/en.ts';

/** Props of each look's display of skills in the first view of Home. */
export interface ShowcaseProps {
  /** One or more. */
  skills: readonly Skill[];
  /** A figure and its words, such as on a price tag. */
  tag: Home['showcase'];
  /** The texts of the interface in the language of the page. */
  strings: UiStrings['skills'];
}
