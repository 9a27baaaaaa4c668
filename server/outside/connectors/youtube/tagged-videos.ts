import { z } from 'zod';
import { readAnswer } from '../source-call.ts';
import type { FoundPosts, Gate } from '../source.ts';
import { isWhole, listing } from './data-api/answer-parts.ts';
import { askYouTube } from './data-api/youtube-call.ts';
import { postOf } from './data-api/channel-record.ts';
import { fetchVideos, type Video } from './data-api/videos.ts';

// https://developers.google.com/youtube/v3/docs/search
const list = listing(
  'youtube#searchListResponse',
  z.object({ id: z.object({ videoId: z.string().min(1) }) }),
);

interface Hits {
  ids: string[];
  next: string | null;
}

/**
 * Finds videos with a hashtag, newest first, fifty per page. The search matches similar texts and shortens
 * descriptions, so each video is read to check that it really has the tag. @throws SourceFault
 */
export async function taggedVideos(
  gate: Gate,
  { hashtag, since, next }: { hashtag: string; since: string; next: string | null },
): Promise<FoundPosts> {
  const hits = await searchVideos(gate, { tag: hashtag.replace(/^#/, ''), since, next });
  const videos = hits.ids.length > 0 ? await fetchVideos(gate, hits.ids) : new Map<string, Video>();
  const wanted = folded(hashtag.replace(/^#/, ''));
  return {
    next: hits.next,
    posts: hits.ids.flatMap(id => {
      const video = videos.get(id);
      if (!video?.isListed) return [];
      // The answer has no handle of the channel.
      const { url = '', publishedAt, hashtags = [] } = postOf(video, '_');
      const bearsIt = hashtags.some(each => folded(each) === wanted);
      return bearsIt ? [{ platformPostId: id, url, publishedAt }] : [];
    }),
  };
}

/** Hashtags are case-insensitive. */
const folded = (tag: string) => tag.normalize('NFKC').toLowerCase();

function searchVideos(
  gate: Gate,
  { tag, since, next }: { tag: string; since: string; next: string | null },
): Promise<Hits> {
  const params = {
    part: 'snippet',
    type: 'video',
    order: 'date',
    q: `#${tag}`,
    // Without fractions of a second, as in the documentation.
    publishedAfter: `${new Date(since).toISOString().slice(0, 19)}Z`,
    maxResults: '50',
    ...(next !== null && { pageToken: next }),
  };
  const name = `tagged ${params.publishedAfter} ${next ?? ''} ${tag}`;
  return gate.ask(name, { bucket: 'search', units: 1 }, async permit => {
    const { body } = await askYouTube('search', params, permit);
    const { items, nextPageToken } = readAnswer(list.refine(isWhole, { path: ['items'] }), body);
    const ids = items.map(({ id }) => id.videoId);
    return { value: { ids, next: ids.length > 0 ? (nextPageToken ?? null) : null } };
  });
}
