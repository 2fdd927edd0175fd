import { createElement, type ReactNode } from 'react';
import { isRecord } from '../i18n/is-record.ts';

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
  throw pageError(`${file} has to give ${wrong} to its layout: <Layout page={page}>.`);
}

/**
 * A public component that checks whether a page of the owner gives it all required props. An error is thrown
 * in one sentence that names the file, the component and the props; an error of the component itself, which
 * props of a wrong type cause, in one that names the file and the component.
 *
 * @param required The names of the props that may not be missing.
 * @param file The file of the page.
 */
export function withRequiredProps<Props extends object>(
  Component: (props: Props) => ReactNode,
  name: string,
  required: readonly string[],
  file: string,
): (props: Props) => ReactNode {
  // Thrown by a child, because Astro calls a component first to see whether it returns an element of React.
  const failed = (message: string) =>
    createElement(() => {
      throw pageError(`${file}: <${name}> ${message}`);
    });
  return (props) => {
    const missing = required.filter(
      (prop) => (Reflect.get(props, prop) ?? undefined) === undefined,
    );
    const names = new Intl.ListFormat('en').format(missing.map((prop) => `"${prop}"`));
    if (missing.length > 0) {
      return failed(`needs the ${missing.length === 1 ? 'prop' : 'props'} ${names}.`);
    }
    try {
      return Component(props);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return failed(`cannot show its props: ${error.message}. Compare them with the reference.`);
    }
  };
}

/** An error without a stack trace, which would distract: it names files of Vitrine, not that of the owner. */
function pageError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

function textProblem(page: unknown): string | undefined {
  if (!isRecord(page)) return 'the object page, which it exports,';
  const missing = ['title', 'description'].find(
    (name) => typeof page[name] !== 'string' || page[name] === '',
  );
  return missing && `an object page with a text as ${missing}`;
}
