import type { MailEntry } from '../../../outside/mail-protocol/mailbox-access.ts';

/** The number of mails that are fetched together. */
const maxTogether = 100;
/** Their total size in bytes. A larger mail is fetched alone, and only one such mail at a time. */
export const largeBytes = 4 * 1024 * 1024;

export interface Chunk {
  uids: number[];
  isLarge: boolean;
}

/** Splits mails, in the order of their UIDs, into chunks that are fetched together. */
export function chunksOf(entries: readonly MailEntry[]): Chunk[] {
  const chunks: Chunk[] = [];
  let bytes = 0;
  for (const { uid, size } of entries) {
    const isLarge = size > largeBytes;
    const last = chunks.at(-1);
    bytes += size;
    if (last && !last.isLarge && !isLarge && bytes <= largeBytes && last.uids.length < maxTogether) {
      last.uids.push(uid);
      continue;
    }
    chunks.push({ uids: [uid], isLarge });
    bytes = size;
  }
  return chunks;
}
