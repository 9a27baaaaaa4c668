import type { MailEntry } from './mailbox.ts';

/** A larger mail is fetched by itself, in pieces, bytes. */
export const mostOfSmall = 256 * 1024;
const mostOfBatch = 8 * 1024 * 1024;
/** Servers that do not say sizes, or say wrong ones, do not make a batch larger than so many small mails. */
const mostMails = 100;

/** Mails in their order, those of a batch fetched by one command: small ones together, a large one alone. */
export function batchesOf(entries: readonly MailEntry[]): MailEntry[][] {
  const batches: MailEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const batch = batches.at(-1);
    const fits = entry.size <= room && batch && batch.length < mostMails;
    if (fits && entry.size <= mostOfSmall) batch.push(entry);
    else {
      batches.push([entry]);
      room = entry.size > mostOfSmall ? -1 : mostOfBatch;
    }
    room -= entry.size;
  }
  return batches;
}
