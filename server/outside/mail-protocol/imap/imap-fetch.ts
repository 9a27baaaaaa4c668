import type { FetchMessageObject, FetchQueryObject } from 'imapflow';
import { isLarge } from './fetch-batches.ts';
import { isRefused } from './imap-faults.ts';
import type { OpenFolder } from './imap-folder.ts';
import { MailboxFault, maxMailBytes, type FetchedMail, type MailEntry } from '../mailbox-access.ts';
import { uidSet } from './uid-sets.ts';

/** Large mails are fetched in pieces of this many bytes. */
const piece = 2 * 1024 * 1024;

/** Limits memory if a server announced wrong sizes, bytes. */
const maxAtOnce = 2 * maxMailBytes;

/** @throws what the server or the connection says, MailboxFault */
function fetchSet({ client, ask }: OpenFolder, uids: readonly number[], query: FetchQueryObject) {
  const wanted = new Set(uids);
  return ask(async () => {
    const found = new Map<number, FetchMessageObject>();
    let bytes = 0;
    for await (const mail of client.fetch(uidSet(uids), query, { uid: true })) {
      bytes += mail.source?.length ?? 0;
      if (bytes > maxAtOnce) {
        client.close();
        throw new MailboxFault('folder', 'The server gave more than it had announced');
      }
      // The server may send changed flags of these and other mails in between.
      if (wanted.has(mail.uid)) found.set(mail.uid, { ...found.get(mail.uid), ...mail });
    }
    return found;
  });
}

/** Works like `fetchSet`, but skips mails that the server cannot deliver. */
async function fetchGiven(folder: OpenFolder, uids: readonly number[], query: FetchQueryObject) {
  try {
    return await fetchSet(folder, uids, query);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const found = new Map<number, FetchMessageObject>();
    if (uids.length === 1) return found;
    for (const uid of uids)
      for (const [one, mail] of await fetchGiven(folder, [uid], query)) found.set(one, mail);
    // The server refuses every one of them.
    if (found.size === 0) throw error;
    return found;
  }
}

function entryOf({ uid, size = 0, internalDate, flags }: FetchMessageObject): MailEntry {
  const at = new Date(internalDate ?? 0);
  const receivedAt = Number.isNaN(at.getTime()) ? new Date(0) : at;
  return { uid, size, receivedAt, isSeen: flags?.has('\\Seen') ?? false };
}

/** @param uids of one command, ascending */
export async function entriesOf(folder: OpenFolder, uids: readonly number[]): Promise<MailEntry[]> {
  const query = { uid: true, flags: true, internalDate: true, size: true };
  const found = await fetchGiven(folder, uids, query);
  const whole = [...found.values()].filter(({ internalDate }) => internalDate !== undefined);
  return whole.map(entryOf).toSorted((a, b) => a.uid - b.uid);
}

/** Fetches whole mails by UID. */
async function smallSources(folder: OpenFolder, uids: readonly number[]): Promise<Map<number, Buffer>> {
  const sources = new Map<number, Buffer>();
  const take = async (some: readonly number[]) => {
    for (const [uid, { source }] of await fetchGiven(folder, some, { uid: true, source: true }))
      if (source) sources.set(uid, source.subarray(0, maxMailBytes));
  };
  await take(uids);
  const missing = uids.filter(uid => !sources.has(uid));
  // Some servers leave gaps in long answers; others refuse a command that names a deleted mail.
  if (missing.length > 0 && uids.length > 1)
    await take(missing).catch((error: unknown) => {
      if (sources.size === 0 || !isRefused(error)) throw error;
    });
  return sources;
}

/** Fetches a large mail piece by piece. @returns null if it no longer exists */
async function largeSource(folder: OpenFolder, { uid, size }: MailEntry): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  while (length < maxMailBytes) {
    const maxLength = Math.min(piece, maxMailBytes - length);
    const query = { uid: true, source: { start: length, maxLength } };
    const source = (await fetchGiven(folder, [uid], query)).get(uid)?.source;
    if (!source && (length === 0 || length < size)) return null;
    if (!source) break;
    // Announced sizes cannot be trusted: a piece that is shorter than requested is the last one.
    pieces.push(source);
    length += source.length;
    if (source.length !== maxLength) break;
  }
  return Buffer.concat(pieces, Math.min(length, maxMailBytes));
}

/** Fetches the mails of a batch in order, without those that no longer exist or that the server cannot deliver. */
export async function fetchBatch(folder: OpenFolder, batch: readonly MailEntry[]): Promise<FetchedMail[]> {
  const small = batch.filter(({ size }) => !isLarge(size)).map(({ uid }) => uid);
  const sources = small.length > 0 ? await smallSources(folder, small) : new Map<number, Buffer>();
  const mails: FetchedMail[] = [];
  for (const entry of batch) {
    const source = isLarge(entry.size) ? await largeSource(folder, entry) : sources.get(entry.uid);
    if (source) mails.push({ ...entry, source });
  }
  return mails;
}
