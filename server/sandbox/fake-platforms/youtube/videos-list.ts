import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import type { FakeReply, FakeWorld } from '../fake-host.ts';
import type { FoundPost, Person } from '../fake-people.ts';
import { badParameter } from './google-errors.ts';
import type { Listed, Resource } from './listing.ts';

// developers.google.com/youtube/v3/docs/videos and …/videos/list
export const videoParts = [
  'contentDetails',
  'id',
  'liveStreamingDetails',
  'localizations',
  'paidProductPlacementDetails',
  'player',
  'recordingDetails',
  'snippet',
  'statistics',
  'status',
  'topicDetails',
];

/** Posts that everybody can see by now, newest first; none of deleted or private people. */
export function shownPosts(world: FakeWorld, { record, state }: Person): SourcePost[] {
  if (state !== 'open') return [];
  const at = world.now().getTime();
  return (record.posts ?? [])
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= at)
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

const isShown = (world: FakeWorld, { person, post, isPrivate }: FoundPost) =>
  person.state === 'open' && !isPrivate && Date.parse(post.publishedAt) <= world.now().getTime();

/** Deleted, private and unknown videos are missing in the items. */
export function findVideos(world: FakeWorld, query: URLSearchParams): Listed | FakeReply {
  const id = query.get('id');
  if (id === null) {
    const message = 'No filter selected. Expected one of: chart, id, myRating';
    return badParameter('missingRequiredParameter', message, '');
  }
  const ids = [...new Set(id.split(','))];
  if (ids.length > 50) return badParameter('invalidFilters', 'Too many ids.', 'id');
  const items = ids.flatMap(each => {
    const found = world.people.post('youtube', each);
    return found && isShown(world, found) ? [videoOf(found.person, found.post)] : [];
  });
  return { items, total: items.length, perPage: items.length || 5 };
}

/** A title has at most a hundred characters; the rest is the description. */
export function titleOf({ caption = '' }: SourcePost): { title: string; description: string } {
  const [line = ''] = caption.split('\n', 1);
  const title = line.slice(0, 100);
  return { title, description: caption.slice(title.length).replace(/^\n/, '') };
}

const pictures = (post: SourcePost) => {
  const picture = post.coverUrl ? { url: post.coverUrl, width: 480, height: 360 } : undefined;
  return picture ? { default: picture, medium: picture, high: picture } : {};
};

/** A post without a length is a broadcast that is still running. */
const isLive = (post: SourcePost) => post.durationSeconds === undefined;

export const videoSnippet = ({ record }: Person, post: SourcePost) => ({
  publishedAt: new Date(post.publishedAt).toISOString().replace(/\.\d+Z$/, 'Z'),
  channelId: record.platformId,
  ...titleOf(post),
  thumbnails: pictures(post),
  channelTitle: record.name ?? record.handle,
  liveBroadcastContent: isLive(post) ? 'live' : 'none',
});

function videoOf(person: Person, post: SourcePost): Resource {
  const { title, description } = titleOf(post);
  const parts = {
    snippet: {
      ...videoSnippet(person, post),
      ...(post.hashtags && { tags: post.hashtags }),
      categoryId: '22',
      localized: { title, description },
    },
    contentDetails: {
      duration: isoDuration(post.durationSeconds ?? 0),
      dimension: '2d',
      definition: 'hd',
      caption: 'false',
      licensedContent: false,
      contentRating: {},
      projection: 'rectangular',
    },
    status: {
      uploadStatus: 'processed',
      privacyStatus: 'public',
      license: 'youtube',
      embeddable: true,
      publicStatsViewable: true,
      madeForKids: false,
    },
    // Hidden likes and disabled comments are left out.
    statistics: {
      ...(post.plays !== undefined && { viewCount: String(post.plays) }),
      ...(post.likes !== undefined && { likeCount: String(post.likes) }),
      favoriteCount: '0',
      ...(post.comments !== undefined && { commentCount: String(post.comments) }),
    },
    paidProductPlacementDetails: { hasPaidProductPlacement: post.platformSponsored ?? false },
  };
  return { kind: 'youtube#video', id: post.platformPostId, parts };
}

/** `PT1H2M3S`, `P1DT1S`; zero is `P0D`. */
export function isoDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  const count = (units: number, letter: string) => (units > 0 ? `${units}${letter}` : '');
  const days = count(Math.floor(whole / 86_400), 'D');
  const time =
    count(Math.floor(whole / 3600) % 24, 'H') +
    count(Math.floor(whole / 60) % 60, 'M') +
    count(whole % 60, 'S');
  return whole === 0 ? 'P0D' : `P${days}${time && `T${time}`}`;
}
