import { sql, type Insertable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { CampaignTables } from '../../core/db/schema/campaigns-tables.ts';

export interface FilePlace {
  teamId: number;
  campaignId: number;
  /** Null for a file of the campaign itself. */
  collaborationId: number | null;
}

const lyingIn = (db: Db, { teamId, campaignId, collaborationId }: FilePlace) =>
  db
    .selectFrom('campaign_files as f')
    .where('f.team_id', '=', teamId)
    .where('f.campaign_id', '=', campaignId)
    .where(sql<boolean>`f.collaboration_id is not distinct from ${collaborationId}::bigint`);

const columns = [
  'f.id',
  'f.kind',
  'f.collaboration_id',
  'f.file_id',
  'f.name',
  'f.size',
  'f.account_id',
  'f.added_at',
] as const;

/** The newest first. */
export const listFiles = (db: Db, place: FilePlace) =>
  lyingIn(db, place)
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'f.team_id').onRef('a.id', '=', 'f.account_id'),
    )
    .select([...columns, 'a.nickname'])
    .orderBy('f.id', 'desc')
    .execute();
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

export async function countFiles(db: Db, place: FilePlace): Promise<number> {
  const { total } = await lyingIn(db, place)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Anywhere in the campaign. */
export const findFile = (db: Db, teamId: number, campaignId: number, id: number) =>
  db
    .selectFrom('campaign_files as f')
    .select(columns)
    .where('f.team_id', '=', teamId)
    .where('f.campaign_id', '=', campaignId)
    .where('f.id', '=', id)
    .executeTakeFirst();

export async function insertFile(
  db: Db,
  file: Insertable<CampaignTables['campaign_files']>,
): Promise<number> {
  const { id } = await db.insertInto('campaign_files').values(file).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @returns the stored files that are no longer used */
async function nowUnused(db: Db, teamId: number, fileIds: readonly number[]): Promise<number[]> {
  if (!fileIds.length) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from unnest(${fileIds}::bigint[]) as u (id)
    where not exists (select from campaign_files f where f.team_id = ${teamId} and f.file_id = u.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** @returns the stored files that are no longer used */
export async function deleteFileRow(db: Db, teamId: number, id: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('campaign_files')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .returning('file_id')
    .execute();
  return nowUnused(
    db,
    teamId,
    rows.map(row => row.file_id),
  );
}

/** Deletes all files of a campaign, or of a collaboration. @returns the stored files that are no longer used */
export async function deleteFileRows(
  db: Db,
  { teamId, campaignId, collaborationId }: FilePlace,
): Promise<number[]> {
  const rows = await db
    .deleteFrom('campaign_files')
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .$if(collaborationId !== null, query => query.where('collaboration_id', '=', collaborationId))
    .returning('file_id')
    .execute();
  return nowUnused(
    db,
    teamId,
    rows.map(row => row.file_id),
  );
}

/** Copies files of a kind of the campaign itself; the stored contents are shared. */
export async function copyFiles(
  db: Db,
  teamId: number,
  { from, to, by, at }: { from: number; to: number; by: number; at: Date },
): Promise<void> {
  await sql`
    insert into campaign_files (team_id, campaign_id, kind, file_id, name, size, account_id, added_at)
    select team_id, ${to}, kind, file_id, name, size, ${by}, ${at} from campaign_files
    where team_id = ${teamId} and campaign_id = ${from} and collaboration_id is null and kind = 'brief'
    order by id`.execute(db);
}

export const findCollaboration = (db: Db, teamId: number, campaignId: number, id: number) =>
  db
    .selectFrom('collaborations')
    .select('id')
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .executeTakeFirst();
