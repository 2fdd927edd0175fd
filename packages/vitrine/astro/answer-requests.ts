import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { readTarget } from '../http/read-target.ts';

/** A request to the development server, without the sub-path of the site. */
interface DevRequest {
  request: Connect.IncomingMessage;
  response: ServerResponse;
  pathname: string;
  searchParams: URLSearchParams;
}

/**
 * Lets a function answer requests to the development server. Its errors, thrown or as rejected promises,
 * become error pages of Vite, because an error that nothing handles would end the server.
 *
 * @param answer Returns false for a request that it leaves to others.
 */
export function answerRequests(
  { middlewares }: Pick<ViteDevServer, 'middlewares'>,
  answer: (request: DevRequest) => boolean | Promise<boolean>,
): void {
  middlewares.use((request, response, next) => {
    const target = readTarget(request.url);
    if (target === undefined) return next();
    const { pathname, searchParams } = target;
    const answered = async () => await answer({ request, response, pathname, searchParams });
    answered().then((isAnswered) => isAnswered || next(), next);
  });
}
