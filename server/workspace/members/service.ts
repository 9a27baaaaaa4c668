import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listMembers, renameMember } from '../../../contract/workspace/members.ts';
import { roleNames } from '../../../contract/core/roles/permission-texts.ts';
import { may, permissionsOf } from '../../../contract/core/roles/permissions.ts';
import type { RoleChoice } from '../../../contract/workspace/roles.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import { hashPassword } from '../../core/auth/password-hash.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import {
  addAccount,
  changeAccount,
  ownerOf,
  refuseTaken,
  removeAccount,
} from '../../identity/accounts/service.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';
import { resetFactor } from '../../identity/account-security/reset-factor.ts';
import { sendWarning } from '../../identity/phone-codes/warnings.ts';
import { endSessionsOf } from '../../identity/sign-in/service.ts';
import { liftLock } from '../../identity/sign-in/lock-out.ts';
import { handOverAcquisitions } from '../../creators/acquisitions/service.ts';
import { handOverBriefs } from '../../campaigns/campaign-briefs/service.ts';
import { handOverCampaigns } from '../../campaigns/campaigns/campaign-members.ts';
import { handOverLists } from '../../creators/lists/service.ts';
import { handOverProjects } from '../../monitoring/shared/projects.ts';
import { handOverSenders } from '../../outreach/senders/service.ts';
import { handOverEmails } from '../../inbox/one-to-one-emails/service.ts';
import { handOverTasks, wakeTasksOf } from '../../outreach/mail-tasks/service.ts';
import { handOverTemplates } from '../../outreach/mail-templates/service.ts';
import { removeSearchesOf } from '../../creators/saved-searches/service.ts';
import { handOverLinks } from '../../links/short-links/service.ts';
import { removeNotificationsAbout } from '../../activity/notifications/service.ts';
import { erasePersonalValues, recordOperation } from '../../activity/audit-log/service.ts';
import { quotasByAccount } from '../../billing/plans/member-quotas.ts';
import {
  limitOf,
  readTeamPlan,
  releaseEntitlement,
  consumeEntitlement,
  usedByAccounts,
} from '../../billing/plans/service.ts';
import { withdrawAllBy } from './invitations.ts';
import { eraseNotesAbout } from './invitations.queries.ts';
import { recordedRole, takeRole } from '../roles/give-role.ts';
import { lockMember } from '../shared/lock-member.ts';
import { listAccounts } from './queries.ts';

export async function loadMembers(db: Db, ctx: SignedIn): Promise<ReplyOf<typeof listMembers>> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const uses = await usedByAccounts(db, teamId);
    const plan = await readTeamPlan(db, ctx);
    const quotasOf = await quotasByAccount(db, ctx, plan.timeZone);
    const members = (await listAccounts(db, teamId)).map(account => ({
      id: account.id,
      username: account.username,
      nickName: account.nickname,
      avatar: account.avatar_url,
      phone: account.phone,
      role: account.role,
      roleName: account.role === 'custom' ? (account.role_name ?? '') : roleNames[ctx.lang][account.role],
      roleId: account.role_id,
      isBelow: isBelow(ctx, account),
      addedAt: account.created_at.toISOString(),
      lastSeenAt: account.last_seen_at?.toISOString() ?? null,
      disabled: account.disabled_at !== null,
      hasSecondFactor: account.has_second_factor,
      used: uses.filter(use => use.accountId === account.id).map(({ key, used }) => ({ key, used })),
      quotas: quotasOf(account.id),
    }));
    return { members, limit: limitOf(plan, 'subaccount.count') };
  });
}

/** Whether `lockMember` lets the caller change an account: one that may do nothing that they may not do themselves. */
const isBelow = (
  { actor }: SignedIn,
  { id, role, permissions, is_operator }: Awaited<ReturnType<typeof listAccounts>>[number],
): boolean =>
  role !== 'owner' &&
  id !== actor.accountId &&
  (actor.isOperator || !is_operator) &&
  permissionsOf({ role, permissions: permissions ?? [] }).every(permission => may(actor, permission));

interface Known {
  id: number;
  nickname: string;
}

const recordOf = (action: OperationAction, member: Known) => ({
  action,
  subject: 'member',
  subjectId: member.id,
  subjectName: member.nickname,
});

export interface NewMember {
  username: string;
  nickname: string;
  role: RoleChoice;
  /** In plain text; only its hash is stored. */
  password: string;
}

/**
 * Without a phone number, which members add themselves.
 * @throws AppError taken, entitlement_exceeded; forbidden for a role that may do more than the caller
 */
