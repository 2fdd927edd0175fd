import type { Education, Language, Work } from '../../../src/content/schemas/curriculum.ts';
import type { OwnSkillGroup } from '../skills.ts';
import type { OwnSocial } from '../socials.ts';

/** A project as a JSON Resume file tells of it. */
export interface ResumeProject {
  title: string;
  summary: string | undefined;
  client: string | undefined;
  category: string | undefined;
  technologies: readonly string[];
  url: string | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | undefined;
  highlights: readonly string[];
}

/** What a JSON Resume file says that has a place in the content. */
export interface Resume {
  /** What the questions ask too, by flag. */
  answers: Readonly<Record<'name' | 'email' | 'phone' | 'address', string | undefined>>;
  /** What the owner is, in a few words. */
  label: string | undefined;
  /** A few sentences about the owner. */
  summary: string | undefined;
  socials: readonly OwnSocial[];
  work: readonly Work[];
  education: readonly Education[];
  languages: readonly Language[];
  skillGroups: readonly OwnSkillGroup[];
  projects: readonly ResumeProject[];
  references: readonly { author: string; text: string }[];
}
