import { createTeam } from '../server/features/accounts/service.ts';
import { cheapHash } from '../test/cheap-password.ts';
import { realContext } from '../server/world.ts';
import { withDb } from './new-team.ts';
import { tokensOf } from './sign-in.ts';

export interface OwnTeam {
  username: string;
  phone: string;
  password: string;
  teamName: string;
}

/** A team for one test alone, whose main account has a phone; there is room for sub-accounts. */
export async function makeOwnTeam(
  appUrl: string,
  team: Pick<OwnTeam, 'username' | 'phone'>,
): Promise<OwnTeam> {
  const own = { password: 'own-team-2026', teamName: `${team.username} 的团队`, ...team };
  await withDb(appUrl, db =>
    createTeam(db, realContext(), {
      ...own,
      password: cheapHash(own.password),
      nickname: team.username,
      isOperator: false,
      plan: 'pro',
    }),
  );
  return own;
}

/** The path of an invitation's link. */
export async function invitationOf(address: string, team: OwnTeam): Promise<string> {
  const { access } = await tokensOf(address, team);
  const response = await fetch(`${address}/office/api/team/invitations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await response.json()) as { data: { path: string } };
  return data.path;
}
