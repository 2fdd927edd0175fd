import { loadContent } from 'vitrine/editing';
import { readBuiltSettings } from 'vitrine/invitations';
import { SettingsError } from 'vitrine/settings';
import { type Asked, accept, askFor, inStore, serverPart, wordsOf } from 'vitrine/testimonials';
import type { AcceptRequest, AskRequest, ReceivedWords } from '../api.ts';
import { Refusal } from './refusal.ts';

/** Makes a link for a client, and a mail for it. @throws Refusal if the site cannot take testimonials */
export async function askForTestimonial(folder: string, request: AskRequest): Promise<Asked> {
  return await refusing(async () => {
    const content = await loadContent(folder);
    const { BASE: base } = await readBuiltSettings();
    const language = request.language || undefined;
    return await askFor(request.project, language, { content, base }, await part());
  });
}

/** The testimonials that came in and are not on the site. @throws Refusal without a message store */
export async function receivedTestimonials(): Promise<ReceivedWords[]> {
  const all = await refusing(async () => await inStore(await part(), (store) => store.list()));
  return all
    .filter(({ state }) => state === 'new')
    .map((one) => ({
      id: one.id,
      author: one.words.author,
      project: one.project,
      day: one.consentDay,
      text: wordsOf(one),
    }));
}

/** Writes a testimonial into the content. @throws Refusal if the text is no quotation, or too long */
export async function acceptTestimonial(
  folder: string,
  { id, text }: AcceptRequest,
): Promise<ReceivedWords[]> {
  await refusing(async () => {
    await inStore(await part(), async (store) => {
      const content = await loadContent(folder);
      const [received] = await store.find(id);
      if (received) await accept(received, text, { folder, content }, store);
    });
  });
  return await receivedTestimonials();
}

/** Deletes the words of a client from the store. */
export async function deleteTestimonial(id: string): Promise<ReceivedWords[]> {
  await refusing(async () => await inStore(await part(), (store) => store.delete(id)));
  return await receivedTestimonials();
}

const part = () => serverPart('Testimonials');

/** Runs an action whose errors the owner can correct. */
async function refusing<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new Refusal(409, () => '{error}', { error: error.message });
  }
}
