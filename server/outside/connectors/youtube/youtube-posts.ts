import type { Gate, PostCard, WantedPost } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { readChannels } from './data-api/channels.ts';
import { fullPage } from './data-api/youtube-call.ts';
import { postOf } from './data-api/channel-record.ts';
import { fetchVideos, type Video } from './data-api/videos.ts';

/**
 * Reads figures of videos, also unlisted ones, fifty per call. YouTube leaves out both deleted and private videos, so
 * both are reported as not found. @throws SourceFault for what ends the batch
 */
export async function youtubePosts(gate: Gate, wanted: readonly WantedPost[]): Promise<PostCard[]> {
  const videos = await fetchVideos(
    gate,
    wanted.map(({ platformPostId }) => platformPostId),
  );
  const known = await channelsOf(gate, wanted, videos);
  return wanted.map(one => cardOf(one, videos.get(one.platformPostId), known));
}

interface Known {
  handles: ReadonlyMap<string, string>;
  /** Why channels are missing. */
  fault: SourceFault | null;
}

function cardOf(wanted: WantedPost, video: Video | undefined, { handles, fault }: Known): PostCard {
  if (!video) return { wanted, fault: new SourceFault('notFound', 'deleted, or private by now') };
  if (video.isLive)
    return { wanted, fault: new SourceFault('temporary', 'live or announced: its figures are not final') };
  const { channelId, seenAt } = video;
  const handle = handles.get(channelId);
  if (handle === undefined)
    return { wanted, fault: fault ?? new SourceFault('temporary', 'its channel was not told') };
  const creator = { platformId: channelId, handle };
  return {
    wanted,
    record: { type: 'post', platform: 'youtube', creator, ...postOf(video, handle), observedAt: seenAt },
  };
}

/**
 * Finds the handles of channels: a video has only its channel's id and title, but creators are stored by handle too. A
 * known handle is used as it is; others are requested, fifty per call. If that is refused, only the figures of unknown
 * channels are lost.
 */
async function channelsOf(
  gate: Gate,
  wanted: readonly WantedPost[],
  videos: ReadonlyMap<string, Video>,
): Promise<Known> {
  const handles = new Map(
    wanted.flatMap(({ owner }) => (owner?.platformId ? [[owner.platformId, owner.handle] as const] : [])),
  );
  const shown = [...videos.values()].filter(({ isLive }) => !isLive);
  const unknown = [...new Set(shown.map(({ channelId }) => channelId))].filter(id => !handles.has(id));
  try {
    for (let from = 0; from < unknown.length; from += fullPage) {
      const id = unknown.slice(from, from + fullPage).join(',');
      for (const channel of await readChannels(gate, { id }))
        handles.set(channel.id, channel.handle ?? channel.id);
    }
    return { handles, fault: null };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { handles, fault: error };
  }
}
