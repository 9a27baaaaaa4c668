import type { MailEntry } from '../mailbox-access.ts';

/** Bytes. */
const maxOfSmall = 256 * 1024;
const maxOfBatch = 8 * 1024 * 1024;

/** Returns whether a mail is fetched alone, in pieces: if it is large or the server gives no size. */
export const isLarge = (size: number): boolean => size > maxOfSmall || size <= 0;

/** Groups mails, in their order, into batches for one command each: small ones together, a large one alone. */
export function batchesOf(entries: readonly MailEntry[]): MailEntry[][] {
  const batches: MailEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const { size } = entry;
    if (!isLarge(size) && size <= room) batches.at(-1)?.push(entry);
    else {
      batches.push([entry]);
      room = isLarge(size) ? 0 : maxOfBatch;
    }
    room = Math.max(0, room - size);
  }
  return batches;
}
