import { asTeam } from '../../../core/db/tenant.ts';
import type { FetchedMail, FolderState } from '../../../outside/mail-protocol/mailbox-access.ts';
import { dropPlaces, knownUids } from '../../inbound-mail/service.ts';
import { chunksOf, type Chunk } from './fetch-chunks.ts';
import { advanceFolder, beginFolder, type FolderRow } from '../mailbox-folders.queries.ts';
import { TakenOver, type Reading } from './mailbox-reading.ts';
import { takeIn } from './file-batch.ts';

/** How far back a mailbox is read that is new, ms. */
export const firstReadMs = 30 * 86_400_000;
/** Mails of which sizes are asked for at once. */
const entriesAtOnce = 100;

/** Where the reading begins: before the first mail that came in the last 30 days. */
async function startOf({ mailbox, ctx }: Reading, { role, uidNext }: FolderState): Promise<number> {
  const recent = await mailbox.uids(role, { since: new Date(ctx.now().getTime() - firstReadMs) });
  return (recent[0] ?? uidNext) - 1;
}

/**
 * The folder as far as it was read. One that is new, lies elsewhere or numbers its mails again (another UIDVALIDITY)
 * starts again; mails of the same account are recognised then, those of another lie here no more.
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

/** Notes that nothing is left up to a UID, where that is news. */
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
 * Reads on in a folder, upward from where it stands, in batches.
 * @returns the folder as it stands now; null when the reading is to end before it is through
 */
export async function readFolder(
  reading: Reading,
  state: FolderState,
  known: FolderRow | undefined,
): Promise<FolderRow | null> {
  const { mailbox, gates, isEnding } = reading;
  const folder = await folderRow(reading, state, known);
  // What waits in the inbox for news wants it looked at each time.
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
      // Those that are gone meanwhile were counted too.
      const pending = uids.length - at - some.length;
      await passOver(reading, folder, { lastUid: Math.max(folder.last_uid, some.at(-1) ?? 0), pending });
    });
  }
  await passOver(reading, folder, { lastUid: Math.max(folder.last_uid, state.uidNext - 1), pending: 0 });
  return folder;
}
