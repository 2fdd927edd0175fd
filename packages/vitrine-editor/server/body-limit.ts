import { MEGABYTE } from 'vitrine/form';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Maximum size of a request other than a file, in MB. `fileLimits` has those of files. */
const MAX_JSON_MEGABYTES = 5;

/** Parses the JSON body of a request. @throws Refusal where the JSON does not match the schema */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const bytes = await readLimited(request, MAX_JSON_MEGABYTES, ({ errors }) => errors.tooLong);
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new Refusal(400, ({ errors }) => errors.notUnderstood);
  }
}

/**
 * Reads the body of a request of at most `max` MB. A body that is too long is still read to its end, because a browser
 * reads no response until it has sent the whole body.
 */
export async function readLimited(
  request: Request,
  max: number,
  tooLong: ConstructorParameters<typeof Refusal>[1],
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= max * MEGABYTE) chunks.push(chunk);
  }
  if (size > max * MEGABYTE) throw new Refusal(413, tooLong, { max });
  return Buffer.concat(chunks);
}
