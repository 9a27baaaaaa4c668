import { asTeam } from '../../../core/db/tenant.ts';
import type { FetchedMail, FolderState } from '../../../outside/mail-protocol/mailbox-access.ts';
import { dropPlaces, knownUids } from '../../inbound-mail/service.ts';
import { chunksOf, type Chunk } from './fetch-chunks.ts';
import { advanceFolder, beginFolder, type FolderRow } from '../mailbox-folders.queries.ts';
import { TakenOver, type Reading } from './mailbox-reading.ts';
import { takeIn } from './file-batch.ts';

/** How far back a new mailbox is read, ms. */
export const firstReadMs = 30 * 86_400_000;
/** The number of mails whose sizes are requested together. */
const entriesAtOnce = 100;

/** Reading begins before the first mail that arrived in the last 30 days. */
async function startOf({ mailbox, ctx }: Reading, { role, uidNext }: FolderState): Promise<number> {
  const recent = await mailbox.uids(role, { since: new Date(ctx.now().getTime() - firstReadMs) });
  return (recent[0] ?? uidNext) - 1;
}

/**
 * Returns the folder with its reading position. A folder that is new, belongs to another account, or has another
 * UIDVALIDITY starts again. Mails of the same account are recognised then; places of another account's mails are
 * removed.
 */
async function folderRow(
  reading: Reading,
  state: FolderState,
  known: FolderRow | undefined,
): Promise<FolderRow> {
  const { pool, ctx, key, account } = reading;
  const { role, path, uidValidity } = state;
  const isThere = known?.account === account && known.path === path;
  if (isThere && known.uid_validity === uidValidity) return { ...known };
  const start = {
    role,
    path,
    account,
    uid_validity: uidValidity,
    last_uid: await startOf(reading, state),
  };
  await asTeam(pool, key.teamId, async db => {
    if (known && !isThere) {
      const place = { role, uidValidity: known.uid_validity };
      await dropPlaces(db, ctx, key, place, await knownUids(db, key, place));
    }
    await beginFolder(db, key, start);
  });
  return { ...start, pending: 0, checked_at: null };
}

async function fetchAll({ mailbox }: Reading, folder: FolderRow, uids: readonly number[]) {
  const mails: FetchedMail[] = [];
  for await (const mail of mailbox.fetch(folder.role, uids)) mails.push(mail);
  return mails;
}

async function readChunk(reading: Reading, folder: FolderRow, chunk: Chunk, pending: number): Promise<void> {
  const { uids, isLarge } = chunk;
  const work = async () => {
    const mails = await fetchAll(reading, folder, uids);
    const lastUid = uids.at(-1) ?? folder.last_uid;
    await takeIn(reading, folder, { role: folder.role, mails, lastUid, pending });
  };
  await (isLarge ? reading.gates.large.pass(work) : work());
}

/** Notes that nothing is left up to a UID, if that has changed. */
async function passOver(
  reading: Reading,
  folder: FolderRow,
  to: { lastUid: number; pending: number },
): Promise<void> {
  if (to.lastUid === folder.last_uid && to.pending === folder.pending) return;
  await asTeam(reading.pool, reading.key.teamId, async db => {
    if (!(await advanceFolder(db, reading.key, folder, to))) throw new TakenOver();
    await reading.onProgress(db);
  });
  folder.last_uid = to.lastUid;
  folder.pending = to.pending;
}

/**
 * Continues reading a folder from its position upwards, in batches.
 * @returns the folder after reading; null if the reading must stop before the end
 */
export async function readFolder(
  reading: Reading,
  state: FolderState,
  known: FolderRow | undefined,
): Promise<FolderRow | null> {
  const { mailbox, gates, isEnding } = reading;
  const folder = await folderRow(reading, state, known);
  // A connection that waits for new mail needs the inbox selected each time.
  if (state.role !== 'inbox' && state.uidNext === folder.last_uid + 1 && folder.pending === 0) return folder;
  const found = await mailbox.uids(state.role, { from: folder.last_uid + 1 });
  const uids = found.filter(uid => uid > folder.last_uid);
  await passOver(reading, folder, { lastUid: folder.last_uid, pending: uids.length });
  for (let at = 0; at < uids.length; at += entriesAtOnce) {
    if (isEnding()) return null;
    await gates.reading.pass(async () => {
      const some = uids.slice(at, at + entriesAtOnce);
      let left = uids.length - at;
      for (const chunk of chunksOf(await mailbox.entries(state.role, some))) {
        left -= chunk.uids.length;
        await readChunk(reading, folder, chunk, left);
      }
      // Mails that were deleted meanwhile are included.
      const pending = uids.length - at - some.length;
      await passOver(reading, folder, { lastUid: Math.max(folder.last_uid, some.at(-1) ?? 0), pending });
    });
  }
  await passOver(reading, folder, { lastUid: Math.max(folder.last_uid, state.uidNext - 1), pending: 0 });
  return folder;
}
