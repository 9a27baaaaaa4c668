import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FakeReply, FakeRequest } from './fake-host.ts';

/* The HTTP side of fakes: what they are asked, and what they answer. */

export const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
export const typeOf = (body: unknown) =>
  typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=UTF-8';

export function sendFakeReply(response: ServerResponse, { status, headers, body }: FakeReply): void {
  response.writeHead(status, { 'content-type': typeOf(body), ...headers });
  response.end(status === 304 ? undefined : textOf(body));
}

/** Reads a request for `/<host>/<path>`. */
export async function readFakeRequest(request: IncomingMessage): Promise<FakeRequest> {
  const url = new URL(request.url ?? '/', 'http://fakes');
  const [, host = '', ...path] = url.pathname.split('/');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  return {
    method: request.method ?? 'GET',
    host,
    path: `/${path.map(decodeURIComponent).join('/')}`,
    query: url.searchParams,
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
