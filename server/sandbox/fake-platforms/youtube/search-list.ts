import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import type { FakeReply, FakeWorld } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { badParameter } from './google-errors.ts';
import { pageOf, type Listed, type Resource } from './listing.ts';
import { shownPosts, titleOf, videoSnippet } from './videos-list.ts';

// developers.google.com/youtube/v3/docs/search and …/search/list
export const searchParts = ['id', 'snippet'];

/** No search returns more, whatever `totalResults` says (zenn.dev/jqinglong/articles/1161615fdaa6f6). */
const end = 500;

/** Searches channels or videos by a text; results of the region come first. */
export function search(world: FakeWorld, query: URLSearchParams): Listed | FakeReply {
  const q = (query.get('q') ?? '').trim();
  const type = query.get('type') ?? 'video,channel,playlist';
  const region = query.get('regionCode');
  if (region !== null && !/^[a-z]{2}$/i.test(region)) {
    return badParameter('invalidParameter', `'${region}' is no region code.`, 'regionCode');
  }
  if (type !== 'channel' && type !== 'video') {
    // Unverified: the fake supports only these two; YouTube also accepts playlists and several types.
    return badParameter('invalidParameter', `Invalid value '${type}'.`, 'type');
  }
  const since = query.get('publishedAfter');
  if (since !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(since)) {
    return badParameter('invalidParameter', `Invalid value '${since}'.`, 'publishedAfter');
  }
  if (type === 'video' && since !== null) {
    const hits = newVideos(world, q, { since: new Date(since), byDate: query.get('order') === 'date' });
    return pageOf(query, hits.slice(0, end), hits.length);
  }
  const { people } = world;
  const found = q.startsWith('#')
    ? // Unverified: the order. The newest channels come first, which nobody has collected yet.
      people.withHashtag('youtube', q.slice(1)).toReversed()
    : q === ''
      ? []
      : people.find('youtube', q);
  const open = found.filter(({ state }) => state === 'open');
  const isThere = ({ record }: Person) => record.region === region?.toUpperCase();
  const ranked = region === null ? open : [...open.filter(isThere), ...open.filter(one => !isThere(one))];
  const hits = ranked.flatMap(one => (type === 'channel' ? [channelHit(one)] : videoHits(world, one, q)));
  return pageOf(query, hits.slice(0, end), hits.length);
}

/**
 * Unverified: with `date` the newest come first; otherwise this fake reverses the order, so that nobody relies on it.
 */
function newVideos(
  world: FakeWorld,
  q: string,
  { since, byDate }: { since: Date; byDate: boolean },
): Resource[] {
  const found = world.people
    .tagged('youtube', q.replace(/^#/, ''), since)
    .filter(({ post }) => Date.parse(post.publishedAt) <= world.now().getTime());
  return (byDate ? found : found.toReversed()).map(({ person, post }) => videoHit(person, post));
}

function channelHit({ record }: Person): Resource {
  const { platformId: channelId } = record;
  const title = record.name ?? record.handle;
  const snippet = {
    publishedAt: '2016-03-01T09:00:00Z',
    channelId,
    title,
    description: (record.bio ?? '').slice(0, 160),
    thumbnails: {},
    channelTitle: title,
    liveBroadcastContent: 'none',
  };
  return { kind: 'youtube#searchResult', id: { kind: 'youtube#channel', channelId }, parts: { snippet } };
}

const hitsOfOne = 2;

function videoHits(world: FakeWorld, person: Person, q: string): Resource[] {
  const tag = q.slice(1).toLowerCase();
  const posts = shownPosts(world, person);
  const hits = q.startsWith('#')
    ? posts.filter(post => post.hashtags?.some(each => each.toLowerCase() === tag))
    : posts.filter(post => post.caption?.toLowerCase().includes(q.toLowerCase()));
  // Unverified: how many videos of one channel are among the first.
  return hits.slice(0, hitsOfOne).map(post => videoHit(person, post));
}

function videoHit(person: Person, post: SourcePost): Resource {
  const snippet = { ...videoSnippet(person, post), description: titleOf(post).description.slice(0, 160) };
  const id = { kind: 'youtube#video', videoId: post.platformPostId };
  return { kind: 'youtube#searchResult', id, parts: { snippet } };
}
