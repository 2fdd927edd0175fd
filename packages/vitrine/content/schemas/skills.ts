import { z } from 'zod';
import { icon, text } from './fields/fields.ts';
import { nonEmptyList } from './fields/lists.ts';

const skill = z.strictObject({
  name: text(30).describe('The name of the skill.'),
  logo: icon()
    .optional()
    .describe(
      'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.',
    ),
});

export const skillsSchema = z.strictObject({
  heading: text(80).describe('The heading of the section with the skills.'),
  groups: nonEmptyList(
    z.strictObject({
      title: text(40).describe('The name of the group of skills.'),
      skills: nonEmptyList(skill).describe(
        'The skills of the group, in the order in which they are shown.',
      ),
    }),
  ).describe('The groups of skills, in the order in which they are shown.'),
});

export type Skills = z.output<typeof skillsSchema>;
export type Skill = z.output<typeof skill>;
