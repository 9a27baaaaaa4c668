import type { Card, Gate, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import type { Channel } from './data-api/channels.ts';
import { fewAtOnce } from './data-api/few-at-once.ts';
import { isOfOne, lookUp } from './look-up-channels.ts';
import { recordOf } from './data-api/channel-record.ts';
import { memoryOf, readUploads, type Uploads } from './data-api/uploads.ts';
import { readVideos } from './data-api/videos.ts';

/** The number of creators that may fail temporarily; if one more does, YouTube itself counts as failing. */
const maxFailing = 3;

/**
 * Reads channels with their newest videos. Fifty channels with known ids cost one call together, one for the uploads of
 * each, and one for every fifty videos. @throws SourceFault for what ends the batch
 */
export async function youtubeCards(
  gate: Gate,
  wanted: readonly Wanted[],
  { posts }: { posts: number },
): Promise<Card[]> {
  const found = await lookUp(gate, wanted);
  const uploads = await uploadsOf(gate, found, posts);
  const ids = [...uploads.values()].flatMap(one => (one instanceof SourceFault ? [] : one.videos));
  const videos = await readVideos(gate, ids);
  return wanted.map(one => {
    const channel = found.get(one) as Channel | SourceFault;
    if (channel instanceof SourceFault) return { wanted: one, fault: channel };
    if (channel.isPrivate)
      return { wanted: one, fault: new SourceFault('private', 'the channel is private') };
    const newest = uploads.get(channel.id) ?? { videos: [] };
    if (newest instanceof SourceFault) return { wanted: one, fault: newest };
    const memory = channel.uploads === undefined ? undefined : memoryOf(channel.uploads, newest);
    const record = recordOf(
      channel,
      newest.videos.flatMap(id => videos.get(id) ?? []),
    );
    return { wanted: one, record, ...(memory && { memory }) };
  });
}

/** Reads the uploads by channel; for a channel without videos no call is made. */
async function uploadsOf(
  gate: Gate,
  found: ReadonlyMap<Wanted, Channel | SourceFault>,
  posts: number,
): Promise<Map<string, Uploads | SourceFault>> {
  const asked = new Map<string, { playlist: string; posts: number; memory: Wanted['memory'] }>();
  for (const [{ memory }, channel] of found) {
    if (channel instanceof SourceFault || channel.isPrivate || channel.videoCount === 0) continue;
    if (channel.uploads === undefined || channel.uploads === '' || posts < 1) continue;
    const known = asked.get(channel.id)?.memory;
    asked.set(channel.id, { playlist: channel.uploads, posts, memory: known ?? memory });
  }
  let failing = 0;
  const read = new Map<string, Uploads | SourceFault>();
  await fewAtOnce([...asked], 4, async ([id, options]) => {
    try {
      read.set(id, await readUploads(gate, options));
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      const isAlone = error.kind === 'temporary' && error.wasAsked && ++failing <= maxFailing;
      if (!isAlone && !isOfOne(error)) throw error;
      read.set(id, error);
    }
  });
  // In the order of the request, so that the next requests have the same names each time.
  return new Map([...asked.keys()].flatMap(id => (read.has(id) ? [[id, read.get(id)!] as const] : [])));
}
