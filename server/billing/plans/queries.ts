import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export function listPlanRows(db: Db) {
  return db.selectFrom('plans').selectAll().orderBy('position').execute();
}

export function listPlanValues(db: Db) {
  return db.selectFrom('plan_entitlements').selectAll().execute();
}

export function listTerms(db: Db) {
  return db.selectFrom('plan_terms').selectAll().orderBy('months').execute();
}

/** The plan in force at a moment: an ended one counts as free, even before its end is processed. */
export function teamPlan(db: Db, teamId: number, at: Date) {
  return db
    .selectFrom('teams as t')
    .innerJoin('plans as p', join =>
      join.on(sql<boolean>`p.code = case when t.plan_ends_at <= ${at} then 'free' else t.plan end`),
    )
    .select(['p.code', 'p.name_zh', 'p.name_en', 'p.monthly_fen', 't.plan_ends_at', 't.time_zone'])
    .select(sql<boolean>`exists (select from plans h where h.monthly_fen > p.monthly_fen)`.as('has_higher'))
    .where('t.team_id', '=', teamId)
    .executeTakeFirstOrThrow();
}

/** What a plan allows, as values by key. */
export async function planValues(db: Db, code: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('plan_entitlements')
    .select(['key', 'value'])
    .where('plan', '=', code)
    .execute();
  return Object.fromEntries(rows.map(row => [row.key, row.value]));
}

export interface Taking {
  key: string;
  scope: string;
  amount: number;
  limit: number;
}

/**
 * Takes an amount if it fits the limit, in one statement: the row's lock makes others wait for the caller's
 * transaction, whose rollback returns it. @returns the use afterwards, or null if it did not fit
 */
export async function insertUse(db: Db, teamId: number, taking: Taking): Promise<number | null> {
  const { key, scope, amount, limit } = taking;
  if (amount > limit) return null;
  const { rows } = await sql<{ used: number }>`
    insert into entitlement_uses as u (team_id, key, scope, used) values (${teamId}, ${key}, ${scope}, ${amount})
    on conflict (team_id, key, scope) do update set used = u.used + excluded.used
      where u.used + excluded.used <= ${limit}
    returning used`.execute(db);
  return rows[0]?.used ?? null;
}

export async function releaseUse(
  db: Db,
  teamId: number,
  { key, scope, amount }: Omit<Taking, 'limit'>,
): Promise<void> {
  await sql`update entitlement_uses set used = greatest(0, used - ${amount})
    where team_id = ${teamId} and key = ${key} and scope = ${scope}`.execute(db);
}

/** Deletes the uses of earlier periods. @param scope the first that stays, as text */
export async function deleteUsesBefore(db: Db, teamId: number, key: string, scope: string): Promise<void> {
  await db
    .deleteFrom('entitlement_uses')
    .where('team_id', '=', teamId)
    .where('key', '=', key)
    .where('scope', '<', scope)
    .execute();
}

export async function findUse(db: Db, teamId: number, key: string, scope: string): Promise<number> {
  const row = await db
    .selectFrom('entitlement_uses')
    .select('used')
    .where('team_id', '=', teamId)
    .where('key', '=', key)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return row?.used ?? 0;
}

export function listUses(db: Db, teamId: number, scopes: readonly string[]) {
  return db
    .selectFrom('entitlement_uses')
    .select(['key', 'scope', 'used'])
    .where('team_id', '=', teamId)
    .where('scope', 'in', scopes)
    .execute();
}

/** The use by account, key and day in the team's time zone. */
export async function addToDay(
  db: Db,
  teamId: number,
  use: { key: string; day: string; account_id: number; used: number },
): Promise<void> {
  await sql`
    insert into entitlement_days as d (team_id, key, day, account_id, used)
    values (${teamId}, ${use.key}, ${use.day}, ${use.account_id}, ${use.used})
    on conflict (team_id, key, day, account_id) do update set used = d.used + excluded.used`.execute(db);
}

export async function usesByDay(db: Db, teamId: number, from: string, to: string) {
  return db
    .selectFrom('entitlement_days')
    .select(['day', 'account_id', 'key'])
    .select(({ fn }) => fn.sum<string>('used').as('used'))
    .where('team_id', '=', teamId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'account_id', 'key'])
    .orderBy('day')
    .execute();
}

export async function usesByAccount(db: Db, teamId: number) {
  return db
    .selectFrom('entitlement_days')
    .select(['account_id', 'key'])
    .select(({ fn }) => fn.sum<string>('used').as('used'))
    .where('team_id', '=', teamId)
    .groupBy(['account_id', 'key'])
    .execute();
}

export async function setTeamPlan(
  db: Db,
  teamId: number,
  plan: { code: string; endsAt: Date | null },
): Promise<void> {
  await db
    .updateTable('teams')
    .set({ plan: plan.code, plan_ends_at: plan.endsAt })
    .where('team_id', '=', teamId)
    .execute();
}

/** Locks a team: changes of its plan are serialised. */
export function lockTeam(db: Db, teamId: number) {
  return db.selectFrom('teams').selectAll().where('team_id', '=', teamId).forUpdate().executeTakeFirst();
}

export function listTeamAccounts(db: Db, teamId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'username', 'nickname', 'avatar_url', 'role'])
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute();
}
