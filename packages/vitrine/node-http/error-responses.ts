import { type ServerResponse, STATUS_CODES } from 'node:http';
import { strictCspHeader } from '../http/content-security-policy.ts';
import { CACHE_REVALIDATE, commonHeaders, documentHeaders } from '../http/headers.ts';

const headers = [
  ...commonHeaders,
  ...documentHeaders,
  strictCspHeader,
  { name: 'Cache-Control', value: CACHE_REVALIDATE },
  { name: 'Content-Type', value: 'text/plain; charset=utf-8' },
];

/** HTTP statuses for requests that Node cannot parse, by Node's error code; 400 for any other code. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** The response to a request that is rejected before it reaches the router. */
export function errorResponse(status: number, text: string): Response {
  const entries = headers.map(({ name, value }) => [name, value] as const);
  return new Response(text, { status, headers: Object.fromEntries(entries) });
}

const BROKEN = 'Something went wrong on our side. Please try again later.';

/** The response to a request for which the router threw an error. */
export function brokenResponse(): Response {
  return errorResponse(500, BROKEN);
}

/** Sends {@link brokenResponse} without the router. */
export function sendBroken(outgoing: ServerResponse): void {
  outgoing
    .writeHead(
      500,
      headers.flatMap(({ name, value }) => [name, value]),
    )
    .end(BROKEN);
}

/** The response to a request that Node cannot parse, as text of HTTP/1.1. @param error Node's error. */
export function parseErrorText(error: NodeJS.ErrnoException): string {
  const status = statuses.get(error.code ?? '') ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const lines = [
    `HTTP/1.1 ${status} ${text}`,
    ...headers.map(({ name, value }) => `${name}: ${value}`),
    `Content-Length: ${text.length}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
