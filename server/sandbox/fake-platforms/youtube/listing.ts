import { createHash } from 'node:crypto';
import type { FakeReply } from '../fake-host.ts';
import { badParameter } from './google-errors.ts';

/** A resource with all its parts; a request gets those that it names. */
export interface Resource {
  kind: string;
  id: unknown;
  parts: Record<string, object | undefined>;
}

/** A page of a list, or why there is none. */
export type Listed = { items: Resource[]; total: number; perPage: number; next?: string; previous?: string };

export const isReply = (listed: Listed | FakeReply): listed is FakeReply => 'status' in listed;

const etagOf = (what: unknown): string => createHash('sha1').update(JSON.stringify(what)).digest('base64url');

/** `part` names the members to return; one that a resource does not have is left out, an unknown one is refused. */
export function partsOf(query: URLSearchParams, known: readonly string[]): string[] | FakeReply {
  const parts = (query.get('part') ?? '').split(',').filter(part => part !== '');
  if (parts.length === 0) return badParameter('missingRequiredParameter', 'Required parameter: part', 'part');
  const unknown = parts.find(part => !known.includes(part));
  return unknown === undefined ? parts : badParameter('unknownPart', unknown, 'part');
}

/** The body of a list. Without results it has no `items`, as seen for channels. */
export function listBody(kind: string, { items, total, perPage, next, previous }: Listed, parts: string[]) {
  const shown = items.map(({ kind, id, parts: all }) => {
    const members = Object.fromEntries(parts.flatMap(part => (all[part] ? [[part, all[part]]] : [])));
    return { kind, etag: etagOf({ kind, id, members }), id, ...members };
  });
  const rest = {
    ...(next !== undefined && { nextPageToken: next }),
    ...(previous !== undefined && { prevPageToken: previous }),
    pageInfo: { totalResults: total, resultsPerPage: perPage },
    ...(shown.length > 0 && { items: shown }),
  };
  return { kind, etag: etagOf(rest), ...rest };
}

const tokenMark = 'page:';
const tokenOf = (from: number) => Buffer.from(`${tokenMark}${from}`).toString('base64url');

function placeOf(token: string): number | null {
  const text = Buffer.from(token, 'base64url').toString();
  const from = text.startsWith(tokenMark) ? Number(text.slice(tokenMark.length)) : NaN;
  return Number.isSafeInteger(from) && from > 0 ? from : null;
}

/** One page of a list: 5 items by default, at most 50; `pageToken` leads to the next and the previous page. */
export function pageOf(
  query: URLSearchParams,
  all: readonly Resource[],
  total = all.length,
): Listed | FakeReply {
  const perPage = Number(query.get('maxResults') ?? 5);
  if (!Number.isInteger(perPage) || perPage < 0 || perPage > 50) {
    const message = "Invalid value 'maxResults'. Values must be within the range: [0, 50]";
    return badParameter('invalidParameter', message, 'maxResults');
  }
  const token = query.get('pageToken');
  const from = token === null ? 0 : placeOf(token);
  if (from === null) {
    const message = 'The request specifies an invalid page token.';
    return badParameter('invalidPageToken', message, 'pageToken');
  }
  const end = from + perPage;
  return {
    items: all.slice(from, end),
    total,
    perPage,
    ...(end < all.length && perPage > 0 && { next: tokenOf(end) }),
    ...(from > 0 && { previous: tokenOf(Math.max(0, from - perPage)) }),
  };
}
