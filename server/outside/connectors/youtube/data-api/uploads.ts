import { z } from 'zod';
import { readAnswer } from '../../source-call.ts';
import type { Gate, Memory } from '../../source.ts';
import { SourceFault } from '../../source-fault.ts';
import { listing } from './answer-parts.ts';
import { askYouTube, fullPage } from './youtube-call.ts';

/** The newest videos of a channel, newest first, and the etag by which to ask for changes. */
export interface Uploads {
  videos: string[];
  etag?: string;
}

// https://developers.google.com/youtube/v3/docs/playlistItems
const list = listing(
  'youtube#playlistItemListResponse',
  z.object({ contentDetails: z.object({ videoId: z.string().min(1) }) }),
);

/**
 * Reads the playlist of uploads. With the etag of an earlier answer YouTube may reply 304, which costs the same but is
 * shorter. A channel that never uploaded names a playlist that does not exist. @throws SourceFault
 */
export function readUploads(
  gate: Gate,
  { playlist, posts, memory }: { playlist: string; posts: number; memory: Memory | undefined },
): Promise<Uploads> {
  const known = memory?.uploads === playlist ? memory : undefined;
  return gate.ask<Uploads>(`uploads ${playlist} ${posts}`, { bucket: 'units', units: 1 }, async permit => {
    const params = {
      part: 'contentDetails',
      playlistId: playlist,
      maxResults: String(Math.min(posts, fullPage)),
    };
    try {
      const { status, body } = await askYouTube('playlistItems', params, permit, known?.etag);
      if (status === 304) return { value: { videos: idsIn(known), etag: known?.etag } };
      const { items, etag } = readAnswer(list, body);
      return { value: { videos: items.map(each => each.contentDetails.videoId), etag } };
    } catch (error) {
      if (error instanceof SourceFault && error.kind === 'notFound') return { value: { videos: [] } };
      throw error;
    }
  });
}

const idsIn = (memory: Memory | undefined) => (memory?.videos ?? '').split(',').filter(id => id !== '');

/** Returns what to remember for the next time. */
export const memoryOf = (playlist: string, { videos, etag }: Uploads): Memory | undefined =>
  etag === undefined ? undefined : { uploads: playlist, etag, videos: videos.join(',') };
