import type { Answers } from '../prompts/questions.ts';
import type { WholeProject } from './complete-projects.ts';
import { type InitFlag, noAddress } from './questions.ts';
import type { Resume } from './resume.ts';
import { toSkill } from './skills.ts';
import { repositoryOf, toSocial } from './socials.ts';

/** A JSON Resume file whose projects lack nothing. */
type OwnResume = Omit<Resume, 'projects'> & { projects: readonly WholeProject[] };

/** The owner, as the answers and perhaps a JSON Resume file describe them. */
export type Owner = ReturnType<typeof toOwner>;

/**
 * Makes an owner out of the answers.
 *
 * @param resume What a JSON Resume file says; where an answer says it too, the answer counts.
 */
export function toOwner(answers: Answers<InitFlag>, resume?: OwnResume) {
  const one = (flag: InitFlag) => answers[flag]?.[0];
  const socials = answers.social?.map(toSocial) ?? resume?.socials ?? [];
  const town = one('town');
  const place = town === undefined ? '' : ` in ${town}`;
  const address = one('address');
  const trade = resume?.label ?? `Freelance web developer${place}`;
  const skills = answers.skill?.map(toSkill);
  return {
    name: one('name') ?? '',
    /** What they make, such as `Websites`. */
    words: answers.words ?? [],
    /** The words above the headline; none where a file gives none. */
    label: resume ? resume.label : trade,
    /** `Freelance web developer in Leith`. */
    trade,
    /** The same inside a sentence. */
    tradeInside: resume?.label ?? `freelance web developer${place}`,
    email: one('email'),
    phone: one('phone'),
    socials,
    repository: repositoryOf(socials),
    skillGroups: skills ? [{ title: 'Tools', skills }] : (resume?.skillGroups ?? []),
    /** Whether there is no project to begin with: a file that names none is the whole of it. */
    hasNoProject: resume?.projects.length === 0,
    address: address ?? noAddress,
    /** Whether the address only stands in for one. */
    hasNoAddress: address === undefined,
    /** The fields of `delivery` in `contact.yaml`. */
    delivery: {
      provider: one('delivery') ?? 'server',
      form: one('form'),
      key: one('key'),
      address: one('endpoint'),
    },
    locale: one('locale') ?? 'en-GB',
    categories: answers.category ?? ['Website'],
    summary: resume?.summary,
    curriculum: resume?.curriculum,
    location: town === undefined ? resume?.location : { city: town },
    projects: resume?.projects ?? [],
    references: resume?.references ?? [],
  };
}
