import type { CreatorRecord, SourcePost } from '../../../../../contract/core/sources/source-records.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { creatorRecord, tidyPost } from '../../files/mappings/mapping.ts';
import type { Channel } from './channels.ts';
import type { Video } from './videos.ts';

/** Converts a channel with its newest videos into a record of the catalogue. */
export function recordOf(channel: Channel, videos: readonly Video[]): CreatorRecord {
  const handle = channel.handle ?? channel.id;
  return creatorRecord({
    platform: 'youtube',
    platformId: channel.id,
    handle,
    name: channel.name,
    homepageUrl: homeOf(channel, handle),
    avatarUrl: channel.avatarUrl,
    bio: channel.bio,
    region: channel.region,
    language: channel.language,
    tags: tagsIn(channel.keywords ?? ''),
    followers: channel.followers,
    postCount: channel.videoCount,
    observedAt: channel.seenAt,
    posts: videos.map(video => postOf(video, handle)),
  });
}

/** Creators of the sandbox have ids that YouTube never uses; their addresses lead nowhere. */
const isSample = (id: string) => id.startsWith('sample-');
const sampleHome = (handle: string) => `https://youtube.example/@${handle}`;

function homeOf(channel: Channel, handle: string): string {
  if (isSample(channel.id)) return sampleHome(handle);
  return channel.handle === undefined
    ? `https://www.youtube.com/channel/${channel.id}`
    : profileLink('youtube', handle);
}

/** @param handle of its creator, which is part of the address of a sample */
const videoLink = ({ id, channelId }: Video, handle: string): string =>
  isSample(channelId) ? `${sampleHome(handle)}/watch/${id}` : `https://www.youtube.com/watch?v=${id}`;

/**
 * Shorts get the address of an ordinary video, since the API does not distinguish them: videos of up to three minutes
 * may be Shorts, but the API does not say whether they are upright.
 */
export function postOf(video: Video, handle: string): SourcePost {
  return tidyPost({
    platformPostId: video.id,
    url: videoLink(video, handle),
    caption: `${video.title}\n${video.description}`.trimEnd(),
    coverUrl: video.coverUrl,
    durationSeconds: video.durationSeconds,
    publishedAt: video.publishedAt,
    plays: video.plays,
    likes: video.likes,
    comments: video.comments,
    platformSponsored: video.isPaid,
  });
}

/** Splits keywords: `"home cooking" vlog` are two. */
function tagsIn(keywords: string): string[] | undefined {
  const tags = [...keywords.matchAll(/"([^"]+)"|[^\s"]+/g)].map(([whole, quoted]) =>
    (quoted ?? whole).trim(),
  );
  const fitting = tags.filter(tag => tag !== '' && tag.length <= 150);
  return fitting.length === 0 ? undefined : [...new Set(fitting)];
}
