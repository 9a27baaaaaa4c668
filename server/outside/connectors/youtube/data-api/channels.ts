import { z } from 'zod';
import { readAnswer } from '../../source-call.ts';
import type { Gate } from '../../source.ts';
import { askYouTube } from './youtube-call.ts';
import { bestPicture, figure, isWhole, listing, thumbnails } from './answer-parts.ts';

/** The part of YouTube's answer on a channel that is kept. */
export interface Channel {
  id: string;
  /** Without the @; a channel without a handle is known by its id. */
  handle?: string;
  name: string;
  bio: string;
  region?: string;
  language?: string;
  avatarUrl?: string;
  keywords?: string;
  /** YouTube rounds it down to three digits; absent if the owner hides it. */
  followers?: number;
  videoCount?: number;
  /** The playlist of all uploads. */
  uploads?: string;
  isPrivate: boolean;
  seenAt: string;
}

/** The parameter by which channels are requested; `id` takes up to fifty, separated by commas. */
export type ChannelFilter =
  | { id: string }
  | { forHandle: string }
  | { forUsername: string }
  | { mine: 'true' };

// https://developers.google.com/youtube/v3/docs/channels
const item = z
  .object({
    id: z.string().min(1),
    snippet: z.object({
      title: z.string(),
      description: z.string().default(''),
      customUrl: z.string().optional(),
      country: z.string().optional(),
      defaultLanguage: z.string().optional(),
      thumbnails,
    }),
    statistics: z
      .object({
        subscriberCount: figure.optional(),
        hiddenSubscriberCount: z.boolean().default(false),
        videoCount: figure.optional(),
      })
      .optional(),
    contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().optional() }) }).optional(),
    status: z.object({ privacyStatus: z.string() }),
    brandingSettings: z
      .object({ channel: z.object({ keywords: z.string().optional() }).optional() })
      .optional(),
  })
  // Only private channels have no figures: without this check, a renamed field would make all of them private.
  .refine(({ status, statistics }) => status.privacyStatus === 'private' || statistics !== undefined, {
    path: ['statistics'],
  });
const list = listing('youtube#channelListResponse', item).refine(isWhole, { path: ['items'] });

const parts = 'snippet,statistics,contentDetails,status,brandingSettings';

/** Reads channels, in YouTube's order; deleted and closed ones are missing. @throws SourceFault */
export function readChannels(gate: Gate, filter: ChannelFilter): Promise<Channel[]> {
  const [[by, value]] = Object.entries(filter) as [[string, string]];
  return gate.ask(`channels ${by} ${value}`, { bucket: 'units', units: 1 }, async permit => {
    const { body } = await askYouTube('channels', { part: parts, maxResults: '50', ...filter }, permit);
    const { items } = readAnswer(list, body);
    return { value: items.map(each => channelOf(each, permit.now)) };
  });
}

function channelOf(read: z.output<typeof item>, now: Date): Channel {
  const { id, snippet, statistics, contentDetails, status, brandingSettings } = read;
  const handle = snippet.customUrl?.replace(/^@/, '');
  return {
    id,
    handle: handle === '' ? undefined : handle,
    name: snippet.title,
    bio: snippet.description,
    region: /^[A-Z]{2}$/.exec(snippet.country ?? '')?.[0],
    language: /^[a-z]{2,3}(?=-|$)/.exec(snippet.defaultLanguage ?? '')?.[0],
    avatarUrl: bestPicture(snippet.thumbnails),
    keywords: brandingSettings?.channel?.keywords,
    // YouTube sends a hidden count as "0".
    followers: statistics?.hiddenSubscriberCount ? undefined : statistics?.subscriberCount,
    videoCount: statistics?.videoCount,
    uploads: contentDetails?.relatedPlaylists.uploads,
    isPrivate: status.privacyStatus === 'private',
    seenAt: now.toISOString(),
  };
}
