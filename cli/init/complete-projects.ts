import { answer } from '../prompts/answer.ts';
import type { Question } from '../prompts/questions.ts';
import type { Asker } from '../prompts/terminal.ts';
import type { Left } from './ledger.ts';
import type { ResumeProject } from './resume.ts';

/** A project of a JSON Resume file that has all that the content needs to know of one. */
export type WholeProject = ResumeProject & { category: string };

/**
 * Asks for the kind and the technologies of projects of which a JSON Resume file does not tell them.
 * A project that stays without is left out: nothing is invented for it.
 *
 * @param kinds What the owner says that projects are; a single one holds for every project.
 */
export async function completeProjects(
  projects: readonly ResumeProject[],
  kinds: readonly string[],
  asker: Asker | undefined,
): Promise<{ projects: WholeProject[]; left: Left[] }> {
  const whole: WholeProject[] = [];
  const left: Left[] = [];
  for (const project of projects) {
    const { path, title, technologies } = project;
    const kind = project.category ?? (kinds.length === 1 ? kinds[0] : undefined);
    const lacks: Question<'type' | 'keywords'>[] = [
      ...(kind === undefined ? [question('type', `What kind of project is '${title}'?`)] : []),
      ...(technologies.length === 0
        ? [question('keywords', `What is '${title}' made with, with commas between?`, true)]
        : []),
    ];
    const { type, keywords = [] } = await answer(lacks, {}, asker);
    const category = kind ?? type?.[0];
    if (category !== undefined && technologies.length + keywords.length > 0) {
      whole.push({ ...project, category, technologies: [...technologies, ...keywords] });
    } else {
      const missing = lacks.map(({ flag }) => flag).join(' and no ');
      left.push({ path, why: `it has no ${missing}: npm run new project "${title}"` });
    }
  }
  return { projects: whole, left };
}

function question<Flag extends string>(flag: Flag, ask: string, isList = false): Question<Flag> {
  return { flag, value: flag, help: ask, ask: `${ask} (Enter leaves the project out)`, isList };
}
