import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export function findPicture(db: Db, key: string) {
  return db
    .selectFrom('pictures')
    .select(['bytes', 'source_hash', 'kept_until', 'used_at', 'wanted_at', 'tried_hash', 'tried_at'])
    .where('key', '=', key)
    .executeTakeFirst();
}
export type Picture = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

/** Puts it in the line of those to be fetched; one that is in it keeps its place. */
export async function putWanted(
  db: Db,
  { key, creatorId, at }: { key: string; creatorId: number | null; at: Date },
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ key, creator_id: creatorId, used_at: at, wanted_at: at })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({ wanted_at: at, creator_id: creatorId })
        .where('pictures.wanted_at', 'is', null),
    )
    .execute();
}

export async function setUsed(db: Db, key: string, at: Date): Promise<void> {
  await db.updateTable('pictures').set({ used_at: at }).where('key', '=', key).execute();
}

/** Takes the first in the line; another process takes them again if this one does not settle them in time. */
export async function takeWanted(
  db: Db,
  { now, until, max }: { now: Date; until: Date; max: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update pictures set leased_until = ${until} where key in (
      select key from pictures
      where wanted_at is not null and (leased_until is null or leased_until <= ${now})
      order by wanted_at, key limit ${max} for update skip locked)
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

const settled = { wanted_at: null, leased_until: null };

/** Keeps a picture. Does nothing if its row was deleted meanwhile, with its creator. */
export async function keepPicture(
  db: Db,
  key: string,
  kept: { bytes: Buffer; hash: Buffer; until: Date },
): Promise<void> {
  await db
    .updateTable('pictures')
    .set({
      ...settled,
      bytes: kept.bytes,
      size: kept.bytes.length,
      source_hash: kept.hash,
      kept_until: kept.until,
      tried_hash: null,
      tried_at: null,
    })
    .where('key', '=', key)
    .execute();
}

/** Notes that the picture at this address could not be fetched; one that is kept stays. */
export async function noteFailure(db: Db, key: string, hash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ ...settled, tried_hash: hash, tried_at: at })
    .where('key', '=', key)
    .execute();
}

export async function deletePicture(db: Db, key: string): Promise<void> {
  await db.deleteFrom('pictures').where('key', '=', key).execute();
}

export async function deletePicturesOf(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}

/** Deletes pictures of watched posts that nobody watches any longer: these end without their creator. */
export async function deleteUnwatched(db: Db): Promise<void> {
  await sql`
    delete from pictures p where p.key like 'watched:%'
      and not exists (select from watched_posts w where w.key = substr(p.key, length('watched:') + 1))`.execute(
    db,
  );
}

/** Deletes those whose time is over, and notes about pictures that nobody looked at since `unused`. */
export async function deleteExpired(db: Db, now: Date, unused: Date): Promise<void> {
  await sql`
    delete from pictures where kept_until <= ${now} or (bytes is null and used_at <= ${unused})`.execute(db);
}

/** Deletes those that were shown longest ago, beyond `bytes`. */
export async function evictBeyond(db: Db, bytes: number): Promise<void> {
  const { total } = await db
    .selectFrom('pictures')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
  if (total <= bytes) return;
  // A tenth more, so that not every new picture evicts one.
  const left = Math.floor(bytes * 0.9);
  await sql`
    delete from pictures where key in (
      select key from (
        select key, sum(size) over (order by used_at desc, key) as until_here from pictures where size > 0
      ) as newest where until_here > ${left})`.execute(db);
}
