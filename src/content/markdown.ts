import { markdownToHtml } from 'satteri';

/** Markdown as HTML, by the processor that Astro itself uses. */
export async function renderMarkdown(markdown: string): Promise<string> {
  const { html } = await markdownToHtml(markdown);
  return html;
}
