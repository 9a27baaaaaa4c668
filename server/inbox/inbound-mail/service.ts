import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import * as queries from './queries.ts';
import { reclassifyOutdated } from './reclassify-mails.ts';
import { refreshThreads, setSpam } from './threading/mail-threads.queries.ts';

export type MailboxKey = queries.MailboxKey;
export type Place = queries.Place;
/** Returns the UIDs of a folder whose mails are known, ascending. */
export const knownUids = (db: Db, key: MailboxKey, place: Place): Promise<number[]> =>
  queries.knownUids(db, key, place);

async function drop(db: Db, ctx: Context, key: MailboxKey, place: Place, uids?: readonly number[]) {
  const mailIds = await queries.removePlaces(db, key, place, uids);
  const threads = await queries.settlePlaces(db, key.teamId, mailIds, ctx.now());
  await setSpam(db, key.teamId, threads, false);
  await setSpam(db, key.teamId, threads, true);
  await refreshThreads(db, key.teamId, threads);
}

/** Removes places of mails in a folder; mails without any place are kept and marked. */
export const dropPlaces = (
  db: Db,
  ctx: Context,
  key: MailboxKey,
  place: Place,
  uids: readonly number[],
): Promise<void> => drop(db, ctx, key, place, uids);

/** A folder was read under its new UIDVALIDITY: places under another one are removed. */
export const dropOtherPlaces = (db: Db, ctx: Context, key: MailboxKey, place: Place): Promise<void> =>
  drop(db, ctx, key, place);

/** Judges some mails of a mailbox again, if the rules have changed. @returns how many */
export const reclassifySome = (
  pool: Db,
  ctx: Context,
  _world: MailServices,
  key: MailboxKey,
  max: number,
): Promise<number> => reclassifyOutdated(pool, ctx, key, max);
