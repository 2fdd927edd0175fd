import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { findIcon } from 'vitrine/editing';
import { fileLimits, isFileFormat } from 'vitrine/form';
import type { z } from 'zod';
import {
  acceptRequest,
  askRequest,
  changeRequest,
  choiceRequest,
  deleteRequest,
  discardRequest,
  draftRequest,
  invitationRequest,
  newRequest,
  type Overview,
  type PreviewState,
  publishRequest,
  removeRequest,
  restoreRequest,
  saveRequest,
} from '../api.ts';
import { english } from '../english.ts';
import { readJson, readLimited } from './body-limit.ts';
import { addChoice } from './choices.ts';
import { mediaNamesFor } from './content-media.ts';
import type { ContentStore } from './content-store.ts';
import { diskRefusal } from './disk-errors.ts';
import { fillPage } from './editor-page-html.ts';
import { resolveInside } from './file-access.ts';
import { changeInvitation, invitationsOf, makeInvitation } from './invitations.ts';
import type { Preview } from './preview.ts';
import { Refusal } from './refusal.ts';
import { searchIcons } from './search-icons.ts';
import { requireSameOrigin, securityHeaders } from './security.ts';
import type { Session } from './session.ts';
import {
  acceptTestimonial,
  askForTestimonial,
  deleteTestimonial,
  receivedTestimonials,
} from './testimonials.ts';

/** The dependencies of the editor's server. */
export interface AppParts {
  contentStore: ContentStore;
  session: Session;
  /** The folder of the editor's built page, an absolute path. */
  pageFolder: string;
  /** The preview of the site; undefined where the editor runs without a preview. */
  preview?: Preview | undefined;
}

/** Creates the editor's server, which serves the editor's page and the API for that page. */
export function createEditorApp({ contentStore, session, pageFolder, preview }: AppParts): Hono {
  const app = new Hono();
  app.use(securityHeaders(preview?.address), requireSameOrigin, session.require);

  /** Answers requests with a JSON body by the result of an action, as JSON. */
  const onJson = <Body>(
    method: 'DELETE' | 'POST' | 'PUT',
    path: string,
    schema: z.ZodType<Body>,
    act: (body: Body) => Promise<object>,
  ) =>
    app.on(method, path, async (context) =>
      context.json(await act(await readJson(context.req.raw, schema))),
    );

  app.get('/api/overview', async (context) => {
    const overview: Overview = { ...(await contentStore.overview()), preview: preview?.address };
    return context.json(overview);
  });
  app.get('/api/to-do', async (context) => context.json(await contentStore.toDo()));
  const previewState = async (): Promise<PreviewState> =>
    (await preview?.state()) ?? { state: 'stopped', output: '' };
  app.get('/api/preview', async (context) => context.json(await previewState()));
  app.post('/api/preview', async (context) => {
    preview?.start(new URL(context.req.url).origin);
    return context.json(await previewState());
  });
  app.get('/api/file', async (context) =>
    context.json(await contentStore.open(context.req.query('path') ?? '')),
  );
  onJson('PUT', '/api/file', saveRequest, (request) => contentStore.save(request));
  onJson('DELETE', '/api/file', removeRequest, ({ path, hash }) => contentStore.remove(path, hash));
  onJson('PUT', '/api/draft', draftRequest, (request) => contentStore.keepDraft(request));
  onJson('DELETE', '/api/draft', discardRequest, async (request) => {
    await contentStore.discardDraft(request);
    return {};
  });
  onJson('POST', '/api/choices', choiceRequest, (request) => addChoice(contentStore, request));
  app.get('/api/publish', async (context) => context.json(await contentStore.publishState()));
  onJson('POST', '/api/publish', publishRequest, (request) => contentStore.publish(request));
  const { folder } = contentStore;
  const invitations = async () => await invitationsOf(folder, await contentStore.language());
  app.get('/api/invitations', async (context) => context.json(await invitations()));
  onJson('POST', '/api/invitations', invitationRequest, async (request) => {
    await makeInvitation(folder, request);
    return await invitations();
  });
  onJson('PUT', '/api/invitations', changeRequest, async ({ id, until }) => {
    await changeInvitation(folder, id, until);
    return await invitations();
  });
  app.get('/api/testimonials', async (context) => context.json(await receivedTestimonials()));
  onJson('POST', '/api/testimonials/ask', askRequest, (body) => askForTestimonial(folder, body));
  onJson('PUT', '/api/testimonials', acceptRequest, (body) => acceptTestimonial(folder, body));
  onJson('DELETE', '/api/testimonials', deleteRequest, ({ id }) => deleteTestimonial(id));
  onJson('POST', '/api/restore', restoreRequest, async ({ undo }) => ({
    path: await contentStore.restore(undo),
  }));
  onJson('POST', '/api/new', newRequest, async ({ collection, title }) => ({
    path: await contentStore.freePath(collection, title),
  }));
  app.post('/api/media', async (context) => {
    const { path = '', name = '', format } = context.req.query();
    if (!isFileFormat(format)) throw new Refusal(400, ({ errors }) => errors.notUnderstood);
    const { max } = fileLimits[format];
    const bytes = await readLimited(context.req.raw, max, ({ media }) => media.tooHeavy);
    return context.json({ name: await contentStore.addMedia(path, name, format, bytes) });
  });
  app.get('/media', async (context, next) => {
    const file = await contentStore.find(context.req.query('path') ?? '');
    const name = context.req.query('name') ?? '';
    const root = await contentStore.mediaRoot(file);
    if (!(await mediaNamesFor(root, file)).includes(name)) return context.notFound();
    const folder = file.original.split('/').slice(0, -1).join('/');
    const path = await resolveInside(root, `${folder}/${name}`);
    // It answers requests for a part of a video too.
    return await serveStatic({ path })(context, next);
  });
  app.get('/api/icons', (context) => context.json(searchIcons(context.req.query('words') ?? '')));
  app.use('/looks/*', serveStatic({ root: join(import.meta.dirname, '..') }));
  app.get('/icon', (context) => {
    const result = findIcon(context.req.query('name') ?? '');
    if (!('icon' in result)) return context.notFound();
    const { viewBox, body: drawing } = result.icon;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });

  app.on('GET', ['/', '/index.html'], async (context) => {
    const html = await readFile(join(pageFolder, 'index.html'), 'utf8');
    return context.html(fillPage(html, await contentStore.language()));
  });
  app.use('/*', serveStatic({ root: pageFolder }));
  app.onError(async (error, context) => {
    const expected = error instanceof Refusal ? error : diskRefusal(error, contentStore.folder);
    if (expected === undefined) console.error(error);
    const refusal =
      expected ?? new Refusal(500, ({ errors }) => errors.unexpected, { error: error.message });
    // The language is in a file, which the same error may concern.
    const message = refusal.textIn(await contentStore.language().catch(() => english));
    return context.json({ message }, refusal.status);
  });
  return app;
}
