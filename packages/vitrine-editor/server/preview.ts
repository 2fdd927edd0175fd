import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from 'vitrine/command';
import type { PreviewState } from '../api.ts';

/**
 * A module for the preview's process: ends the process when the editor ends, even if killed. It kills the
 * process, because process.exit() can hang while modules are being loaded.
 */
const endsWithEditor =
  'data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"SIGKILL"))';

/** The number of lines that are kept of the output of the preview's process. */
const KEPT_LINES = 12;

/** The preview of the site: `astro dev` in a separate process, not reachable from other machines. */
export class Preview {
  /** The URL of the preview, without a trailing slash. */
  readonly address: string;
  readonly #port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #isStopped = false;
  /** Whether the server of the running process has responded. */
  #isReady = false;
  /** Whether the process ended by itself. */
  #hasFailed = false;
  #output = '';

  /**
   * @param port The port of the preview, which has to be free.
   * @param folder The content folder, an absolute path.
   */
  constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
    this.address = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts the preview unless it already runs.
   *
   * @param editor The origin of the editor, with which the pages of the preview exchange messages.
   */
  start(editor: string): void {
    if (this.#child || this.#isStopped) return;
    const program = fileURLToPath(new URL('../preview/main.mjs', import.meta.url));
    const child = spawn(process.execPath, ['--import', endsWithEditor, program], {
      cwd: ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        BASE: '',
        CONTENT: this.#folder,
        EDITOR_ORIGIN: editor,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#isReady = false;
    this.#hasFailed = false;
    this.#output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      this.#keep(text);
    });
    child.once('error', ({ message }) => {
      console.error(message);
      this.#keep(message);
      this.#end(child);
    });
    child.once('exit', () => this.#end(child));
  }

  /** The state of the process. Its server is asked only until it has responded once. */
  async state(): Promise<PreviewState> {
    const output = this.#output.trim();
    if (!this.#child) return { state: this.#hasFailed ? 'failed' : 'stopped', output };
    if (!this.#isReady) {
      const responds = await fetch(this.address, { method: 'HEAD' }).then(
        () => true,
        () => false,
      );
      if (responds) this.#isReady = true;
    }
    return { state: this.#isReady ? 'ready' : 'starting', output };
  }

  stop(): void {
    this.#isStopped = true;
    this.#child?.kill('SIGTERM');
  }

  #end(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#hasFailed = !this.#isStopped;
  }

  /** Keeps the last lines of the output, without the colours of a terminal. */
  #keep(text: string): void {
    const lines = (this.#output + stripVTControlCharacters(text)).split('\n');
    this.#output = lines.slice(-KEPT_LINES - 1).join('\n');
  }
}
