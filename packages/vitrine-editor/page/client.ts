import { type FileFormat, fileLimits, MEGABYTE } from 'vitrine/form';
import type {
  AcceptRequest,
  AskedWords,
  AskRequest,
  ChoiceResponse,
  DraftRequest,
  DraftResponse,
  FileState,
  IconsFound,
  InvitationRequest,
  InvitationsState,
  Overview,
  PreviewState,
  PublishRequest,
  PublishResponse,
  PublishState,
  ReceivedWords,
  RemoveResponse,
  SaveRequest,
  SaveResponse,
  ToDoList,
} from '../api.ts';
import { strings, t } from './language.ts';

async function request<ResponseBody>(address: string, init?: RequestInit): Promise<ResponseBody> {
  const response = await fetch(address, init).catch(() => {
    throw new Error(strings.errors.unreachable);
  });
  if (response.ok) return await response.json();
  const { message } = await response.json().catch(() => ({}));
  throw new Error(message ?? strings.errors.unreachable);
}

function json(method: string, data: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) };
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Requests to the editor's server. A failed request throws an Error with a message for the owner. */
export const client = {
  overview: () => request<Overview>('/api/overview'),
  toDo: () => request<ToDoList>('/api/to-do'),
  open: (path: string) => request<FileState>(`/api/file?${query({ path })}`),
  save: (data: SaveRequest) => request<SaveResponse>('/api/file', json('PUT', data)),
  /** Keeps changes without saving them. @param isLast Whether the page is being closed. */
  keepDraft: (data: DraftRequest, isLast: boolean) =>
    request<DraftResponse>('/api/draft', { ...json('PUT', data), keepalive: isLast }),
  /** Discards kept changes, unless another window has changed them since. */
  discardDraft: (path: string, revision: string | undefined) =>
    request<object>('/api/draft', json('DELETE', { path, revision })),
  remove: (path: string, hash: string) =>
    request<RemoveResponse>('/api/file', json('DELETE', { path, hash })),
  /** Undoes a deletion; resolves with the path of the restored file. */
  restore: (undo: string) => request<{ path: string }>('/api/restore', json('POST', { undo })),
  /** Finds an unused path for a new entry; no file is written. */
  create: (collection: string, title: string) =>
    request<{ path: string }>('/api/new', json('POST', { collection, title })),
  /** Uploads an image, a video or captions; resolves with the path relative to the content file. */
  addMedia: async (path: string, file: File, format: FileFormat) => {
    const { max } = fileLimits[format];
    if (file.size > max * MEGABYTE) throw new Error(t(strings.media.tooHeavy, { max }));
    // Neither a folder nor a file that was moved meanwhile can be read.
    const unreadable = () => Promise.reject(new Error(strings.media.unreadable));
    await file.slice(0, 1).arrayBuffer().catch(unreadable);
    const address = `/api/media?${query({ path, name: file.name, format })}`;
    return await request<{ name: string }>(address, { method: 'POST', body: file });
  },
  /** Adds a word to the choices of a field in the file at a path. */
  addChoice: (path: string, field: string, word: string) =>
    request<ChoiceResponse>('/api/choices', json('POST', { path, field, word })),
  invitations: () => request<InvitationsState>('/api/invitations'),
  invite: (data: InvitationRequest) =>
    request<InvitationsState>('/api/invitations', json('POST', data)),
  /** Changes the last day of an invitation, or without one withdraws it. */
  changeInvitation: (id: string, until?: string) =>
    request<InvitationsState>('/api/invitations', json('PUT', { id, until })),
  ask: (data: AskRequest) => request<AskedWords>('/api/testimonials/ask', json('POST', data)),
  testimonials: () => request<ReceivedWords[]>('/api/testimonials'),
  accept: (data: AcceptRequest) => request<ReceivedWords[]>('/api/testimonials', json('PUT', data)),
  deleteTestimonial: (id: string) =>
    request<ReceivedWords[]>('/api/testimonials', json('DELETE', { id })),
  publishState: () => request<PublishState>('/api/publish'),
  publish: (wanted: PublishRequest) =>
    request<PublishResponse>('/api/publish', json('POST', wanted)),
  /** The state of the preview's process. */
  preview: () => request<PreviewState>('/api/preview'),
  /** Starts the preview, also after it has failed. */
  startPreview: () => request<PreviewState>('/api/preview', json('POST', {})),
  mediaAddress: (path: string, name: string) => `/media?${query({ path, name })}`,
  icons: (words: string) => request<IconsFound>(`/api/icons?${query({ words })}`),
  lookAddress: (name: string) => `/looks/${name}.webp`,
  iconAddress: (name: string) => `/icon?${query({ name })}`,
};
