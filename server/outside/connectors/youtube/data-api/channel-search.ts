import { z } from 'zod';
import { readAnswer } from '../../source-call.ts';
import type { Finding, Found, Gate } from '../../source.ts';
import { isWhole, listing } from './answer-parts.ts';
import { askYouTube } from './youtube-call.ts';

// https://developers.google.com/youtube/v3/docs/search
const list = listing(
  'youtube#searchListResponse',
  z.object({ snippet: z.object({ channelId: z.string().min(1), channelTitle: z.string().default('') }) }),
);

/** Finds channels by a keyword, or by videos with a hashtag; fifty hits per page, about five hundred in all. */
export function searchChannels(
  gate: Gate,
  type: 'channel' | 'video',
  { text, region, next }: Finding,
): Promise<Found> {
  const q = type === 'video' ? `#${text.replace(/^#/, '')}` : text;
  const params = {
    part: 'snippet',
    type,
    q,
    maxResults: '50',
    // This selects what can be watched in the region, not channels from there.
    ...(region !== undefined && { regionCode: region }),
    ...(next !== null && { pageToken: next }),
  };
  const name = `search ${type} ${region ?? ''} ${next ?? ''} ${q}`;
  return gate.ask(name, { bucket: 'search', units: 1 }, async permit => {
    const { body } = await askYouTube('search', params, permit);
    const { items, nextPageToken } = readAnswer(list.refine(isWhole, { path: ['items'] }), body);
    const channels = new Map(items.map(({ snippet }) => [snippet.channelId, snippet.channelTitle]));
    const profiles = [...channels].map(([platformId, name]) => ({
      platform: 'youtube' as const,
      platformId,
      url: `https://www.youtube.com/channel/${platformId}`,
      ...(name !== '' && { name }),
    }));
    return { value: { profiles, next: items.length > 0 ? (nextPageToken ?? null) : null } };
  });
}
