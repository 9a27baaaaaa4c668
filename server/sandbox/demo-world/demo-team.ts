import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { demoAccount } from '../../identity/accounts/demo-account.ts';
import { createTeam } from '../../identity/accounts/service.ts';

/** The team of the demo account, which also operates the installation. */
export const createDemoTeam = (db: Db, ctx: Context): ReturnType<typeof createTeam> =>
  createTeam(db, ctx, {
    teamName: '星桥演示团队',
    nickname: '小星',
    isOperator: true,
    plan: 'team',
    ...demoAccount,
  });
