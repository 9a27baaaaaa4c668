import { randomBytes } from 'node:crypto';
import { cheapHash } from '../test/cheap-password.ts';
import { createTeam } from '../server/features/accounts/service.ts';
import { addMember } from '../server/features/members/service.ts';
import { changePlan, takeEntitlement } from '../server/features/plans/service.ts';
import { makeDb, makePool, type Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { realContext } from '../server/world.ts';

export interface TeamAccount {
  teamId: number;
  accountId: number;
  username: string;
  password: string;
}

/** Lends the database of the running product. */
export async function withDb<T>(appUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = makeDb(makePool({ url: appUrl, poolSize: 1, onIdleError: () => undefined }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A team of its own for tests that change it, with its main account 林溪. */
export function newTeam(
  appUrl: string,
  { plan, months }: { plan?: string; months?: number } = {},
): Promise<TeamAccount> {
  return withDb(appUrl, async db => {
    const ctx = realContext();
    const account = { username: `t${randomBytes(6).toString('hex')}`, password: 'first-2026-pass' };
    const ids = await createTeam(db, ctx, {
      teamName: '溪流传媒',
      nickname: '林溪',
      isOperator: false,
      ...account,
      password: cheapHash(account.password),
    });
    if (plan) await changePlan(db, ctx, { teamId: ids.teamId, plan, months: months ?? 12 });
    return { ...ids, ...account };
  });
}

export interface Used {
  accountId: number;
  key: 'search.daily' | 'email.unlock' | 'mail.daily' | 'export.rows';
  amount: number;
  /** How long ago. */
  daysAgo: number;
}

/** Takes so much of the team's plan, as if it had been done then. */
export function takeUses(appUrl: string, { teamId }: TeamAccount, uses: readonly Used[]): Promise<void> {
  return withDb(appUrl, async db => {
    for (const { accountId, key, amount, daysAgo } of uses) {
      const at = new Date(Date.now() - daysAgo * 86_400_000);
      const ctx = { ...realContext(), now: () => at, actor: { teamId, accountId } };
      await asTeam(db, teamId, async db => takeEntitlement(db, ctx, key, { amount }));
    }
  });
}

/** Makes a sub-account as the main account does. @returns its id */
export function addSubAccount(
  appUrl: string,
  { teamId, accountId }: TeamAccount,
  member: { username: string; nickname: string; password: string },
): Promise<number> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  return withDb(appUrl, async db => (await addMember(db, { ...realContext(), actor }, member)).id);
}
