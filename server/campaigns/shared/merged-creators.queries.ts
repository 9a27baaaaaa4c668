import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';

/** Returns those who are in campaigns of the team. */
export async function readInCampaigns(db: Db, teamId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select creator_id from candidates where team_id = ${teamId} and creator_id = any(${ids}::bigint[])
    union select creator_id from collaborations where team_id = ${teamId} and creator_id = any(${ids}::bigint[])`.execute(
    db,
  );
  return rows.map(row => row.creator_id);
}

/** Of two candidates in a campaign the one who was already written to stays. */
export async function dropUnwritten(db: Db, teamId: number, { from, into }: IdPair): Promise<void> {
  await sql`
    delete from candidates as own using candidates as old
    where own.team_id = ${teamId} and own.creator_id = ${into} and own.status = 'candidate'
      and old.team_id = ${teamId} and old.campaign_id = own.campaign_id and old.creator_id = ${from}
      and old.status <> 'candidate'`.execute(db);
}

/** Moves collaborations where none is in the place. @returns whether some had to stay */
export async function moveCollaborations(db: Db, teamId: number, { from, into }: IdPair): Promise<boolean> {
  await sql`
    update collaborations as own set creator_id = ${into}
    where own.team_id = ${teamId} and own.creator_id = ${from} and not exists (
      select from collaborations as other where other.team_id = ${teamId}
        and other.campaign_id = own.campaign_id and other.creator_id = ${into})`.execute(db);
  const { rows } = await sql`
    select from collaborations where team_id = ${teamId} and creator_id = ${from} limit 1`.execute(db);
  return rows.length > 0;
}
