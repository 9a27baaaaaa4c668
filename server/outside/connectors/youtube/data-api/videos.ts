import { z } from 'zod';
import { readAnswer } from '../../source-call.ts';
import type { Gate } from '../../source.ts';
import { bestPicture, figure, listing, thumbnails } from './answer-parts.ts';
import { askYouTube, fullPage } from './youtube-call.ts';
import { fewAtOnce } from './few-at-once.ts';
import { secondsOf } from './duration.ts';

/** The part of YouTube's answer on a video that is kept. */
export interface Video {
  id: string;
  channelId: string;
  title: string;
  description: string;
  publishedAt: string;
  /** Absent while it is live or announced. */
  durationSeconds?: number;
  coverUrl?: string;
  plays?: number;
  /** Absent if the owner hides them. */
  likes?: number;
  /** Absent if they are turned off. */
  comments?: number;
  isPaid?: boolean;
  /** Live or upcoming: its figures are not final. */
  isLive: boolean;
  /** Visible to everybody, not only by its link. */
  isListed: boolean;
  seenAt: string;
}

// https://developers.google.com/youtube/v3/docs/videos
const item = z.object({
  id: z.string().min(1),
  snippet: z.object({
    channelId: z.string().min(1),
    title: z.string(),
    description: z.string().default(''),
    publishedAt: z.iso.datetime({ offset: true }),
    liveBroadcastContent: z.string().default('none'),
    thumbnails,
  }),
  contentDetails: z.object({ duration: z.string().optional() }),
  status: z.object({ privacyStatus: z.string() }),
  statistics: z.object({
    viewCount: figure.optional(),
    likeCount: figure.optional(),
    commentCount: figure.optional(),
  }),
  paidProductPlacementDetails: z.object({ hasPaidProductPlacement: z.boolean().optional() }).optional(),
});
const list = listing('youtube#videoListResponse', item);

const parts = 'snippet,contentDetails,status,statistics,paidProductPlacementDetails';

/** Reads videos by id, fifty per call; deleted and private ones are missing. @throws SourceFault */
export async function fetchVideos(gate: Gate, ids: readonly string[]): Promise<Map<string, Video>> {
  const distinct = [...new Set(ids)];
  const pages = Array.from({ length: Math.ceil(distinct.length / fullPage) }, (_, page) =>
    distinct.slice(page * fullPage, (page + 1) * fullPage).join(','),
  );
  const read = await fewAtOnce(pages, 4, id =>
    gate.ask(`videos ${id}`, { bucket: 'units', units: 1 }, async permit => {
      const { body } = await askYouTube('videos', { part: parts, id, maxResults: '50' }, permit);
      return { value: readAnswer(list, body).items.flatMap(each => videoOf(each, permit.now)) };
    }),
  );
  return new Map(read.flat().map(video => [video.id, video]));
}

/** Reads videos that everybody may see and that are not live or upcoming. @throws SourceFault */
export async function readVideos(gate: Gate, ids: readonly string[]): Promise<Map<string, Video>> {
  const found = await fetchVideos(gate, ids);
  return new Map([...found].filter(([, { isLive, isListed }]) => isListed && !isLive));
}

function videoOf(read: z.output<typeof item>, now: Date): Video[] {
  const { id, snippet, contentDetails, status, statistics, paidProductPlacementDetails } = read;
  // Owners see videos that nobody else may.
  if (status.privacyStatus === 'private') return [];
  const durationSeconds = secondsOf(contentDetails.duration ?? '') ?? undefined;
  return [
    {
      id,
      channelId: snippet.channelId,
      title: snippet.title,
      description: snippet.description,
      publishedAt: snippet.publishedAt,
      durationSeconds,
      coverUrl: bestPicture(snippet.thumbnails),
      plays: statistics.viewCount,
      likes: statistics.likeCount,
      comments: statistics.commentCount,
      isPaid: paidProductPlacementDetails?.hasPaidProductPlacement,
      isLive: snippet.liveBroadcastContent !== 'none' || durationSeconds === undefined,
      isListed: status.privacyStatus === 'public',
      seenAt: now.toISOString(),
    },
  ];
}
