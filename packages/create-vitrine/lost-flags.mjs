// @ts-check

/** The options of `vitrine init`, which are passed on. A test compares them with those of the command. */
export const initFlags = [
  ...['name', 'trade', 'words', 'town', 'social', 'skill', 'address', 'delivery', 'form', 'key'],
  ...['endpoint', 'email', 'phone', 'look', 'locale', 'category', 'from', 'images', 'to'],
  'overwrite',
];

/** The settings of npm as which npm reads some of these options, by their beginnings. */
const readAs = new Map([['to', 'token_description']]);

/**
 * `npm create vitrine --host netlify` passes `--host` to npm, which only sets an environment variable. `--yes` is
 * left out, because it answers a question of npm too.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} a message with the right spelling; undefined if npm took no option
 */
export function lostFlags(args, env) {
  if (env.npm_command !== 'init') return undefined;
  const taken = ['host', 'editor', 'like', 'vitrine', ...initFlags].filter(
    (name) => env[`npm_config_${readAs.get(name) ?? name}`],
  );
  if (taken.length === 0) return undefined;
  const list = taken.map((name) => `--${name}`).join(', ');
  const [folder = 'my-site'] = args;
  return `npm took ${list} for itself, because it passes on only what follows a separate --. Write: npm create vitrine ${folder} -- ${taken.map((name) => `--${name} …`).join(' ')}\nIf you did not write ${list}, the setting comes from a file .npmrc.`;
}
