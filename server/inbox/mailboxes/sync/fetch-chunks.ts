import type { MailEntry } from '../../../outside/mail-protocol/mailbox-access.ts';

/** Mails that are taken in together. */
export const mostTogether = 100;
/** Bytes of them; a mail above it is taken in alone, and no two such at a time. */
export const largeBytes = 4 * 1024 * 1024;

export interface Chunk {
  uids: number[];
  isLarge: boolean;
}

/** Cuts mails, in the order of their UIDs, into what is taken in together. */
export function chunksOf(entries: readonly MailEntry[]): Chunk[] {
  const chunks: Chunk[] = [];
  let bytes = 0;
  for (const { uid, size } of entries) {
    const isLarge = size > largeBytes;
    const last = chunks.at(-1);
    bytes += size;
    if (last && !last.isLarge && !isLarge && bytes <= largeBytes && last.uids.length < mostTogether) {
      last.uids.push(uid);
      continue;
    }
    chunks.push({ uids: [uid], isLarge });
    bytes = size;
  }
  return chunks;
}
