import {
  builtInRoles,
  permissions,
  type BuiltInRole,
  type Holder,
} from '../../../../contract/core/roles/permissions.ts';
import type { Context } from '../../../../server/core/context.ts';
import type { Db } from '../../../../server/core/db/database.ts';
import { changePlan } from '../../../../server/billing/plans/change-plan.ts';
import { signIn } from '../../../../server/identity/sign-in/service.ts';
import {
  makeMember,
  makeRole,
  makeTeam,
  makeTwoTeams,
  type Account,
} from '../../../../test/fixtures/two-teams/two-teams.ts';
import { Pool } from '../draw/pool.ts';

/** Stand in every text of a team. No word, no name and no random key holds them. */
const marks = ['qzamberqz', 'qzindigoqz'] as const;

/** Who calls: somebody of a team in a role, a stranger, an operator, or nobody. */
export interface Caller {
  /** e.g. `one finance` */
  name: string;
  holder: (Holder & { isOperator: boolean }) | null;
  /** Null for nobody. */
  account: Account | null;
  token: string | null;
  own: Pool;
  other: Pool;
  mark: string;
  /** Marks that no answer may show to this caller. */
  foreign: readonly string[];
}

type Side = Pick<Caller, 'own' | 'other' | 'mark' | 'foreign'>;

async function callerOf(
  db: Db,
  ctx: Context,
  account: Account,
  { name, holder, ...side }: Pick<Caller, 'name' | 'holder'> & Side,
): Promise<Caller> {
  const { access_token: token } = await signIn(db, ctx, account);
  return { name, holder, account, token, ...side };
}

/** Every role of a team, and one of its own. */
async function callersOf(db: Db, ctx: Context, owner: Account, name: string, side: Side): Promise<Caller[]> {
  await changePlan(db, ctx, { teamId: owner.teamId, plan: 'team', months: 12 });
  const callers = [
    await callerOf(db, ctx, owner, {
      name: `${name} owner`,
      holder: { role: 'owner', isOperator: false },
      ...side,
    }),
  ];
  for (const role of Object.keys(builtInRoles) as BuiltInRole[]) {
    if (role === 'owner') continue;
    const account = await makeMember(db, ctx, owner.teamId, `${owner.username}-${role}`, { role });
    const holder = { role, isOperator: false } as const;
    callers.push(await callerOf(db, ctx, account, { name: `${name} ${role}`, holder, ...side }));
  }
  const held = permissions.filter((_, place) => place % 2 === 1);
  const roleId = await makeRole(db, ctx, owner, `${owner.username} odd`, held);
  const account = await makeMember(db, ctx, owner.teamId, `${owner.username}-odd`, {
    role: 'custom',
    roleId,
  });
  const holder = { role: 'custom', permissions: held, isOperator: false } as const;
  callers.push(await callerOf(db, ctx, account, { name: `${name} custom`, holder, ...side }));
  return callers;
}

/** Two full teams in all roles; a stranger, an operator and nobody, who try what the first team has. */
export async function makeCallers(db: Db, ctx: Context): Promise<Caller[]> {
  const [one, two] = await makeTwoTeams(db, ctx, marks);
  const pools = [new Pool(), new Pool()] as const;
  const [first, second] = marks;
  const ofOne = { own: pools[0], other: pools[1], mark: first, foreign: [second] };
  const ofTwo = { own: pools[1], other: pools[0], mark: second, foreign: [first] };
  const outside = { other: pools[0], mark: '', foreign: marks };
  const stranger = await makeTeam(db, ctx, 'fuzz-stranger', { plan: 'team' });
  const operator = await makeTeam(db, ctx, 'fuzz-operator', { isOperator: true, plan: 'team' });
  const owns = { role: 'owner', isOperator: false } as const;
  return [
    ...(await callersOf(db, ctx, one, 'one', ofOne)),
    ...(await callersOf(db, ctx, two, 'two', ofTwo)),
    await callerOf(db, ctx, stranger, { name: 'stranger', holder: owns, ...outside, own: new Pool() }),
    await callerOf(db, ctx, operator, {
      name: 'operator',
      holder: { ...owns, isOperator: true },
      ...outside,
      own: new Pool(),
    }),
    { name: 'nobody', holder: null, account: null, token: null, ...outside, own: new Pool() },
  ];
}

/** A session that ended meanwhile is begun again; one that cannot be (disabled, closed) stays over. */
export async function renew(db: Db, ctx: Context, caller: Caller): Promise<void> {
  if (!caller.account) return;
  const tokens = await signIn(db, ctx, caller.account).catch(() => null);
  if (tokens) caller.token = tokens.access_token;
}
