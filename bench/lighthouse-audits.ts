import lighthouse, { type Result } from 'lighthouse';

/**
 * What Lighthouse says of a page, as on a phone with a slow line.
 *
 * @param port The one that the browser listens on.
 * @throws Error where it could not look at the page.
 */
export async function lookWithLighthouse(
  url: string,
  port: number,
  categories: readonly string[],
): Promise<Result> {
  const onlyCategories = [...categories];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return result.lhr;
}

/** The value of an audit in its own unit, such as ms; NaN where it has none. */
export const auditValue = ({ audits }: Result, id: string) =>
  audits[id]?.numericValue ?? Number.NaN;
