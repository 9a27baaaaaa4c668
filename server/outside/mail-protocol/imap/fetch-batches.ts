import type { MailEntry } from '../mailbox-access.ts';

/** Bytes. */
const mostOfSmall = 256 * 1024;
const mostOfBatch = 8 * 1024 * 1024;

/** A mail to be fetched by itself, in pieces; also one of which the server does not say the size. */
export const isLarge = (size: number): boolean => size > mostOfSmall || size <= 0;

/** Mails in their order, those of a batch fetched by one command: small ones together, a large one alone. */
export function batchesOf(entries: readonly MailEntry[]): MailEntry[][] {
  const batches: MailEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const { size } = entry;
    if (!isLarge(size) && size <= room) batches.at(-1)?.push(entry);
    else {
      batches.push([entry]);
      room = isLarge(size) ? 0 : mostOfBatch;
    }
    room = Math.max(0, room - size);
  }
  return batches;
}