export async function addMember(
  db: Db,
  ctx: SignedIn,
  { password, role: choice, ...person }: NewMember,
): Promise<{ id: number }> {
  const { teamId } = ctx.actor;
  await refuseTaken(db, ctx, person);
  const passwordHash = await hashPassword(password, ctx.randomBytes(16));
  return asTeam(db, teamId, async db => {
    const { role, roleId, name } = await takeRole(db, ctx, choice);
    await consumeEntitlement(db, ctx, 'subaccount.count');
    const { accountId: id } = await addAccount(db, ctx, teamId, { ...person, passwordHash, role, roleId });
    await recordOperation(db, ctx, teamId, {
      ...recordOf('member.create', { id, nickname: person.nickname }),
      after: {
        username: person.username,
        nickname: person.nickname,
        role: recordedRole({ role, name }),
      },
    });
    return { id };
  });
}

/** @throws AppError not_found, not_possible_for_owner */
export async function changeNickname(
  db: Db,
  ctx: SignedIn,
  id: number,
  { nickName: nickname }: BodyOf<typeof renameMember>,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const member = await lockMember(db, ctx, id);
    if (member.nickname === nickname) return;
    await changeAccount(db, { teamId, accountId: id }, { nickname });
    await recordOperation(db, ctx, teamId, {
      ...recordOf('member.rename', { id, nickname }),
      before: { nickname: member.nickname },
      after: { nickname },
    });
  });
}

/** Disabling an account ends its sessions at once. @throws AppError not_found, not_possible_for_owner */
export async function setDisabled(db: Db, ctx: SignedIn, id: number, disabled: boolean): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const member = await lockMember(db, ctx, id);
    if ((member.disabled_at !== null) === disabled) return;
    const ids = { teamId, accountId: id };
    await changeAccount(db, ids, { disabled_at: disabled ? ctx.now() : null });
    if (disabled) {
      await endSessionsOf(db, ctx, ids);
      await withdrawAllBy(db, ctx, ids);
    }
    await recordOperation(db, ctx, teamId, recordOf(disabled ? 'member.disable' : 'member.enable', member));
  });
}

/** Ends the account's sessions. @throws AppError not_found, not_possible_for_owner */
export async function resetPassword(db: Db, ctx: SignedIn, id: number, password: string): Promise<void> {
  const { teamId } = ctx.actor;
  const password_hash = await hashPassword(password, ctx.randomBytes(16));
  await asTeam(db, teamId, async db => {
    const member = await lockMember(db, ctx, id);
    const ids = { teamId, accountId: id };
    await changeAccount(db, ids, { password_hash });
    await endSessionsOf(db, ctx, ids);
    await liftLock(db, member.username);
    await recordOperation(db, ctx, teamId, recordOf('member.resetPassword', member));
  });
}

/** For a member who lost the phone and the recovery codes. @throws AppError not_found, not_possible_for_owner, second_factor_state */
export async function resetMemberFactor(
  db: Db,
  ctx: SignedIn,
  sms: Pick<SmsSender, 'sendNotice'>,
  id: number,
): Promise<void> {
  const { teamId } = ctx.actor;
  const phone = await asTeam(db, teamId, async db => {
    await lockMember(db, ctx, id);
    return resetFactor(db, ctx, { teamId, accountId: id });
  });
  await sendWarning(ctx, sms, phone, 'factorReset');
}

/**
 * Deletes a sub-account with its personal data and gives its place back. Its lists and senders pass to the main
 * account; its audit log entries and used entitlements stay under its id. @throws AppError not_found,
 * not_possible_for_owner
 */
export async function removeMember(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await lockMember(db, ctx, id);
    await deleteMember(db, ctx, { teamId, accountId: id });
  });
}

/** Works like `removeMember`, in the caller's transaction as the team, which has locked the sub-account. */
export async function deleteMember(
  db: Db,
  ctx: Context,
  ids: { teamId: number; accountId: number },
): Promise<void> {
  const { teamId, accountId: id } = ids;
  await endSessionsOf(db, ctx, ids);
  await erasePersonalValues(db, teamId, id);
  await eraseNotesAbout(db, teamId, id);
  await withdrawAllBy(db, ctx, ids);
  await removeNotificationsAbout(db, ids);
  await removeSearchesOf(db, ids);
  const heir = (await ownerOf(db, teamId)).accountId;
  await handOverLists(db, teamId, id, heir);
  await handOverTemplates(db, teamId, id, heir);
  await handOverSenders(db, teamId, id, heir);
  await handOverTasks(db, teamId, id, heir);
  // What waited for the quota of who left goes on.
  await wakeTasksOf(db, { teamId, accountId: heir }, ctx.now());
  await handOverEmails(db, teamId, id, heir);
  await handOverLinks(db, teamId, id, heir);
  await handOverAcquisitions(db, teamId, id, heir);
  await handOverProjects(db, teamId, id, heir);
  await handOverCampaigns(db, teamId, id, heir);
  await handOverBriefs(db, teamId, id, heir);
  await removeAccount(db, ids);
  await releaseEntitlement(db, teamId, 'subaccount.count');
  await recordOperation(db, ctx, teamId, { action: 'member.delete', subject: 'member', subjectId: id });
}
