import {
  entitlementOfQuota,
  quotaKinds,
  quotaNames,
  type QuotaKind,
} from '../../../contract/billing/quota-kinds.ts';
import type { Actor, Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { renewsAt, scopeOf } from './counting-periods.ts';
import {
  deleteQuotas,
  findQuota,
  listQuotas,
  putQuota,
  usedInMonth,
  usesInMonth,
} from './member-quotas.queries.ts';

/** What one member may use of the plan in the current month, and has used. */
export interface Quota {
  kind: QuotaKind;
  max: number;
  used: number;
  /** The nickname; null if that account is gone. */
  setBy: string | null;
  renewsAt: Date;
}

type Member = Pick<Context, 'now'> & { actor: Pick<Actor, 'teamId' | 'accountId'> };

async function readQuota(
  db: Db,
  ctx: Member,
  of: { key: string; timeZone: string; locks: boolean },
): Promise<Quota | null> {
  const kind = quotaKinds.find(each => entitlementOfQuota[each] === of.key);
  if (!kind) return null;
  const { teamId, accountId } = ctx.actor;
  const found = await findQuota(db, { teamId, accountId, kind }, of.locks);
  if (!found) return null;
  // A statement of its own: it sees what those used who had the lock before.
  const month = scopeOf('month', ctx.now(), of.timeZone);
  const used = await usedInMonth(db, ctx.actor, { key: of.key, month });
  return {
    kind,
    max: found.monthly_max,
    used,
    setBy: found.set_by,
    renewsAt: renewsAt('month', ctx.now(), of.timeZone) ?? ctx.now(),
  };
}

/** Returns the account's own quota of an entitlement; null if nobody set one. */
export const quotaOf = (db: Db, ctx: Member, key: string, timeZone: string): Promise<Quota | null> =>
  readQuota(db, ctx, { key, timeZone, locks: false });

/** The same, and whoever uses of it too waits until the caller's transaction ends. */
export const holdQuota = (db: Db, ctx: Member, key: string, timeZone: string): Promise<Quota | null> =>
  readQuota(db, ctx, { key, timeZone, locks: true });

export const leftOf = (quota: Quota | null): number =>
  quota ? Math.max(0, quota.max - quota.used) : Number.POSITIVE_INFINITY;

const setters = { zh: '团队', en: 'your team' };

/** @throws AppError quota_exceeded, which says who set the quota and when it renews */
export function refuseBeyondQuota(
  { lang }: Pick<Context, 'lang'>,
  quota: Quota | null,
  amount: number,
  timeZone: string,
): void {
  if (!quota || amount <= leftOf(quota)) return;
  throw new AppError('quota_exceeded', {
    what: quotaNames[lang][quota.kind],
    used: quota.used.toLocaleString('en-US'),
    limit: quota.max.toLocaleString('en-US'),
    by: quota.setBy ?? setters[lang],
    renews: scopeOf('day', quota.renewsAt, timeZone),
  });
}

/** Returns the quotas that somebody set for the account, with what it used of each in this month. */
export async function listOwnQuotas(db: Db, ctx: Member, timeZone: string): Promise<Quota[]> {
  const quotas: Quota[] = [];
  for (const kind of quotaKinds) {
    const quota = await quotaOf(db, ctx, entitlementOfQuota[kind], timeZone);
    if (quota) quotas.push(quota);
  }
  return quotas;
}

/** Returns of every account what it used in this month, and its quotas, in the caller's transaction as the team. */
export async function quotasByAccount(db: Db, ctx: Member, timeZone: string) {
  const { teamId } = ctx.actor;
  const month = scopeOf('month', ctx.now(), timeZone);
  const quotas = await listQuotas(db, teamId);
  const uses = await usesInMonth(db, teamId, Object.values(entitlementOfQuota), month);
  return (accountId: number) =>
    quotaKinds.map(kind => ({
      kind,
      used: Number(
        uses.find(use => use.account_id === accountId && use.key === entitlementOfQuota[kind])?.used ?? 0,
      ),
      max: quotas.find(quota => quota.account_id === accountId && quota.kind === kind)?.monthly_max ?? null,
    }));
}

export type QuotaChoice = Record<QuotaKind, number | null>;

export async function readQuotas(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
): Promise<QuotaChoice> {
  const rows = (await listQuotas(db, teamId)).filter(row => row.account_id === accountId);
  const maxOf = (kind: QuotaKind) => rows.find(row => row.kind === kind)?.monthly_max ?? null;
  return { emails: maxOf('emails'), mails: maxOf('mails'), rows: maxOf('rows') };
}

/** Null removes a quota. */
export async function changeQuotas(
  db: Db,
  ctx: Member,
  accountId: number,
  choice: QuotaChoice,
): Promise<void> {
  const { teamId } = ctx.actor;
  const gone = quotaKinds.filter(kind => choice[kind] === null);
  if (gone.length) await deleteQuotas(db, { teamId, accountId }, gone);
  for (const kind of quotaKinds) {
    const monthly_max = choice[kind];
    if (monthly_max === null) continue;
    await putQuota(
      db,
      { teamId, accountId, kind },
      { monthly_max, set_by: ctx.actor.accountId, set_at: ctx.now() },
    );
  }
}

/** A main account has none. */
export const removeQuotas = (db: Db, ids: { teamId: number; accountId: number }): Promise<void> =>
  deleteQuotas(db, ids, quotaKinds);
