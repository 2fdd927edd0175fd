import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../packages/vitrine/node-http/port-of.ts';

export interface SeenRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  fields: [name: string, value: string][];
  body: string;
}

/** A response of the mock server; with `silence`, the server never responds. */
export type MockResponse =
  | 'silence'
  | { status: number; type?: string; body?: string; headers?: Record<string, string> };

/**
 * Starts a mock HTTP server on a free port.
 *
 * @param responses The responses in order, the last one repeated; or a function of the request.
 */
export async function startMockServer(
  responses:
    | readonly MockResponse[]
    | ((request: SeenRequest) => MockResponse | Promise<MockResponse>),
) {
  const seen: SeenRequest[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const type = request.headers['content-type'] ?? '';
    const body = await text(request);
    const form = new Response(body, { headers: { 'Content-Type': type } });
    const fields = type.includes('form') ? [...(await form.formData())] : [];
    const entry: SeenRequest = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      fields: fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      body,
    };
    seen.push(entry);
    const mockResponse =
      typeof responses === 'function'
        ? await responses(entry)
        : responses[Math.min(seen.length, responses.length) - 1];
    if (mockResponse === undefined || mockResponse === 'silence') return;
    response.writeHead(mockResponse.status, {
      'Content-Type': mockResponse.type ?? 'application/json',
      ...mockResponse.headers,
    });
    response.end(mockResponse.body);
  };
  const server = createServer((request, response) => {
    // A failure here fails the test that waits for the response.
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    address: `http://127.0.0.1:${portOf(server)}/take`,
    seen,
    /** Waits for the next request to the mock server. */
    next: () => once(server, 'request'),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type MockServer = Awaited<ReturnType<typeof startMockServer>>;
