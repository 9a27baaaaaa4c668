import { hashPassword } from '../server/auth/password-hash.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { claimUsername, findUsername, insertAccount } from '../server/features/identity/queries.ts';
import { createTeam, signIn } from '../server/features/identity/service.ts';

export interface Account {
  teamId: number;
  accountId: number;
  username: string;
  password: string;
}

const password = 'correct horse';

async function accountOf(db: Db, username: string): Promise<Account> {
  const found = await findUsername(db, username);
  if (!found) throw new Error(`${username} was not made`);
  return { teamId: found.team_id, accountId: found.account_id, username, password };
}

/** A team with its main account; its texts all begin with the user name, so that they can be told apart. */
export async function makeTeam(db: Db, ctx: Context, username: string, isOperator = false): Promise<Account> {
  const input = {
    teamName: `${username} team`,
    nickname: `${username} nick`,
    username,
    password,
    isOperator,
  };
  if (!(await createTeam(db, ctx, input))) throw new Error(`${username} is taken`);
  return accountOf(db, username);
}

/** A sub-account of a team. */
export async function makeMember(db: Db, ctx: Context, teamId: number, username: string): Promise<Account> {
  const password_hash = await hashPassword(password, ctx.randomBytes(16));
  await asTeam(db, teamId, async db => {
    const nickname = `${username} nick`;
    const account = { username, nickname, role: 'member', is_operator: false, password_hash } as const;
    const id = await insertAccount(db, teamId, account, ctx.now());
    await claimUsername(db, username, teamId, id);
  });
  return accountOf(db, username);
}

/** Two teams with at least one row in every table that belongs to a team. */
export async function makeTwoTeams(db: Db, ctx: Context): Promise<[Account, Account]> {
  const teams: [Account, Account] = [await makeTeam(db, ctx, 'first'), await makeTeam(db, ctx, 'second')];
  for (const account of teams) await signIn(db, ctx, account);
  return teams;
}
