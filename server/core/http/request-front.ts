import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Answers a request, or calls `next` to pass it on. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Lets `front` handle every request before the application does, without the cost of its hooks. */
export function standInFront(server: Server, front: Front): void {
  const behind = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // While the server closes, end each connection after its response; a busy one would never end otherwise.
    if (!server.listening) response.shouldKeepAlive = false;
    front(request, response, () => {
      for (const listener of behind) listener.call(server, request, response);
    });
  });
}

/** Tries the fronts one after the other; a request that none of them answers is passed on. */
export const inTurn =
  (fronts: readonly Front[]): Front =>
  (request, response, next) => {
    const [first, ...others] = fronts;
    if (first) first(request, response, () => inTurn(others)(request, response, next));
    else next();
  };
