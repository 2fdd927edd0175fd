/** A line of a table of figures: what was measured, what came out, and what it must be. */
export interface Figure {
  name: string;
  value: string | number;
  /** What it must be, in words; left out where it only informs. */
  wanted?: string;
  ok?: boolean;
}

/** Prints figures as a table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, wanted = '', ok }) => [
    name,
    String(value),
    wanted,
    ok === undefined ? '' : ok ? 'ok' : 'FAILED',
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(
      `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    );
  }
}

/** Whether every figure is as it must be. */
export function allGood(figures: readonly Figure[]): boolean {
  return figures.every(({ ok }) => ok !== false);
}
