import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { sendRequest } from '../../../tests/security/send-request.ts';
import { answerRequests } from './answer-requests.ts';

test('no request and no error of an answer ends the dev server', async () => {
  const vite = await createServer({
    root: await temporaryFolder({}),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  });
  onTestFinished(() => vite.close());
  answerRequests(vite, ({ pathname }) => {
    if (pathname === '/thrown') throw new Error('thrown at once');
    return false;
  });
  answerRequests(vite, async ({ response, pathname, searchParams }) => {
    if (pathname === '/rejected') throw new Error('thrown later');
    if (pathname !== '/page' && !pathname.startsWith('//')) return false;
    response.end(`${pathname} ${searchParams.get('look')}`);
    return true;
  });
  await vite.listen();
  const answers = [];
  for (const path of ['/thrown', '/rejected', '//', '//a:b@:/', '/page?look=%zz']) {
    const { status, body } = await sendRequest(vite.resolvedUrls?.local[0] ?? '', path);
    answers.push([path, status, status === 200 ? body.toString() : '']);
  }
  expect(answers).toEqual([
    ['/thrown', 500, ''],
    ['/rejected', 500, ''],
    ['//', 200, '// null'],
    ['//a:b@:/', 200, '//a:b@:/ null'],
    ['/page?look=%zz', 200, '/page %zz'],
  ]);
});
