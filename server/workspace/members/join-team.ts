import { hashPassword } from '../../core/auth/password-hash.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { addAccount, ownerOf, refuseTaken, type AccountIds } from '../../identity/accounts/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { spendPhoneCode } from '../../identity/phone-codes/service.ts';
import { requireRoom, consumeEntitlement } from '../../billing/plans/service.ts';
import { readOpenInvitation, stateOf, takeStrangersTurn } from './invitations.ts';
import { lockInvitation, updateInvitation } from './invitations.queries.ts';

export interface Joining {
  /** The last part of the invitation's link. */
  token: string;
  username: string;
  phone: string;
  code: string;
  password: string;
  nickname: string;
}

/**
 * Creates a sub-account from an invitation. Errors that the user can correct are found before the code is used up, so
 * that another name can be tried with the same code.
 * @throws AppError too_many_requests, invitation_over, taken, entitlement_exceeded, wrong_code
 */
export async function joinByInvitation(
  db: Db,
  ctx: Context,
  { token, code, password, ...person }: Joining,
): Promise<AccountIds> {
  await takeStrangersTurn(db, ctx, 'join');
  const { teamId, id, invited_by } = await readOpenInvitation(db, ctx, token);
  await refuseTaken(db, ctx, person);
  const asInviter = { ...ctx, actor: { teamId, accountId: invited_by } };
  await asTeam(db, teamId, db => requireRoom(db, asInviter, 'subaccount.count'));
  await spendPhoneCode(db, ctx, person.phone, code);
  const passwordHash = await hashPassword(password, ctx.randomBytes(16));
  return asTeam(db, teamId, async db => {
    const invitation = await lockInvitation(db, teamId, id);
    if (!invitation || stateOf(invitation, ctx.now()) !== 'open') throw new AppError('invitation_over');
    await consumeEntitlement(db, asInviter, 'subaccount.count');
    const { role, role_id: roleId } = invitation;
    const ids = await addAccount(db, ctx, teamId, { ...person, passwordHash, role, roleId });
    await updateInvitation(db, teamId, id, { accepted_at: ctx.now(), accepted_by: ids.accountId });
    await announceNewMember(db, ctx, ids, person);
    return ids;
  });
}

async function announceNewMember(
  db: Db,
  ctx: Context,
  { teamId, accountId }: AccountIds,
  { username, nickname }: Pick<Joining, 'username' | 'nickname'>,
): Promise<void> {
  await recordOperation(db, ctx, teamId, {
    action: 'member.join',
    by: { id: accountId, username, nickname },
    subject: 'member',
    subjectId: accountId,
    subjectName: nickname,
  });
  const details = { nickName: nickname, accountId };
  await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'member.joined', details });
}
