import { sql, type Insertable } from 'kysely';
import type { CostKind } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { EffectTables } from '../../../core/db/schema/effects-tables.ts';
import type { OfProject } from './effect-links.queries.ts';

/** Costs of one day for one post or creator, or for the whole project. */
export interface CostSum {
  projectId: number;
  creatorId: number | null;
  postKey: string | null;
  day: string;
  fen: number;
}

export async function costSums(db: Db, teamId: number, projectIds: readonly number[]): Promise<CostSum[]> {
  const { rows } = await sql<CostSum>`
    select project_id as "projectId", creator_id as "creatorId", post_key as "postKey", day,
      sum(amount_fen)::bigint as fen
    from effect_costs
    where team_id = ${teamId} and project_id = any(${projectIds}::bigint[])
    group by project_id, creator_id, post_key, day
    order by project_id, day, creator_id, post_key`.execute(db);
  return rows;
}

const ofProject = (db: Db, { teamId, projectId }: OfProject, kind: CostKind | undefined) =>
  db
    .selectFrom('effect_costs as c')
    .where('c.team_id', '=', teamId)
    .where('c.project_id', '=', projectId)
    .$if(kind !== undefined, query => query.where(sql<boolean>`c.kind = ${kind}`));

/** The newest day first. */
export const pageOfCosts = (
  db: Db,
  of: OfProject,
  { kind, size, offset }: { kind: CostKind | undefined; size: number; offset: number },
) =>
  ofProject(db, of, kind)
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'c.team_id').onRef('a.id', '=', 'c.created_by'),
    )
    .select(['c.id', 'c.kind', 'c.creator_id', 'c.post_key', 'c.day', 'c.amount_minor', 'c.amount_fen'])
    .select([
      'c.currency',
      'c.rate_e8',
      'c.rate_on',
      'c.rate_from',
      'c.note',
      'a.nickname',
      'c.collaboration_id',
    ])
    .orderBy('c.day', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();

export type CostRow = Awaited<ReturnType<typeof pageOfCosts>>[number];

export const countCosts = (
  db: Db,
  of: OfProject,
  kind?: CostKind,
): Promise<{ total: number; sumFen: number }> =>
  ofProject(db, of, kind)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`coalesce(sum(c.amount_fen), 0)::bigint`.as('sumFen'))
    .executeTakeFirstOrThrow();

export type CostColumns = Omit<
  Insertable<EffectTables['effect_costs']>,
  'team_id' | 'project_id' | 'created_by' | 'created_at'
>;

export async function insertCost(
  db: Db,
  { teamId, projectId }: OfProject,
  { by, at }: { by: number; at: Date },
  columns: CostColumns,
): Promise<number> {
  const place = { team_id: teamId, project_id: projectId, created_by: by, created_at: at };
  const { id } = await db
    .insertInto('effect_costs')
    .values({ ...columns, ...place })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findCost = (db: Db, { teamId, projectId }: OfProject, id: number) =>
  db
    .selectFrom('effect_costs')
    .select(['kind', 'creator_id', 'post_key', 'day', 'amount_minor', 'amount_fen', 'currency'])
    .select(['rate_e8', 'rate_on', 'rate_from', 'note', 'collaboration_id'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function updateCost(db: Db, teamId: number, id: number, columns: CostColumns): Promise<void> {
  await db
    .updateTable('effect_costs')
    .set(columns)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function deleteCost(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('effect_costs').where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** Deletes the newest of exactly these. @returns whether there was one */
export async function deleteSameCost(
  db: Db,
  { teamId, projectId }: OfProject,
  cost: { creatorId: number; amountMinor: number; currency: string; day: string; note: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from effect_costs
    where team_id = ${teamId} and id = (
      select max(id) from effect_costs
      where team_id = ${teamId} and project_id = ${projectId} and creator_id = ${cost.creatorId}
        and amount_minor = ${cost.amountMinor} and currency = ${cost.currency} and day = ${cost.day}::date
        and note = ${cost.note} and collaboration_id is null)
    returning id`.execute(db);
  return rows.length > 0;
}

/** Deletes everything that a project cost and gained. */
export async function deleteAllOf(db: Db, { teamId, projectId }: OfProject): Promise<void> {
  await sql`
    delete from effect_coupon_uses
    where team_id = ${teamId} and coupon_id in (
      select id from effect_coupons where team_id = ${teamId} and project_id = ${projectId})`.execute(db);
  for (const table of ['effect_links', 'effect_coupons', 'effect_costs', 'effect_settings'] as const) {
    await sql`
      delete from ${sql.table(table)} where team_id = ${teamId} and project_id = ${projectId}`.execute(db);
  }
}
