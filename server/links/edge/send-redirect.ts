import type { IncomingMessage, ServerResponse } from 'node:http';
import { readerLanguageOf } from '../../core/http/request-language.ts';
import { pageHtml, pagePolicy } from './edge-pages.ts';
import type { PageKind } from './page-texts/page-texts.ts';

const statuses: Record<PageKind, number> = {
  unknown: 404,
  off: 404,
  expired: 410,
  tooMany: 429,
  unavailable: 503,
  inApp: 200,
};

/** No cache between us and the visitor may answer: a visit that does not reach us is not counted. */
const unkept = ['Cache-Control', 'private, no-store, max-age=0', 'X-Robots-Tag', 'noindex'];

export function sendRedirect(response: ServerResponse, target: string, cookie: string | null): void {
  const headers = ['Location', target, ...unkept, 'Content-Length', '0'];
  if (cookie) headers.push('Set-Cookie', cookie);
  response.writeHead(302, headers);
  response.end();
}

/** In the visitor's language. @param url of the short link, for a page from which it can be copied */
export function sendPage(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  response: ServerResponse,
  kind: PageKind,
  { url = '', cookie = null }: { url?: string; cookie?: string | null } = {},
): void {
  const html = pageHtml(kind, readerLanguageOf(headers['accept-language']), url);
  const sent = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(html)),
  ];
  sent.push(...unkept, 'Content-Security-Policy', pagePolicy, 'X-Content-Type-Options', 'nosniff');
  sent.push('Referrer-Policy', 'no-referrer', 'Vary', 'Accept-Language');
  if (kind === 'tooMany') sent.push('Retry-After', '60');
  if (kind === 'unavailable') sent.push('Retry-After', '5');
  if (cookie) sent.push('Set-Cookie', cookie);
  response.writeHead(statuses[kind], sent);
  response.end(method === 'HEAD' ? undefined : html);
}

export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, ['Allow', 'GET, HEAD', 'Content-Length', '0']);
  response.end();
}
