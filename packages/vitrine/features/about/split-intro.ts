import { headingLength } from '../../components/PageHeading.tsx';

/** Takes the first paragraph out of a biography, if it is plain text that is short enough to be beside the heading. */
export function splitIntro(heading: string, html: string): { intro?: string; rest: string } {
  const [paragraph, intro = ''] = /^\s*<p>([^<&]+)<\/p>/.exec(html) ?? [];
  return paragraph === undefined || headingLength(heading, intro) === 'long'
    ? { rest: html }
    : { intro, rest: html.slice(paragraph.length) };
}
