import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gitEnvironment } from '../../packages/vitrine/astro/run-git.ts';
import { disableTelemetry, ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { end } from './server-process.ts';
import { writeFiles } from './write-files.ts';

/**
 * A program in place of npm. It unpacks those of our packages that the project lists, and adds the other packages as
 * hard links to those of this repository. Vite refuses to serve files of linked folders.
 */
const installer = `const { execFileSync } = require('node:child_process');
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { HERE, PACKED, PACKAGES } = process.env;
for (const name of Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)) {
  const packed = readdirSync(PACKED).find((file) => file.startsWith(name) && /^-\\d.*tgz$/.test(file.slice(name.length)));
  if (packed === undefined) continue;
  const folder = 'node_modules/' + name;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', PACKED + '/' + packed, '-C', folder, '--strip-components=1']);
}
const names = readdirSync(PACKAGES).filter((name) => !/^(vitrine.*|[.](?!bin$).*)$/.test(name));
const copy = (flags) =>
  execFileSync('cp', [flags, ...names, HERE + '/node_modules'], { cwd: PACKAGES, stdio: 'pipe' });
try {
  copy('-al');
} catch {
  // The temporary folder may be on another disk.
  copy('-a');
}
writeFileSync('package-lock.json', '{}');
`;

const owner = {
  GIT_AUTHOR_NAME: 'Ines Halloran',
  GIT_AUTHOR_EMAIL: 'ines@halloran.test',
  GIT_COMMITTER_NAME: 'Ines Halloran',
  GIT_COMMITTER_EMAIL: 'ines@halloran.test',
};

/** @param home The folder around the project. */
const environment = (home: string) => ({
  ...gitEnvironment(),
  ...disableTelemetry,
  ...owner,
  NODE_ENV: undefined,
  CONTENT: undefined,
  OUT_DIR: undefined,
  // The repositories of a host are in the folder `online`, for Git as if the owner had access there.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${home}/online/.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://code.halloran.test/',
  BROWSER: 'none',
  PORT: '0',
});

/** The project of an owner, made by `npm create vitrine` from packed files, without the network. */
export class OwnerSite {
  /** The folder of the project, an absolute path. */
  readonly folder: string;
  #editor: ChildProcess | undefined;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Creates the project in a folder.
   *
   * @param home An empty folder, in which the project gets a folder of its own.
   * @param flags The answers to the questions of the command.
   */
  static async create(home: string, ...flags: readonly string[]): Promise<OwnerSite> {
    const run = promisify(execFile);
    const packages = ['vitrine', 'vitrine-server', 'vitrine-editor'].map((name) =>
      join(ROOT, 'packages', name),
    );
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', home, ...packages]);
    await writeFiles(home, { 'npm-cli.js': installer });
    const folder = join(home, 'my-site');
    const program = join(ROOT, 'packages/create-vitrine/create.mjs');
    await run(process.execPath, [program, 'my-site', '--yes', ...flags], {
      cwd: home,
      env: {
        ...environment(home),
        HERE: folder,
        PACKED: home,
        PACKAGES: join(ROOT, 'node_modules'),
        npm_execpath: join(home, 'npm-cli.js'),
        npm_config_user_agent: 'npm/11.0.0 node/v24.0.0',
      },
    });
    return new OwnerSite(folder);
  }

  /** Runs a command of Vitrine. @returns its exit code and its output */
  async run(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
    const child = this.#spawn(args);
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
    }
    const code = await new Promise<number | null>((done) => child.once('close', done));
    return { code, output: parts.join('') };
  }

  /** Starts the editor. @returns the URL that opens it */
  async edit(): Promise<string> {
    const child = this.#spawn(['edit']);
    this.#editor = child;
    child.stderr.pipe(process.stderr);
    return await new Promise((started, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        const url = /The editor is at (\S+)/.exec(line)?.[1];
        if (url !== undefined) started(url);
      });
      child.once('exit', (code) => failed(new Error(`The editor ended with exit code ${code}.`)));
    });
  }

  async stop(): Promise<void> {
    await end(this.#editor);
  }

  #spawn(args: readonly string[]) {
    const program = join(this.folder, 'node_modules/vitrine/cli/vitrine.mjs');
    return spawn(process.execPath, [program, ...args], {
      cwd: this.folder,
      env: environment(dirname(this.folder)),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
