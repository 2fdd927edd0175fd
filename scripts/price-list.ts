// The price of each test file: its processor time in the last run, builds and browsers included.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../packages/vitrine/cli/output.mjs';
import { isAbsent } from '../packages/vitrine/errors/error-codes.ts';
import { CACHE } from '../packages/vitrine/settings/site-paths.ts';

const PRICES = join(CACHE, 'test-prices');

/** The kinds of tests, each of which writes a list of its own. */
const kinds = ['unit', 'page'] as const;

/** Seconds of processor time by test file, with paths from the root of the repository. */
type Prices = Map<string, number>;

/** Saves the prices of a run. */
export function savePrices(kind: (typeof kinds)[number], prices: Prices): void {
  mkdirSync(PRICES, { recursive: true });
  writeFileSync(join(PRICES, `${kind}.json`), JSON.stringify([...prices]));
}

/** The lines of the price list, the highest price first, with the sum of each kind of tests at the end. */
export function priceLines(kindPrices: Readonly<Record<string, Prices>>): string[] {
  const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(7)}  ${name}`;
  const sums = Object.entries(kindPrices).map(([kind, prices]): [string, number] => [
    `${prices.size} files of ${kind} tests`,
    prices.values().reduce((sum, seconds) => sum + seconds, 0),
  ]);
  const files = Object.values(kindPrices).flatMap((prices) => [...prices]);
  return [
    ...files.sort(([, one], [, other]) => other - one).map(([file, price]) => line(price, file)),
    ...sums.map(([name, sum]) => line(sum, name)),
  ];
}

/** Prints the prices of the last run: `npm test -- --prices`. */
export function printPrices(): void {
  const saved = kinds.map((kind) => [kind, new Map(readPrices(kind))] as const);
  console.log('Processor time of the last run, in seconds:');
  console.log(priceLines(Object.fromEntries(saved)).join('\n'));
}

function readPrices(kind: string): [string, number][] {
  try {
    return JSON.parse(readFileSync(join(PRICES, `${kind}.json`), 'utf8'));
  } catch (error) {
    if (isAbsent(error)) fail(`There are no prices of ${kind} tests yet. Run: npm test`);
    throw error;
  }
}
