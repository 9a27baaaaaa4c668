import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';

/** The interest in both spellings is interest in one creator. */
export async function addUpInterest(db: Db, { from, into }: IdPair): Promise<void> {
  await sql`update creator_interest_changes set creator_id = ${into} where creator_id = ${from}`.execute(db);
  await sql`
    with gone as (delete from creator_interest where creator_id = ${from} returning *)
    insert into creator_interest (creator_id, lists, campaigns, monitors, viewed_at)
    select ${into}, lists, campaigns, monitors, viewed_at from gone
    on conflict (creator_id) do update set
      lists = creator_interest.lists + excluded.lists,
      campaigns = creator_interest.campaigns + excluded.campaigns,
      monitors = creator_interest.monitors + excluded.monitors,
      viewed_at = greatest(creator_interest.viewed_at, excluded.viewed_at)`.execute(db);
}

/** How the old spelling was refreshed says nothing about the one who stays. */
export async function dropRefreshes(db: Db, { from, into }: IdPair): Promise<void> {
  await sql`delete from refresh_queue where creator_id = ${from}`.execute(db);
  await sql`delete from refresh_states where creator_id = ${from}`.execute(db);
  await sql`update tag_finds set creator_id = ${into} where creator_id = ${from}`.execute(db);
}
