import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { CreatorAddress } from '../shared/open-addresses.queries.ts';

export interface Review {
  rules: string;
  after_id: number;
  after_address: string;
}

export const readReview = (db: Db): Promise<Review | undefined> =>
  db.selectFrom('address_reviews').selectAll().orderBy('rules').limit(1).executeTakeFirst();

/** @param last behind which it goes on; undefined ends it */
export async function putReview(db: Db, { rules }: Review, last: CreatorAddress | undefined): Promise<void> {
  if (!last) {
    await db.deleteFrom('address_reviews').where('rules', '=', rules).execute();
    return;
  }
  const behind = { after_id: last.creatorId, after_address: last.address };
  await db.updateTable('address_reviews').set(behind).where('rules', '=', rules).execute();
}

/** Returns addresses of the catalogue that were found in texts, in order. */
export async function addressesInTexts(
  db: Db,
  { after_id: id, after_address: address }: Review,
  limit: number,
): Promise<CreatorAddress[]> {
  const { rows } = await sql<CreatorAddress>`
    select creator_id as "creatorId", address from contact_addresses
    where (creator_id, address) > (${id}, ${address}) and source in ('bio', 'caption')
    order by creator_id, address limit ${limit}`.execute(db);
  return rows;
}

const given = (rows: readonly CreatorAddress[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}) as given ("creatorId" bigint, address text)`;

/** Returns which of these addresses a team holds. */
export async function heldOf(
  db: Db,
  teamId: number,
  rows: readonly CreatorAddress[],
): Promise<CreatorAddress[]> {
  const found = await sql<CreatorAddress>`
    select u.creator_id as "creatorId", u.address from unlocked_addresses u
    join ${given(rows)} on given."creatorId" = u.creator_id and given.address = u.address
    where u.team_id = ${teamId}`.execute(db);
  return found.rows;
}

/** Deletes addresses that were found in texts. */
export async function deleteFromTexts(db: Db, rows: readonly CreatorAddress[]): Promise<void> {
  await sql`
    delete from contact_addresses a using ${given(rows)}
    where a.creator_id = given."creatorId" and a.address = given.address and a.source in ('bio', 'caption')`.execute(
    db,
  );
}
