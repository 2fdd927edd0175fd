import { loadLanguage, spokenLocale } from '../../i18n/load-language.ts';
import { t } from '../../i18n/t.ts';
import { askQuestions, type Terminal } from '../prompts/ask-questions.ts';
import type { Answers, Question } from '../prompts/question.ts';
import type { UnusedValue } from './field-reader.ts';
import { type InitFlag, placeholderAddress } from './init-questions.ts';
import type { Resume, ResumeProject } from './read-resume.ts';
import { skillWithLogo } from './skill-logos.ts';
import { repositoryOf, toSocial } from './social-links.ts';

/** A project with all fields that the content requires. */
export type CompleteProject = ResumeProject & { category: string };

/**
 * Asks for the category and the technologies of projects for which a JSON Resume file does not name
 * them. A project that still lacks one of the two is omitted, because `init` invents no facts.
 *
 * @param kinds The categories that the owner named; a single one applies to every project.
 */
export async function completeProjects(
  projects: readonly ResumeProject[],
  kinds: readonly string[],
  terminal: Terminal | undefined,
): Promise<{ projects: CompleteProject[]; unused: UnusedValue[] }> {
  const complete: CompleteProject[] = [];
  const unused: UnusedValue[] = [];
  for (const project of projects) {
    const { path, title, technologies } = project;
    const kind = project.category ?? (kinds.length === 1 ? kinds[0] : undefined);
    const missingFields: Question<'type' | 'keywords'>[] = [];
    if (kind === undefined)
      missingFields.push(question('type', `Which category does the project '${title}' have?`));
    if (technologies.length === 0) {
      const ask = `Which technologies, separated by commas, does the project '${title}' use?`;
      missingFields.push(question('keywords', ask, true));
    }
    const { type, keywords = [] } = await askQuestions(missingFields, {}, terminal);
    const category = kind ?? type?.[0];
    if (category !== undefined && technologies.length + keywords.length > 0) {
      complete.push({ ...project, category, technologies: [...technologies, ...keywords] });
    } else {
      const missing = missingFields.map(({ flag }) => flag).join(' and no ');
      unused.push({
        path,
        reason: `the project has no ${missing}; add it with: npm run new project "${title}"`,
      });
    }
  }
  return { projects: complete, unused };
}

function question<Flag extends string>(flag: Flag, ask: string, isList = false): Question<Flag> {
  return { flag, value: flag, help: ask, ask: `${ask} (Enter omits the project)`, isList };
}

/** The data on the owner, from the answers and, if given, a JSON Resume file. */
export type Owner = Awaited<ReturnType<typeof toOwner>>;

/**
 * Combines the answers with the data of a JSON Resume file.
 *
 * @param projects The projects that the owner entered, or those of a JSON Resume file.
 * @param resume The data of a JSON Resume file. An answer replaces the same field of the file.
 */
export async function toOwner(
  answers: Answers<InitFlag>,
  projects: readonly CompleteProject[],
  resume?: Resume,
) {
  const one = (flag: InitFlag) => answers[flag]?.[0];
  const socials = answers.social?.map(toSocial) ?? resume?.socials ?? [];
  const town = one('town');
  const address = one('address');
  const skills = answers.skill?.map(skillWithLogo);
  const delivery = one('delivery') ?? 'server';
  const locale = one('locale') ?? 'en-GB';
  const words = answers.words ?? [];
  const { firstContent: texts } = await loadLanguage(locale);
  const profession = one('trade') ?? '';
  const trade =
    resume?.label ??
    (town === undefined ? profession : t(texts.tradeInTown, { trade: profession, town }, locale));
  return {
    ...resume,
    projects,
    name: one('name') ?? '',
    /** The things that the owner makes, such as `Websites`. */
    words,
    /** `words` as a list inside a sentence, such as `Websites and Shops`. */
    wordsInside: new Intl.ListFormat(spokenLocale(locale)).format(words),
    /** The text above the headline; undefined if the JSON Resume file has no label. */
    label: resume ? resume.label : trade,
    /** The trade with the town, such as `Freelance web developer in Leith`. */
    trade,
    /** `trade` inside a sentence, where only German nouns keep their capital letter. */
    tradeInside: /^de\b/.test(locale)
      ? trade
      : trade.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    email: one('email'),
    phone: one('phone'),
    socials,
    repository: repositoryOf(socials),
    skillGroups: skills ? [{ title: texts.skills.group, skills }] : (resume?.skillGroups ?? []),
    /** Whether the new site has no project, because the JSON Resume file contains no complete one. */
    hasNoProject: resume !== undefined && projects.length === 0,
    address: address ?? placeholderAddress,
    /** Whether the address is only a placeholder. */
    hasNoAddress: address === undefined,
    look: one('look'),
    /** The hosting provider; if not answered, the one that `delivery` implies, or else undefined. */
    host: one('host') ?? { server: 'own-server', netlify: 'netlify' }[delivery],
    /** The fields of `delivery` in `contact.yaml`. */
    delivery: { provider: delivery, form: one('form'), key: one('key'), address: one('endpoint') },
    locale,
    /** The texts with which the new files begin, in the language of the site. */
    texts,
    categories: answers.category ?? ['Website'],
    location: town === undefined ? resume?.location : { city: town },
  };
}
