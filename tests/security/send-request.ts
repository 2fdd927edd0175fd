import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An HTTP response as it was received, without decoding. */
export interface HttpResponse {
  status: number | undefined;
  /** The values of a header; two values if the header was sent twice. */
  values: (name: string) => string[];
  /** The names of the headers, in lower case. */
  names: string[];
  /** The size of the status line and the headers, in bytes. */
  head: number;
  /** The body of the response, still compressed. */
  body: Buffer;
}

/** Requests a path exactly as it is written, because `fetch` would normalize it. */
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
  if (response === undefined) throw new Error(`${origin}${path} sent no response.`);
  const { httpVersion, rawHeaders, statusCode, statusMessage } = response;
  // `--` adds two bytes after each header name (for `: `) and after each value (for the line break).
  const head = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n${rawHeaders.join('--')}--\r\n`;
  return {
    status: statusCode,
    head: head.length,
    names: Object.keys(response.headersDistinct),
    values: (name) => response.headersDistinct[name.toLowerCase()] ?? [],
    body: await buffer(response),
  };
}
