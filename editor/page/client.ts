import type { z } from 'zod';
import {
  fileState,
  imageAnswer,
  newAnswer,
  overview,
  previewAnswer,
  refusal,
  removeAnswer,
  type SaveRequest,
  saveAnswer,
} from '../api.ts';
import { messages } from '../messages.ts';

/** Told to the person at the editor as it is. */
class RequestError extends Error {
  override name = 'RequestError';
}

async function ask<T>(address: string, answer: z.ZodType<T>, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init).catch(() => {
    throw new RequestError(messages.errors.unreachable);
  });
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer.parse(data);
  throw new RequestError(refusal.safeParse(data).data?.message ?? messages.errors.unreachable);
}

function send(method: string, data: unknown): RequestInit {
  const headers = { 'Content-Type': 'application/json' };
  return { method, headers, body: JSON.stringify(data) };
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** What the editor's page asks its server for. Each throws a RequestError with words for a person. */
export const client = {
  overview: () => ask('/api/overview', overview),
  open: (path: string) => ask(`/api/file?${query({ path })}`, fileState),
  save: (request: SaveRequest) => ask('/api/file', saveAnswer, send('PUT', request)),
  remove: (path: string, hash: string) =>
    ask('/api/file', removeAnswer, send('DELETE', { path, hash })),
  begin: (kind: string, title: string) => ask('/api/new', newAnswer, send('POST', { kind, title })),
  addImage: (path: string, image: File) =>
    ask(`/api/images?${query({ path, name: image.name })}`, imageAnswer, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: image,
    }),
  preview: () => ask('/api/preview', previewAnswer),
  imageAddress: (path: string, name: string) => `/image?${query({ path, name })}`,
  iconAddress: (name: string) => `/icon?${query({ name })}`,
};

/** The words of an error for a person. */
export function told(error: unknown): string {
  return error instanceof RequestError ? error.message : String(error);
}
