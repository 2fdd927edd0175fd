// @ts-check

/** The settings with which pnpm runs only the install script of the package node. @type {readonly [string, string][]} */
export const pnpmFiles = [
  ['pnpm-workspace.yaml', 'allowBuilds:\n  node: true\n  esbuild: false\n'],
];

/**
 * Replaces the npm commands in a text by the equivalent pnpm commands.
 * @param {string} text
 * @param {string} version the version of pnpm
 */
export function inPnpm(text, version) {
  const install = `npm install --global pnpm@${version.split('.')[0]}`;
  return text
    .replaceAll(/^( *)(?=- uses: actions\/setup-node@)/gm, `$1- run: ${install}\n$1`)
    .replaceAll('cache: npm', 'cache: pnpm')
    .replaceAll('package-lock.json', 'pnpm-lock.yaml pnpm-workspace.yaml')
    .replaceAll(' && npm cache clean --force', '')
    .replaceAll('RUN npm ci', `RUN ${install} && npm ci`)
    .replaceAll('npm ci', 'pnpm install --frozen-lockfile')
    .replaceAll(/\bnpm (?=run |start\b)/g, 'pnpm ')
    .replaceAll('npx wrangler', 'pnpm dlx wrangler')
    .replaceAll('npx ', 'pnpm exec ');
}
