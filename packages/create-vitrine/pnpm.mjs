// @ts-check

/**
 * The settings file of pnpm: it allows only the install script of the package node. If a version in package.json is a
 * packed file, the dependencies of other packages get that file too (`overrides`).
 * @param {Readonly<Record<string, string>>} dependencies the versions of the packages
 * @returns {[path: string, text: string]}
 */
export function pnpmWorkspace(dependencies) {
  const packed = Object.entries(dependencies).filter(([, version]) => version.startsWith('file:'));
  const overrides = packed.map(([name, file]) => `  ${name}: ${JSON.stringify(file)}\n`);
  const builds = `allowBuilds:\n${'node' in dependencies ? '  node: true\n' : ''}  esbuild: false\n`;
  return [
    'pnpm-workspace.yaml',
    [builds, ...(packed.length > 0 ? ['overrides:\n', ...overrides] : [])].join(''),
  ];
}

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
