import { isRecord } from '../lib/is-record.ts';

/**
 * Checks the props that a page of the owner gives to `Layout`, because Astro does not check their types.
 *
 * @param file The file of the page.
 * @throws Error in one sentence that names the file of the page and the prop
 */
export function checkPageProps(props: Readonly<Record<string, unknown>>, file: string): void {
  const { page, subject, unlisted } = props;
  const wrong =
    textProblem(page) ??
    (subject === undefined || typeof subject === 'string'
      ? undefined
      : 'the prop subject as a text') ??
    (unlisted === undefined || typeof unlisted === 'boolean'
      ? undefined
      : 'the prop unlisted as true or false');
  if (wrong === undefined) return;
  const error = new Error(`${file} has to give ${wrong} to its layout: <Layout page={page}>.`);
  // A stack trace would distract: it names files of Vitrine, not that of the owner.
  error.stack = '';
  throw error;
}

function textProblem(page: unknown): string | undefined {
  if (!isRecord(page)) return 'the object page, which it exports,';
  const missing = ['title', 'description'].find(
    (name) => typeof page[name] !== 'string' || page[name] === '',
  );
  return missing && `an object page with a text as ${missing}`;
}
