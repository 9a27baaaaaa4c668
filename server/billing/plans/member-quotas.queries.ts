import { sql } from 'kysely';
import type { QuotaKind } from '../../../contract/billing/quota-kinds.ts';
import type { Db } from '../../core/db/database.ts';

interface QuotaKey {
  teamId: number;
  accountId: number;
  kind: QuotaKind;
}

/** @param locks keeps others who ask for the same quota waiting until the transaction ends */
export async function findQuota(db: Db, { teamId, accountId, kind }: QuotaKey, locks: boolean) {
  const query = db
    .selectFrom('member_quotas as q')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'q.team_id').onRef('a.id', '=', 'q.set_by'),
    )
    .select(['q.monthly_max', 'a.nickname as set_by'])
    .where('q.team_id', '=', teamId)
    .where('q.account_id', '=', accountId)
    .where('q.kind', '=', kind);
  return (locks ? query.forUpdate('q') : query).executeTakeFirst();
}

export function listQuotas(db: Db, teamId: number) {
  return db
    .selectFrom('member_quotas')
    .select(['account_id', 'kind', 'monthly_max'])
    .where('team_id', '=', teamId)
    .execute();
}

/** The days of a month, `yyyy-MM`. */
const within = (month: string) =>
  sql<boolean>`day >= ${`${month}-01`}::date and day < (${`${month}-01`}::date + interval '1 month')::date`;

export async function usedInMonth(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  { key, month }: { key: string; month: string },
): Promise<number> {
  const { used } = await db
    .selectFrom('entitlement_days')
    .select(({ fn }) => fn.sum<string | null>('used').as('used'))
    .where('team_id', '=', teamId)
    .where('key', '=', key)
    .where('account_id', '=', accountId)
    .where(within(month))
    .executeTakeFirstOrThrow();
  return Number(used ?? 0);
}

export function usesInMonth(db: Db, teamId: number, keys: readonly string[], month: string) {
  return db
    .selectFrom('entitlement_days')
    .select(['account_id', 'key'])
    .select(({ fn }) => fn.sum<string>('used').as('used'))
    .where('team_id', '=', teamId)
    .where('key', 'in', keys)
    .where(within(month))
    .groupBy(['account_id', 'key'])
    .execute();
}

export async function putQuota(
  db: Db,
  { teamId, accountId, kind }: QuotaKey,
  quota: { monthly_max: number; set_by: number; set_at: Date },
): Promise<void> {
  await db
    .insertInto('member_quotas')
    .values({ team_id: teamId, account_id: accountId, kind, ...quota })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id', 'kind']).doUpdateSet(quota))
    .execute();
}

export async function deleteQuotas(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  kinds: readonly QuotaKind[],
): Promise<void> {
  await db
    .deleteFrom('member_quotas')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .execute();
}
