import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { CollaborationTables } from '../../core/db/schema/collaborations-tables.ts';

export type StoredPayable = Selectable<CollaborationTables['payables']>;

export const findPayable = (db: Db, teamId: number, id: number): Promise<StoredPayable | undefined> =>
  db.selectFrom('payables').selectAll().where('team_id', '=', teamId).where('id', '=', id).executeTakeFirst();

export async function countOfCollaboration(db: Db, teamId: number, collaborationId: number): Promise<number> {
  const { total } = await db
    .selectFrom('payables')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertPayable(
  db: Db,
  payable: Insertable<CollaborationTables['payables']>,
): Promise<number> {
  const { id } = await db.insertInto('payables').values(payable).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Counts as a change for concurrent editors. @returns its new revision */
export async function updatePayable(
  db: Db,
  teamId: number,
  id: number,
  change: Updateable<CollaborationTables['payables']>,
): Promise<number> {
  const { revision } = await db
    .updateTable('payables')
    .set(change)
    .set({ revision: sql<number>`revision + 1` })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Returns whether a file of the campaign is a proof of this collaboration. */
export async function isProofOf(
  db: Db,
  { teamId, campaignId, collaborationId }: { teamId: number; campaignId: number; collaborationId: number },
  fileId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('campaign_files')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', fileId)
    .where('campaign_id', '=', campaignId)
    .where('collaboration_id', '=', collaborationId)
    .where('kind', '=', 'proof')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns payables of one collaboration that are not cancelled, by the day of payment; open ones are last. */
export const settledOf = (db: Db, teamId: number, collaborationId: number) =>
  db
    .selectFrom('payables')
    .select(['id', 'amount_minor', 'currency', 'state', 'paid_on', 'paid_by', 'paid_price_id'])
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .where('state', '<>', 'cancelled')
    .orderBy('paid_on')
    .orderBy('id')
    .execute();

export type SettledPayable = Awaited<ReturnType<typeof settledOf>>[number];

/** Returns the collaborations of a campaign of which something was paid. */
export async function paidPartly(db: Db, teamId: number, campaignId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payables')
    .select('collaboration_id as id')
    .distinct()
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'paid')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores which paid price of the team a payable became; not a change for concurrent editors. */
export async function putPaidPrice(
  db: Db,
  teamId: number,
  id: number,
  paidPriceId: number | null,
): Promise<void> {
  await db
    .updateTable('payables')
    .set({ paid_price_id: paidPriceId })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Stores to which project its cost was added; not a change for concurrent editors. */
export async function setCostProject(
  db: Db,
  teamId: number,
  id: number,
  projectId: number | null,
): Promise<void> {
  await db
    .updateTable('payables')
    .set({ cost_project_id: projectId })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Returns payments in a campaign that are not a cost of any existing project, oldest first. */
export async function paidWithoutProject(db: Db, teamId: number, campaignId: number) {
  const rows = await db
    .selectFrom('payables as p')
    .innerJoin('collaborations as c', join =>
      join.onRef('c.team_id', '=', 'p.team_id').onRef('c.id', '=', 'p.collaboration_id'),
    )
    .leftJoin('monitor_projects as m', join =>
      join.onRef('m.team_id', '=', 'p.team_id').onRef('m.id', '=', 'p.cost_project_id'),
    )
    .select(['p.id', 'p.amount_minor', 'p.tax_minor', 'p.currency', 'p.label', 'p.paid_on'])
    .select('c.creator_id as creatorId')
    .where('p.team_id', '=', teamId)
    .where('p.campaign_id', '=', campaignId)
    .where('p.state', '=', 'paid')
    .where('m.id', 'is', null)
    .orderBy('p.paid_on')
    .orderBy('p.id')
    .execute();
  return rows.flatMap(({ paid_on: day, ...row }) => (day === null ? [] : [{ ...row, day }]));
}

/**
 * Returns whether a day has begun in a zone or in the team's, because the account that enters it lives in one of them.
 */
export async function hasBegun(
  db: Db,
  teamId: number,
  { day, zone, at }: { day: string; zone: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ hasBegun: boolean }>`
    select ${day}::date <= greatest(
      (${at}::timestamptz at time zone ${zone})::date, (${at}::timestamptz at time zone time_zone)::date
    ) as "hasBegun"
    from teams where team_id = ${teamId}`.execute(db);
  return rows[0]?.hasBegun ?? false;
}
