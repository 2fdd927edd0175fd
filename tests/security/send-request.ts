import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it was received. */
export interface HttpResponse {
  status: number | undefined;
  /** The values of a header; two where it was sent twice. */
  values: (name: string) => string[];
  /** The names of the headers, in small letters. */
  names: string[];
  /** Bytes of the status line and the headers. */
  head: number;
  /** Still compressed. */
  body: Buffer;
}

/** Requests a path as it is written; `fetch` would normalize it. */
export async function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, method, headers, agent: false });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error(`${origin}${path} gave no answer.`);
  const { httpVersion, rawHeaders, statusCode, statusMessage } = response;
  // Two bytes follow each name (`: `) and each value.
  const head = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n${rawHeaders.join('--')}--\r\n`;
  return {
    status: statusCode,
    head: head.length,
    names: Object.keys(response.headersDistinct),
    values: (name) => response.headersDistinct[name.toLowerCase()] ?? [],
    body: await buffer(response),
  };
}
