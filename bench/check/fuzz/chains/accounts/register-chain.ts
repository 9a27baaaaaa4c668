import { giveTime } from '../../../../../contract/billing/operator-plans.ts';
import { smsCode } from '../../../../../contract/core/limits.ts';
import {
  changePhone,
  getOfficeUser,
  issueToken,
  issueTokenByPhone,
  register,
} from '../../../../../contract/identity/sign-in.ts';
import { requireSecondFactor } from '../../../../../contract/identity/account-security.ts';
import { createMember, handOverTeam } from '../../../../../contract/workspace/members.ts';
import { newPassword as password } from '../../draw/likely-texts.ts';
import { codeFor, phoneOf } from './phone-code.ts';
import { walkTotp } from './second-factor-chain.ts';
import type { Steps } from '../steps.ts';
import { tokenOf } from './token-of.ts';

/**
 * Once, beside an operator who gives time: somebody registers a team, hands it over, takes another phone and signs in
 * by it; and the team requires a second factor.
 */
export async function walkRegister(steps: Steps): Promise<void> {
  const { call, username, turn, now, until } = steps;
  if (turn > 1) return;
  const name = `${username}2`;
  const [first, second] = [phoneOf(steps, '137'), phoneOf(steps, '136')];
  const mine = { username: name, nickName: name, company: name, password };
  const made = await call(register, { body: { ...mine, phone: first, code: await codeFor(steps, first) } });
  const form = { grant_type: 'password', username: `OFFICE@${name}`, password } as const;
  const token = tokenOf(await call(issueToken, { body: form }));
  if (!made || !token) return;
  await call(getOfficeUser, { token });
  const given = { plan: 'team', how: 'now', days: 30, reason: 'to try it' } as const;
  await call(giveTime, { params: { teamId: made.teamId }, body: given });
  const heir = { username: `${name}-heir`, nickName: name, password };
  const member = await call(createMember, { token, body: heir });
  if (member) await call(handOverTeam, { token, params: { id: member.id }, body: { password } });
  const sentAt = now().getTime();
  await call(changePhone, { token, body: { phone: second, code: await codeFor(steps, second), password } });
  // A phone gets another code only after a while.
  await until(() => Promise.resolve(now().getTime() > sentAt + smsCode.pause + 1000));
  const code = await codeFor(steps, second);
  const mobile = `OFFICE-SMS@${second}`;
  await call(issueTokenByPhone, { body: { grant_type: 'mobile', mobile, code } });
  // From here on nothing answers those who have none.
  const byHeir = { ...form, username: `OFFICE@${heir.username}` };
  const signedIn = tokenOf(await call(issueToken, { body: byHeir }));
  if (!signedIn) return;
  const guarded = await walkTotp(steps, heir.username, signedIn);
  await call(requireSecondFactor, { token: guarded, body: { isRequired: true } });
}
