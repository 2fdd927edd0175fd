import { z } from 'zod';
import { icon, text } from './fields/fields.ts';
import { nonEmptyList } from './fields/lists.ts';

const skill = z.strictObject({
  name: text(30).describe('The name of the skill.'),
  logo: icon()
    .optional()
    .describe('An Iconify name, such as logos:react. Without one its first letters are shown.'),
});

export const skillsSchema = z.strictObject({
  heading: text(80).describe('The heading of the section.'),
  groups: nonEmptyList(
    z.strictObject({
      title: text(40).describe('The name of the group.'),
      skills: nonEmptyList(skill).describe('Its skills, in order.'),
    }),
  ).describe('The groups, in order.'),
});

export type Skills = z.output<typeof skillsSchema>;
export type Skill = z.output<typeof skill>;
