import type { z } from 'zod';
import { MAX_IMAGE_BYTES } from '../../src/content/images/image-files.ts';
import {
  errorAnswer,
  fileState,
  imageAnswer,
  newAnswer,
  overview,
  previewAnswer,
  removeAnswer,
  type SaveRequest,
  saveAnswer,
} from '../api.ts';
import { messages } from '../messages.ts';

/** Its message is for the person at the editor. */
class RequestError extends Error {
  override name = 'RequestError';
}

async function request<T>(address: string, answer: z.ZodType<T>, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init).catch(() => {
    throw new RequestError(messages.errors.unreachable);
  });
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer.parse(data);
  throw new RequestError(errorAnswer.safeParse(data).data?.message ?? messages.errors.unreachable);
}

function json(method: string, data: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) };
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Requests to the editor's server. Each throws a RequestError with a message for a person. */
export const client = {
  overview: () => request('/api/overview', overview),
  open: (path: string) => request(`/api/file?${query({ path })}`, fileState),
  save: (data: SaveRequest) => request('/api/file', saveAnswer, json('PUT', data)),
  remove: (path: string, hash: string) =>
    request('/api/file', removeAnswer, json('DELETE', { path, hash })),
  create: (kind: string, title: string) =>
    request('/api/new', newAnswer, json('POST', { kind, title })),
  addImage: async (path: string, image: File) => {
    if (image.size > MAX_IMAGE_BYTES) throw new RequestError(messages.images.tooHeavy);
    return await request(`/api/images?${query({ path, name: image.name })}`, imageAnswer, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: image,
    });
  },
  preview: () => request('/api/preview', previewAnswer),
  imageAddress: (path: string, name: string) => `/image?${query({ path, name })}`,
  iconAddress: (name: string) => `/icon?${query({ name })}`,
};

export function errorMessage(error: unknown): string {
  return error instanceof RequestError ? error.message : String(error);
}
