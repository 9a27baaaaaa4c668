import type { EntitlementKey } from '../../../contract/billing/plans.ts';
import type { Db } from '../../core/db/database.ts';

/** Locks a plan: changes of one plan are serialised. */
export const lockPlan = (db: Db, code: string) =>
  db.selectFrom('plans').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();

export const listValues = (db: Db, code: string) =>
  db.selectFrom('plan_entitlements').select(['key', 'value']).where('plan', '=', code).execute();

export async function updatePlan(
  db: Db,
  code: string,
  row: { name_zh: string; name_en: string; monthly_fen: number },
): Promise<void> {
  await db.updateTable('plans').set(row).where('code', '=', code).execute();
}

export async function putValue(db: Db, plan: string, key: EntitlementKey, value: string): Promise<void> {
  await db
    .insertInto('plan_entitlements')
    .values({ plan, key, value })
    .onConflict(conflict => conflict.columns(['plan', 'key']).doUpdateSet({ value }))
    .execute();
}

export async function insertChange(
  db: Db,
  change: {
    plan: string;
    at: Date;
    accountId: number;
    accountName: string;
    before: Record<string, string>;
    after: Record<string, string>;
  },
): Promise<void> {
  const { accountId, accountName, before, after, ...of } = change;
  await db
    .insertInto('plan_changes')
    .values({
      ...of,
      account_id: accountId,
      account_name: accountName,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

export const listChanges = (db: Db, max: number) =>
  db.selectFrom('plan_changes').selectAll().orderBy('id', 'desc').limit(max).execute();
