import type { Graph, Thing } from 'schema-dts';

/**
 * Things in the terms of schema.org, as the text of a `<script type="application/ld+json">`. No
 * text in them can end the script: `<` is written as an escape.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
