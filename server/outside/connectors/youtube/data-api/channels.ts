import { z } from 'zod';
import { readAnswer } from '../../source-call.ts';
import type { Gate } from '../../source.ts';
import { askYouTube } from './youtube-call.ts';
import { bestPicture, figure, isWhole, listing, thumbnails } from './answer-parts.ts';

/** A channel as it is kept of an answer. */
export interface Channel {
  id: string;
  /** Without its @; a channel without one is known by its id. */
  handle?: string;
  name: string;
  bio: string;
  region?: string;
  language?: string;
  avatarUrl?: string;
  keywords?: string;
  /** Rounded down to three figures by YouTube; absent where the owner hides it. */
  followers?: number;
  videoCount?: number;
  /** The playlist of everything that was uploaded. */
  uploads?: string;
  isPrivate: boolean;
  seenAt: string;
}

/** By which a channel is asked for; `id` takes up to fifty, with commas. */
export type ChannelFilter =
  { id: string } | { forHandle: string } | { forUsername: string } | { mine: 'true' };

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
  // Only a private channel has no figures: without this, a renamed field would make all of them private.
  .refine(({ status, statistics }) => status.privacyStatus === 'private' || statistics !== undefined, {
    path: ['statistics'],
  });
const list = listing('youtube#channelListResponse', item).refine(isWhole, { path: ['items'] });

const parts = 'snippet,statistics,contentDetails,status,brandingSettings';

/** The channels that there are, in YouTube's order: what is deleted or closed is not among them. @throws SourceFault */
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
    // A hidden count comes as "0".
    followers: statistics?.hiddenSubscriberCount ? undefined : statistics?.subscriberCount,
    videoCount: statistics?.videoCount,
    uploads: contentDetails?.relatedPlaylists.uploads,
    isPrivate: status.privacyStatus === 'private',
    seenAt: now.toISOString(),
  };
}
