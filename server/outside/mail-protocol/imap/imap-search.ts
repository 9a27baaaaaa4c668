import type { OpenFolder } from './imap-folder.ts';

export interface UidRange {
  from?: number;
  since?: Date;
}

const day = 86_400_000;

/** SINCE compares days of the server's own time zone (RFC 9051 §6.4.4): one day earlier misses nothing. */
const dayBefore = (since: Date) => new Date(Math.floor(since.getTime() / day - 1) * day);

/** Finds UIDs, ascending; with `since`, possibly some of the day before too. */
export async function searchUids(folder: OpenFolder, { from = 1, since }: UidRange): Promise<number[]> {
  const { client, ask, exists } = folder;
  if (exists === 0) return [];
  const earliest = since && dayBefore(since);
  const query = { ...(from > 1 && { uid: `${from}:*` }), ...(earliest && { since: earliest }) };
  const isAll = Object.keys(query).length === 0;
  const found = await ask(() => client.search(isAll ? { all: true } : query, { uid: true }));
  const isBelieved = Array.isArray(found) && (!isAll || found.length >= exists);
  const uids = isBelieved ? found : await listedUids(folder, from, earliest);
  // "n:*" always includes the newest mail, even if its UID is below n (RFC 9051 §9, seq-range).
  return [...new Set(uids)].filter(uid => uid >= from).toSorted((a, b) => a - b);
}

/** Lists UIDs at servers that cannot search or do not find everything. */
async function listedUids(folder: OpenFolder, from: number, earliest: Date | undefined): Promise<number[]> {
  const { client, ask } = folder;
  const range = `${from}:*`;
  const query = { uid: true, internalDate: true };
  const listed = await ask(() => client.fetchAll(range, query, { uid: true }));
  const first = earliest?.getTime() ?? -Infinity;
  return listed
    .filter(({ uid, internalDate = 0 }) => uid > 0 && !(new Date(internalDate).getTime() < first))
    .map(({ uid }) => uid);
}

/** Returns whether the folder has a mail. @param messageId with its angle brackets */
export async function hasMessage({ client, ask, path }: OpenFolder, messageId: string): Promise<boolean> {
  const found = await ask(() => client.search({ header: { 'message-id': messageId } }, { uid: true }));
  if (!Array.isArray(found)) throw new Error(`${path} cannot be searched`);
  return found.length > 0;
}

/** Returns the UID after the newest, for servers that do not send UIDNEXT. */
export async function nextUid(folder: OpenFolder): Promise<number> {
  if (folder.uidNext !== undefined) return folder.uidNext;
  const uids = await searchUids(folder, {});
  return (uids.at(-1) ?? 0) + 1;
}
