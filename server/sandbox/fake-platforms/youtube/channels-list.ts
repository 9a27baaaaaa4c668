import type { FakeReply, FakeWorld } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { badParameter } from './google-errors.ts';
import type { Listed, Resource } from './listing.ts';
import type { Grant } from './google-tokens.ts';
import { shownPosts } from './videos-list.ts';

// developers.google.com/youtube/v3/docs/channels and …/channels/list
export const channelParts = [
  'brandingSettings',
  'contentDetails',
  'contentOwnerDetails',
  'id',
  'localizations',
  'snippet',
  'statistics',
  'status',
  'topicDetails',
];

const filters = ['forHandle', 'forUsername', 'id', 'managedByMe', 'mine'];

/** Deleted, suspended and unknown channels are missing in the items. */
export function findChannels(
  world: FakeWorld,
  query: URLSearchParams,
  grant: Grant | null,
): Listed | FakeReply {
  const given = filters.filter(filter => query.has(filter));
  if (given.length === 0) {
    const message = `No filter selected. Expected one of: ${filters.join(', ')}`;
    return badParameter('missingRequiredParameter', message, '');
  }
  if (given.length > 1) {
    const message = `Incompatible parameters specified in the request: ${given.join(', ')}`;
    return badParameter('incompatibleParameters', message, given[0] ?? '');
  }
  const found = peopleFor(world, query, grant);
  if ('status' in found) return found;
  // In an order of its own, not in that of the ids.
  const open = found
    .filter(({ state }) => state !== 'gone')
    .toSorted((a, b) => (a.record.platformId < b.record.platformId ? -1 : 1));
  return { items: open.map(one => channelOf(world, one)), total: open.length, perPage: open.length || 5 };
}

function peopleFor({ people }: FakeWorld, query: URLSearchParams, grant: Grant | null): Person[] | FakeReply {
  const of = (name: string) => query.get(name) ?? '';
  const one = (person: Person | null) => (person ? [person] : []);
  if (query.has('mine')) {
    // Unverified: Google's text for a key that asks for "mine".
    if (!grant) return badParameter('invalidFilters', 'The request is not properly authorized.', 'mine');
    return one(people.byId('youtube', grant.channelId));
  }
  if (query.has('forHandle')) return one(people.byHandle('youtube', of('forHandle').replace(/^@/, '')));
  // User names from before handles existed: here they equal the handle.
  if (query.has('forUsername')) return one(people.byHandle('youtube', of('forUsername')));
  const ids = of('id').split(',');
  // Unverified: how more than fifty ids are refused.
  if (ids.length > 50) return badParameter('invalidFilters', 'Too many ids.', 'id');
  return [...new Set(ids)].flatMap(id => one(people.byId('youtube', id)));
}

/** `UU` instead of `UC`; ids without that prefix get `UU-`. */
const uploadsOf = (id: string): string => (id.startsWith('UC') ? `UU${id.slice(2)}` : `UU-${id}`);
export const channelOfUploads = (playlist: string): string =>
  playlist.startsWith('UU-') ? playlist.slice(3) : `UC${playlist.slice(2)}`;

/** Rounds to three digits: 123,456 is shown as 123,000. */
function rounded(subscribers: number): number {
  const step = 10 ** Math.max(0, String(subscribers).length - 3);
  return Math.floor(subscribers / step) * step;
}

function channelOf(world: FakeWorld, person: Person): Resource {
  const { record, state } = person;
  const { platformId: id, region, language, tags = [], avatarUrl, category } = record;
  const isPrivate = state === 'private';
  const title = record.name ?? record.handle;
  const description = record.bio ?? '';
  const keywords = tags.map(tag => (tag.includes(' ') ? `"${tag}"` : tag)).join(' ');
  const picture = avatarUrl ? { url: avatarUrl, width: 240, height: 240 } : undefined;
  const parts = {
    snippet: {
      title,
      description,
      // In lower case, whatever the creator typed.
      customUrl: `@${record.handle.toLowerCase()}`,
      publishedAt: '2016-03-01T09:00:00Z',
      thumbnails: picture ? { default: picture, medium: picture, high: picture } : {},
      ...(language !== undefined && { defaultLanguage: language }),
      localized: { title, description },
      ...(region !== undefined && { country: region }),
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(id) } },
    // Unverified: what the API shows of a private channel; here it exists but has no figures.
    ...(!isPrivate && { statistics: statisticsOf(world, person) }),
    status: {
      privacyStatus: isPrivate ? 'private' : 'public',
      isLinked: true,
      longUploadsStatus: 'longUploadsUnspecified',
    },
    brandingSettings: { channel: { title, description, ...(keywords !== '' && { keywords }) } },
    ...(category !== undefined && {
      topicDetails: { topicCategories: [`https://en.wikipedia.org/wiki/${encodeURIComponent(category)}`] },
    }),
  };
  return { kind: 'youtube#channel', id, parts };
}

function statisticsOf(world: FakeWorld, person: Person): object {
  const { record, hidesFollowers } = person;
  const isHidden = hidesFollowers || record.followers === undefined;
  return {
    // Plays since the channel was created are unknown here: a plausible number.
    viewCount: String((record.followers ?? 1000) * 40),
    // Unverified: older answers return "0" for a hidden count; some clients see the field left out.
    subscriberCount: String(isHidden ? 0 : rounded(record.followers ?? 0)),
    hiddenSubscriberCount: isHidden,
    videoCount: String(record.postCount ?? shownPosts(world, person).length),
  };
}
