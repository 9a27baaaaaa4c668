import { sql, type Selectable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';
import type { CampaignTables } from '../../core/db/schema/campaigns-tables.ts';
import type { CollaborationTables } from '../../core/db/schema/collaborations-tables.ts';

export type StoredCollaboration = Selectable<CollaborationTables['collaborations']>;

/** Everything that hangs on a collaboration, besides its history. */
const parts = [
  'payables',
  'effect_costs',
  'deliverables',
  'collaboration_drafts',
  'collaboration_pages',
  'creator_details',
  'campaign_files',
] as const satisfies readonly (keyof CollaborationTables | keyof CampaignTables | 'effect_costs')[];

/** Returns collaborations of campaigns that work with both spellings, by campaign. */
export async function readDoubled(
  db: Db,
  teamId: number,
  { from, into }: IdPair,
): Promise<(StoredCollaboration & { has_parts: boolean })[]> {
  const hasParts = parts.map(
    table => sql`exists (
      select from ${sql.table(table)} as part where part.team_id = ${teamId} and part.collaboration_id = c.id)`,
  );
  const { rows } = await sql<StoredCollaboration & { has_parts: boolean }>`
    select c.*, ${sql.join(hasParts, sql` or `)} as has_parts from collaborations as c
    where c.team_id = ${teamId} and c.creator_id in (${from}, ${into}) and exists (
      select from collaborations as other where other.team_id = ${teamId} and other.campaign_id = c.campaign_id
        and other.creator_id in (${from}, ${into}) and other.id <> c.id)
    order by c.campaign_id, c.id`.execute(db);
  return rows;
}

/** Gives a collaboration what another one knew, and its history; the other one goes. */
export async function foldCollaboration(
  db: Db,
  teamId: number,
  { from, into }: IdPair,
  gained: Partial<StoredCollaboration>,
): Promise<void> {
  await db
    .updateTable('collaboration_events')
    .set({ collaboration_id: into })
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', from)
    .execute();
  await db.deleteFrom('collaborations').where('team_id', '=', teamId).where('id', '=', from).execute();
  await db
    .updateTable('collaborations')
    .set(gained)
    .where('team_id', '=', teamId)
    .where('id', '=', into)
    .execute();
}
