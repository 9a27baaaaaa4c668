import { asTeam } from '../../../core/db/tenant.ts';
import { dropOtherPlaces, dropPlaces } from '../../inbound-mail/service.ts';
import { recentUids, setChecked, type FolderRow } from '../mailbox-folders.queries.ts';
import { firstReadMs } from './read-folder.ts';
import type { Reading } from './mailbox-reading.ts';

/** How often to check whether mails were deleted or moved, ms. */
const checkEvery = 10 * 60_000;
const entriesAtOnce = 500;

/** Returns those known mails that are no longer in the folder. */
async function vanishedOf({ mailbox }: Reading, folder: FolderRow, uids: readonly number[]) {
  const there = new Set<number>();
  for (let at = 0; at < uids.length; at += entriesAtOnce) {
    const entries = await mailbox.entries(folder.role, uids.slice(at, at + entriesAtOnce));
    for (const { uid } of entries) there.add(uid);
  }
  return uids.filter(uid => !there.has(uid));
}

/**
 * Notes which mails of the last 30 days are no longer in a folder; at most every ten minutes, unless it was requested.
 * @returns whether new mail arrived meanwhile
 */
export async function dropVanished(reading: Reading, folder: FolderRow): Promise<boolean> {
  const { pool, ctx, key, mailbox } = reading;
  const at = ctx.now();
  if (folder.checked_at && at.getTime() - folder.checked_at.getTime() < checkEvery) return false;
  const since = new Date(at.getTime() - firstReadMs);
  const place = { role: folder.role, uidValidity: folder.uid_validity };
  const present = new Set(await mailbox.uids(folder.role, { since }));
  const known = await asTeam(pool, key.teamId, db => recentUids(db, key, place, since));
  const missing = known.filter(uid => !present.has(uid));
  const vanished = await vanishedOf(reading, folder, missing);
  await asTeam(pool, key.teamId, async db => {
    await dropOtherPlaces(db, ctx, key, place);
    if (vanished.length) await dropPlaces(db, ctx, key, place, vanished);
    await setChecked(db, key, at, folder.role);
  });
  return [...present].some(uid => uid > folder.last_uid);
}
