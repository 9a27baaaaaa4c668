import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Answers a request, or leaves it to the application behind. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Lets `front` see every request before the application does, without what that does for each. */
export function standInFront(server: Server, front: Front): void {
  const behind = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // Who is being closed says so, or a busy connection would never end.
    if (!server.listening) response.shouldKeepAlive = false;
    front(request, response, () => {
      for (const listener of behind) listener.call(server, request, response);
    });
  });
}

/** The first one that answers ends the request; a request that none wants goes on to the server. */
export const inTurn =
  (fronts: readonly Front[]): Front =>
  (request, response, next) => {
    const [first, ...others] = fronts;
    if (first) first(request, response, () => inTurn(others)(request, response, next));
    else next();
  };
