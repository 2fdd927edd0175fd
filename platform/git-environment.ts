/** Variables with which a Git hook would point git at another repository. */
const misleading = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX'];

/** The environment for git: without the variables of a hook, and with messages in English. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };
  for (const name of misleading) Reflect.deleteProperty(env, name);
  return env;
}
