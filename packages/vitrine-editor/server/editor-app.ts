import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { findIcon } from 'vitrine/editing';
import { fileLimits, isFileFormat } from 'vitrine/form';
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
  app.put('/api/file', async (context) =>
    context.json(await contentStore.save(await readJson(context.req.raw, saveRequest))),
  );
  app.put('/api/draft', async (context) =>
    context.json(await contentStore.keepDraft(await readJson(context.req.raw, draftRequest))),
  );
  app.delete('/api/draft', async (context) => {
    await contentStore.discardDraft(await readJson(context.req.raw, discardRequest));
    return context.json({});
  });
  app.delete('/api/file', async (context) => {
    const { path, hash } = await readJson(context.req.raw, removeRequest);
    return context.json(await contentStore.remove(path, hash));
  });
  app.post('/api/choices', async (context) =>
    context.json(await addChoice(contentStore, await readJson(context.req.raw, choiceRequest))),
  );
  app.get('/api/publish', async (context) => context.json(await contentStore.publishState()));
  app.post('/api/publish', async (context) => {
    const request = await readJson(context.req.raw, publishRequest);
    return context.json(await contentStore.publish(request));
  });
  const invitations = async () =>
    await invitationsOf(contentStore.folder, await contentStore.language());
  app.get('/api/invitations', async (context) => context.json(await invitations()));
  app.post('/api/invitations', async (context) => {
    await makeInvitation(contentStore.folder, await readJson(context.req.raw, invitationRequest));
    return context.json(await invitations());
  });
  app.put('/api/invitations', async (context) => {
    const { id, until } = await readJson(context.req.raw, changeRequest);
    await changeInvitation(contentStore.folder, id, until);
    return context.json(await invitations());
  });
  app.get('/api/testimonials', async (context) => context.json(await receivedTestimonials()));
  app.post('/api/testimonials/ask', async (context) => {
    const request = await readJson(context.req.raw, askRequest);
    return context.json(await askForTestimonial(contentStore.folder, request));
  });
  app.put('/api/testimonials', async (context) => {
    const request = await readJson(context.req.raw, acceptRequest);
    return context.json(await acceptTestimonial(contentStore.folder, request));
  });
  app.delete('/api/testimonials', async (context) => {
    const { id } = await readJson(context.req.raw, deleteRequest);
    return context.json(await deleteTestimonial(id));
  });
  app.post('/api/restore', async (context) => {
    const { undo } = await readJson(context.req.raw, restoreRequest);
    return context.json({ path: await contentStore.restore(undo) });
  });
  app.post('/api/new', async (context) => {
    const { collection, title } = await readJson(context.req.raw, newRequest);
    return context.json({ path: await contentStore.freePath(collection, title) });
  });
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
