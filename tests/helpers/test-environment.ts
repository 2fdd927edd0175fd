import { devNull } from 'node:os';

/**
 * The variables of the machine that tests read. Each other one is left out, so that a test has the same result on a
 * desktop, on a build server, and where the owner has set variables for a site of their own.
 */
const kept = [
  // The system: programs, and the places of files.
  /^(?:path|home|user|logname|shell|term|tmpdir|temp|display|systemroot|appdata|localappdata)$/i,
  // The network, for the tests that install packages.
  /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir))$/i,
  /^npm_config_(?:registry|cache|userconfig|globalconfig|(?:https_|no)?proxy|cafile|strict_ssl)$/i,
  /^npm_(?:node_)?execpath$/,
  // What the tools and scripts/test.ts set.
  /^(?:ASTRO|PLAYWRIGHT|PW|VITEST)_?\w*$/,
  /^(?:TEST(?:_\w+)?|NODE_COMPILE_CACHE|GOMAXPROCS|ALLOW_MISSING)$/,
  // What somebody sets for a run of the tests.
  /^(?:CHROMIUM_PATH|FONTCONFIG_FILE|SEED|CASES|COUNT|PAGES|REQUESTS|SWAPPED|FILM|HERE|PACKED|PACKAGES)$/,
];

/** Variables with one value on each machine. Times are those of UTC, and Git reads no settings of a person, such as signed commits or other line ends. */
const fixed = { NODE_ENV: 'test', TZ: 'UTC', GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };

/** The environment of tests. @param machine The variables of this machine. */
export function testEnvironment(machine: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables = Object.entries(machine);
  return {
    ...Object.fromEntries(variables.filter(([name]) => kept.some((names) => names.test(name)))),
    ...fixed,
  };
}

/** Gives this process, and each process that it starts, the environment of tests. */
export function enterTestEnvironment(): void {
  const environment = testEnvironment(process.env);
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
}
