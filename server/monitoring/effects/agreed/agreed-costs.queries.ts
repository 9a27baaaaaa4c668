import { sql, type Insertable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { EffectTables } from '../../../core/db/schema/effects-tables.ts';

const columns = [
  'project_id',
  'campaign_id',
  'collaboration_id',
  'creator_id',
  'day',
  'amount_minor',
  'amount_fen',
  'currency',
] as const;

/** The costs that campaigns keep. The index holds costs with a collaboration only: those that were agreed. */
export const agreedCostsOf = (db: Db, teamId: number, campaignIds: readonly number[]) =>
  db
    .selectFrom('effect_costs')
    .select(['id', ...columns])
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', sql<number>`any(${[...campaignIds]}::bigint[])`)
    .where('collaboration_id', 'is not', null)
    .execute();

export type AgreedCostRow = Awaited<ReturnType<typeof agreedCostsOf>>[number];

export async function deleteCosts(db: Db, teamId: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await sql`
    delete from effect_costs where team_id = ${teamId} and id = any(${[...ids]}::bigint[])`.execute(db);
}

export async function insertCosts(
  db: Db,
  costs: readonly Insertable<EffectTables['effect_costs']>[],
): Promise<void> {
  if (!costs.length) return;
  await db.insertInto('effect_costs').values(costs).execute();
}

/** Sums the fees of creators in a project that were paid or typed, by currency. */
export async function feesOfCreators(
  db: Db,
  { teamId, projectId }: { teamId: number; projectId: number },
): Promise<{ creatorId: number; currency: string; minor: number }[]> {
  const { rows } = await sql<{ creatorId: number; currency: string; minor: number }>`
    select creator_id as "creatorId", currency, sum(amount_minor)::bigint as minor
    from effect_costs
    where team_id = ${teamId} and project_id = ${projectId} and kind = 'fee' and creator_id is not null
      and collaboration_id is null
    group by creator_id, currency`.execute(db);
  return rows;
}
