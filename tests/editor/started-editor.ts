import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { startEditor } from '../../packages/vitrine-editor/main.ts';
import { discardAll } from './content-folder.ts';

/** The editor that the tests of a file share. The values are there once the first test begins. */
export interface StartedEditor {
  /** The absolute path of the content folder. */
  folder: string;
  /** The URL of the editor, without a trailing slash. */
  origin: string;
  port: number;
  /** The URL that opens the editor next; its token can be used once. */
  address: string;
}

/**
 * Starts one editor for all tests of a file, because the editor builds its page each time it starts. Each test
 * begins with an empty page that the editor admits, and without the unsaved changes of the test before.
 *
 * @param makeContent Makes the content folder, which is removed at the end.
 */
export function shareEditor(
  makeContent: () => Promise<string>,
  hasPreview: boolean,
): Readonly<StartedEditor> {
  const started: StartedEditor = { folder: '', origin: '', port: 0, address: '' };
  let stop: (() => Promise<void>) | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    started.folder = await makeContent();
    const editor = await startEditor({
      port: 0,
      environment: { CONTENT: started.folder },
      hasPreview,
      onOpened: (next) => {
        started.address = next;
      },
    });
    stop = editor.stop;
    const { address, port } = editor;
    Object.assign(started, { address, port, origin: `http://127.0.0.1:${port}` });
  });
  test.beforeEach(async ({ context }) => {
    // A page sends its last changes when it is closed, which is after the hooks of its test.
    await discardAll(started.folder);
    // The browser gets the cookie of the session, and no page yet.
    await context.request.get(started.address);
  });
  test.afterAll(async () => {
    await rm(started.folder, { recursive: true });
    await stop?.();
  });
  return started;
}
