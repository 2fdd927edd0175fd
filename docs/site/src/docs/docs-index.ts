import { posix } from 'node:path';

export interface Question {
  /** The end of a sentence that begins with `I want to …`. */
  question: string;
  /** The title of the page that answers. */
  page: string;
  /** The page's file, as a path from the root of the repository, and its fragment, if it has one. */
  path: string;
  fragment: string;
}

export interface DocsSection {
  title: string;
  questions: readonly Question[];
}

/** Reads the sections of `docs/README.md` that are a heading and a table of questions and pages. */
export function readDocsIndex(text: string): DocsSection[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      questions: [...section.matchAll(/^\| (?!I want)(.+?) \| .*?\[(.+?)\]\((.+?)\)/gm)].map(
        ([, question = '', page = '', target = '']) => {
          const [file = '', fragment = ''] = target.split('#');
          return { question, page, path: posix.join('docs', file), fragment };
        },
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
