/** The lines of code that a part of the repository may have. */
interface Budget {
  part: string;
  folders: RegExp;
  /** The maximum. While it is above the goal, it follows the count downwards and is never raised. */
  limit: number;
  /** The maximum to reach in the end. A decision record gives the reason where a goal is raised. */
  goal: number;
}

/** Lines of `.ts`, `.tsx`, `.mjs`, `.js`, `.astro` and `.css`, without tests, translations and examples. */
const budgets: readonly Budget[] = [
  { part: 'looks', folders: /^packages\/vitrine\/looks\//, limit: 11_390, goal: 9600 },
  {
    part: 'site',
    folders: /^packages\/vitrine\/(?!looks\/|cli\/|node-http\/)/,
    limit: 36_432,
    goal: 21_900,
  },
  {
    part: 'command line',
    folders: /^packages\/vitrine\/(?:cli|node-http)\//,
    limit: 5832,
    goal: 4500,
  },
  { part: 'server', folders: /^packages\/vitrine-server\//, limit: 7850, goal: 7850 },
  { part: 'editor', folders: /^packages\/vitrine-editor\//, limit: 14_153, goal: 11_500 },
  { part: 'create-vitrine', folders: /^packages\/create-vitrine\//, limit: 610, goal: 500 },
  {
    part: 'tools',
    folders: /^(?:scripts|tests\/bench|docs\/site)\/|^[^/]+$|^\.config\//,
    limit: 3914,
    goal: 3000,
  },
];

/** How far a count may fall before its limit has to follow. */
const SLACK = 50;

/** An error message for each part with more lines than its limit, or with a limit that can fall. */
export function lineErrors(files: ReadonlyMap<string, string>): string[] {
  return budgets.flatMap(({ part, folders, limit, goal }) => {
    const count = [...files]
      .filter(([file]) => folders.test(file))
      .reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0);
    const said = `${part}: ${count} lines of code, limit ${limit} (scripts/line-budgets.ts).`;
    if (count > limit) return `${said} Remove ${count - limit} lines.`;
    if (limit > goal && count < limit - SLACK)
      return `${said} Lower the limit to ${Math.max(count, goal)}.`;
    return [];
  });
}
