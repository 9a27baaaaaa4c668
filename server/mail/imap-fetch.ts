import type { FetchMessageObject, FetchQueryObject } from 'imapflow';
import { mostOfSmall } from './fetch-batches.ts';
import { isRefused } from './imap-faults.ts';
import type { OpenFolder } from './imap-folder.ts';
import { mostMailBytes, type FetchedMail, type MailEntry } from './mailbox.ts';
import { uidSet } from './uid-sets.ts';

/** Of a large mail, at a time, bytes. */
const piece = 2 * 1024 * 1024;

const fetchSet = ({ client, ask }: OpenFolder, uids: readonly number[], query: FetchQueryObject) =>
  ask(() => client.fetchAll(uidSet(uids), query, { uid: true }));

function entryOf({ uid, size = 0, internalDate, flags }: FetchMessageObject): MailEntry {
  const at = new Date(internalDate ?? 0);
  const receivedAt = Number.isNaN(at.getTime()) ? new Date(0) : at;
  return { uid, size, receivedAt, isSeen: flags?.has('\\Seen') ?? false };
}

/** @param uids of one command, ascending */
export async function entriesOf(folder: OpenFolder, uids: readonly number[]): Promise<MailEntry[]> {
  const wanted = new Set(uids);
  const query = { uid: true, flags: true, internalDate: true, size: true };
  const found = await fetchSet(folder, uids, query);
  // Changed flags of other mails, or of the same once more, may be told in between.
  const whole = found.filter(({ uid, internalDate }) => wanted.has(uid) && internalDate !== undefined);
  const byUid = new Map(whole.map(mail => [mail.uid, entryOf(mail)]));
  return [...byUid.values()].toSorted((a, b) => a.uid - b.uid);
}

/** Bytes of mails from a place on, at most so many of each; of those that are gone or not given nothing. */
async function sourcesOf(
  folder: OpenFolder,
  uids: readonly number[],
  { start, maxLength }: { start: number; maxLength: number },
): Promise<Map<number, Buffer>> {
  const query = { uid: true, source: { start, maxLength } };
  const wanted = new Set(uids);
  const found = new Map<number, Buffer>();
  const take = async (some: readonly number[]) => {
    for (const { uid, source } of await fetchSet(folder, some, query))
      if (source && wanted.has(uid)) found.set(uid, source);
  };
  try {
    await take(uids);
    const missing = uids.filter(uid => !found.has(uid));
    // Some servers leave gaps in long answers.
    if (missing.length > 0 && uids.length > 1) await take(missing);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // One mail that the server cannot give must not keep back the others.
    const missing = uids.filter(uid => !found.has(uid));
    if (uids.length > 1)
      for (const uid of missing)
        for (const [one, source] of await sourcesOf(folder, [uid], { start, maxLength }))
          found.set(one, source);
  }
  return found;
}

/** A large mail, piece by piece. @returns null when it is gone */
async function largeSource(folder: OpenFolder, { uid, size }: MailEntry): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  while (length < mostMailBytes) {
    const maxLength = Math.min(piece, mostMailBytes - length);
    const source = (await sourcesOf(folder, [uid], { start: length, maxLength })).get(uid);
    if (!source && (length === 0 || length < size)) return null;
    if (!source) break;
    // Sizes are not to be trusted: it ends where less comes than was asked for.
    pieces.push(source);
    length += source.length;
    if (source.length !== maxLength) break;
  }
  return Buffer.concat(pieces, Math.min(length, mostMailBytes));
}

/** The mails of a batch in their order; those that are gone, or that the server does not give, are left out. */
export async function fetchBatch(folder: OpenFolder, batch: readonly MailEntry[]): Promise<FetchedMail[]> {
  const small = batch.filter(({ size }) => size <= mostOfSmall).map(({ uid }) => uid);
  const found =
    small.length > 0
      ? await sourcesOf(folder, small, { start: 0, maxLength: mostOfSmall })
      : new Map<number, Buffer>();
  const mails: FetchedMail[] = [];
  for (const entry of batch) {
    const source = found.get(entry.uid);
    const isWhole = source && source.length < mostOfSmall;
    if (!source && entry.size <= mostOfSmall) continue;
    const whole = isWhole ? source : await largeSource(folder, entry);
    if (whole) mails.push({ ...entry, source: whole });
  }
  return mails;
}
