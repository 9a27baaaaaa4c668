import { type FakeHost, type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';
import { channelParts, findChannels } from './channels-list.ts';
import {
  badToken,
  keyInvalid,
  quotaExceeded,
  scopeMissing,
  searchesExhausted,
  tooFast,
  unregistered,
} from './google-errors.ts';
import { isReply, listBody, partsOf, type Listed } from './listing.ts';
import { findPlaylistItems, playlistItemParts } from './playlist-items.ts';
import { search, searchParts } from './search-list.ts';
import type { FakeTokens, Grant } from './google-tokens.ts';
import type { UnitMeter } from './unit-meter.ts';
import { findVideos, videoParts } from './videos-list.ts';

interface Caller {
  /** The key of the project whose quota is used. */
  key: string;
  grant: Grant | null;
}

type Find = (world: FakeWorld, query: URLSearchParams, grant: Grant | null) => Listed | FakeReply;

const resources: Record<string, { kind: string; parts: readonly string[]; find: Find }> = {
  channels: { kind: 'youtube#channelListResponse', parts: channelParts, find: findChannels },
  playlistItems: {
    kind: 'youtube#playlistItemListResponse',
    parts: playlistItemParts,
    find: findPlaylistItems,
  },
  videos: { kind: 'youtube#videoListResponse', parts: videoParts, find: findVideos },
  search: { kind: 'youtube#searchListResponse', parts: searchParts, find: search },
  i18nLanguages: { kind: 'youtube#i18nLanguageListResponse', parts: ['snippet'], find: findLanguages },
};

/** YouTube Data API v3 (developers.google.com/youtube/v3/docs). */
export function dataApi(world: FakeWorld, tokens: FakeTokens, meter: UnitMeter): FakeHost {
  return {
    answer(request) {
      const [, name = ''] = /^\/youtube\/v3\/(\w+)$/.exec(request.path) ?? [];
      const resource = resources[name];
      if (!resource || request.method !== 'GET') return { status: 404, body: '<!doctype html><p>Not Found' };
      const caller = callerOf(request, tokens);
      if ('status' in caller) return caller;
      const bucket = name === 'search' ? 'search' : 'units';
      if (!meter.take(caller.key, bucket)) return bucket === 'search' ? searchesExhausted : quotaExceeded;
      const parts = partsOf(request.query, resource.parts);
      if (!Array.isArray(parts)) return parts;
      const listed = resource.find(world, request.query, caller.grant);
      return isReply(listed) ? listed : conditional(request, listBody(resource.kind, listed, parts));
    },
    moods: { quota: quotaExceeded, rate: tooFast, refused: keyInvalid },
  };
}

/** A key in the query (or in a header), or the token of a user who gave access. */
function callerOf({ query, headers }: FakeRequest, tokens: FakeTokens): Caller | FakeReply {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const grant = tokens.ofAccess(bearer);
    if (!grant) return badToken;
    const mayRead = grant.scopes.some(scope => /\/auth\/youtube(?:\.readonly)?$/.test(scope));
    return mayRead ? { key: grant.clientId, grant } : scopeMissing;
  }
  const key = query.get('key') ?? headers['x-goog-api-key'];
  if (key === undefined) return unregistered;
  return /^(?:AIza|sample-)/.test(key) ? { key, grant: null } : keyInvalid;
}

/**
 * Returns 304 if the etag equals that of the body; it costs the same. Unverified: whether the etag of YouTube's
 * playlist items changes without the items, and that the etag is quoted.
 */
function conditional({ headers }: FakeRequest, body: { etag: string }): FakeReply {
  const known = headers['if-none-match']?.replace(/^(?:W\/)?"(.*)"$/, '$1');
  return known === body.etag ? { status: 304, body: '' } : json(body);
}

function findLanguages(): Listed {
  const items = ['en', 'zh-CN'].map(hl => ({
    kind: 'youtube#i18nLanguage',
    id: hl,
    parts: { snippet: { hl, name: hl } },
  }));
  return { items, total: items.length, perPage: items.length };
}
