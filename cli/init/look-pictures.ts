import { rgb } from 'culori';
import { type LookName, lookNames, lookTokens } from '../../src/looks/looks.ts';
import { tokenColour } from '../../src/styles/token-colour.ts';

/** What repeats along the top edge of a page, in the colours of two tokens. */
interface Edge {
  pattern: string;
  ink: string;
  ground: string;
}

const usualEdge: Edge = { pattern: '▀', ink: 'panel', ground: 'paper' };

const edges: Partial<Record<LookName, Edge>> = {
  shop: { pattern: '▜█▛ ', ink: 'accent', ground: 'paper' },
  catalogue: { pattern: '━', ink: 'ink', ground: 'paper' },
  gallery: { pattern: '──┬──', ink: 'ink-soft', ground: 'paper' },
  workbench: { pattern: '╷╷╷╷│', ink: 'ink-soft', ground: 'rule' },
  departures: { pattern: '▄▄ ', ink: 'accent', ground: 'panel-deep' },
  specimens: { pattern: '▓', ink: 'panel', ground: 'panel-deep' },
};

const width = 22;
/** Between two pictures, and what the prompts put in front of a line. */
const gap = 2;
const margin = 3;

/**
 * A picture of each look by day: the edge of a page, a headline, words and a button.
 *
 * @param depth How many bits of colour the terminal has, as `getColorDepth` tells; below 8 the
 *   pictures have none.
 * @param columns How many letters fit into one of its lines.
 */
export function lookPictures(depth: number, columns: number): string {
  const inRow = Math.max(1, Math.floor((columns - margin + gap) / (width + gap)));
  const pictures = lookNames.map((name) => pictureOf(name, depth));
  const rows = Array.from({ length: Math.ceil(pictures.length / inRow) }, (_, row) =>
    pictures.slice(row * inRow, (row + 1) * inRow),
  );
  return rows
    .map((row) =>
      [0, 1, 2].map((line) => row.map((picture) => picture[line]).join(' '.repeat(gap))).join('\n'),
    )
    .join('\n\n');
}

function pictureOf(name: LookName, depth: number): string[] {
  const tokens = lookTokens(name);
  const paint = (text: string, ink: string, ground: string) =>
    depth < 8
      ? text
      : `\x1b[${code(38, tokens, ink, depth)};${code(48, tokens, ground, depth)}m${text}\x1b[0m`;
  const { pattern, ink, ground } = edges[name] ?? usualEdge;
  const button = depth < 8 ? '[Write]' : ' Write ';
  return [
    paint(pattern.repeat(width).slice(0, width), ink, ground),
    paint(` ${name}`.padEnd(width), 'ink', 'paper'),
    paint(' ━━━━━ ━━━━'.padEnd(width - button.length - 1), 'ink-soft', 'paper') +
      paint(button, 'on-accent', 'accent') +
      paint(' ', 'ink', 'paper'),
  ];
}

/** Where the steps of that cube end, which are 0, 95, 135, 175, 215 and 255. */
const cube = [47, 114, 154, 194, 234, 255];

/** A colour as a terminal takes it (ECMA-48 SGR 38 and 48), exact or from the cube of 256 colours. */
function code(layer: number, tokens: string, token: string, depth: number): string {
  const { r = 0, g = 0, b = 0 } = rgb(tokenColour(tokens, token).day) ?? {};
  const exact = [r, g, b].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  if (depth >= 24) return [layer, 2, ...exact].join(';');
  const [red = 0, green = 0, blue = 0] = exact.map((part) => cube.findIndex((end) => part <= end));
  return [layer, 5, 16 + 36 * red + 6 * green + blue].join(';');
}
