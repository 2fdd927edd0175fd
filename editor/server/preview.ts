import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { ROOT } from '../../platform/site-paths.ts';

/** A module for the preview's process: ends the process when the editor ends, even if killed. */
const endsWithEditor = 'data:text/javascript,process.once("disconnect",()=>process.exit())';

/** The preview of the site: `npm run dev` in a separate process, not reachable from other machines. */
export class Preview {
  /** The URL of the preview, without a trailing slash. */
  readonly address: string;
  readonly #port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #isStopped = false;

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
   * Starts the preview unless it already runs. Resolves with true when its server responds.
   *
   * @param editor The origin of the editor, with which the pages of the preview exchange messages.
   */
  async start(editor: string): Promise<boolean> {
    if (!this.#child && !this.#isStopped) {
      const program = join(PACKAGE, 'cli', 'main.mjs');
      this.#child = spawn(process.execPath, ['--import', endsWithEditor, program, 'dev'], {
        cwd: ROOT,
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(this.#port),
          BASE: '',
          CONTENT: this.#folder,
          EDITOR_ORIGIN: editor,
        },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      this.#child.once('error', (error) => console.error(error.message));
      this.#child.once('exit', () => {
        this.#child = undefined;
      });
    }
    return await fetch(this.address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  }

  stop(): void {
    this.#isStopped = true;
    this.#child?.kill('SIGTERM');
  }
}
