import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignTables } from '../../core/db/schema/campaigns-tables.ts';

export type StoredSample = Selectable<CampaignTables['sample_campaigns']>;

export const findSample = (db: Db, teamId: number): Promise<StoredSample | undefined> =>
  db.selectFrom('sample_campaigns').selectAll().where('team_id', '=', teamId).executeTakeFirst();

/** @returns false if the team has one already */
export async function insertSample(db: Db, teamId: number, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('sample_campaigns')
    .values({ team_id: teamId, begun_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('team_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSample(
  db: Db,
  teamId: number,
  change: Updateable<CampaignTables['sample_campaigns']>,
): Promise<void> {
  await db.updateTable('sample_campaigns').set(change).where('team_id', '=', teamId).execute();
}

export async function deleteSample(db: Db, teamId: number): Promise<void> {
  await db.deleteFrom('sample_campaigns').where('team_id', '=', teamId).execute();
}

export interface SampleCreator {
  id: number;
  /** Names its number in the sample world. */
  platformId: string;
  medianPlays: number;
}

/** Sample creators of a platform who usually have so many plays, always in the same order. */
export async function readSampleCreators(
  db: Db,
  { platform, plays, max }: { platform: Platform; plays: { from: number; to: number }; max: number },
): Promise<SampleCreator[]> {
  const { rows } = await sql<SampleCreator>`
    select id, platform_id as "platformId", median_plays as "medianPlays" from creators
    where sample and platform = ${platform} and has_email and analysis = 'analysed'
      and median_plays between ${plays.from} and ${plays.to}
    order by md5(platform_id)
    limit ${max}`.execute(db);
  return rows;
}
