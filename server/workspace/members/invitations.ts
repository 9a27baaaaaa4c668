import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  createInvitation,
  Invitation,
  listInvitations,
  getInvitation,
} from '../../../contract/workspace/members.ts';
import { roleNames } from '../../../contract/core/roles/permission-texts.ts';
import { hashToken, newToken } from '../../core/auth/random-token.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { requireRoom } from '../../billing/plans/service.ts';
import { takeRole } from '../roles/give-role.ts';
import {
  findInvitation,
  findInvitationToken,
  insertInvitation,
  listInvitationRows,
  lockInvitation,
  updateInvitation,
  withdrawInvitationsBy,
} from './invitations.queries.ts';

const validMs = 7 * 24 * 60 * 60 * 1000;

interface Life {
  expires_at: Date;
  withdrawn_at: Date | null;
  accepted_at: Date | null;
}

export function stateOf({ expires_at, withdrawn_at, accepted_at }: Life, at: Date): Invitation['state'] {
  if (accepted_at) return 'accepted';
  if (withdrawn_at) return 'withdrawn';
  return expires_at <= at ? 'expired' : 'open';
}

/**
 * @throws AppError entitlement_exceeded if no place is left, so that nobody is invited in vain; forbidden for a role that
 * may do more than the caller
 */
export async function inviteMember(
  db: Db,
  ctx: SignedIn,
  { note, role: choice }: BodyOf<typeof createInvitation>,
): Promise<ReplyOf<typeof createInvitation>> {
  const { teamId, accountId } = ctx.actor;
  const token = newToken(ctx);
  const expires_at = new Date(ctx.now().getTime() + validMs);
  return asTeam(db, teamId, async db => {
    await requireRoom(db, ctx, 'subaccount.count');
    const { role, roleId: role_id } = await takeRole(db, ctx, choice);
    const invitation = { note, invited_by: accountId, role, role_id, created_at: ctx.now(), expires_at };
    const id = await insertInvitation(db, teamId, invitation, hashToken(token));
    // Without the note: it names a person, and audit log entries outlive accounts.
    const subject = { subject: 'invitation', subjectId: id };
    await recordOperation(db, ctx, teamId, { action: 'invitation.create', ...subject });
    return { id, path: `/i/${token}`, expiresAt: expires_at.toISOString() };
  });
}

export async function loadInvitations(db: Db, ctx: SignedIn): Promise<ReplyOf<typeof listInvitations>> {
  const { teamId } = ctx.actor;
  const rows = await asTeam(db, teamId, db => listInvitationRows(db, teamId));
  const invitations = rows.map(row => ({
    id: row.id,
    note: row.note,
    roleName: row.role === 'custom' ? (row.role_name ?? '') : roleNames[ctx.lang][row.role],
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: stateOf(row, ctx.now()),
    acceptedBy: row.accepted_by,
  }));
  return { invitations };
}

/** Withdrawing it twice is no error. @throws AppError not_found; invitation_over once it was accepted */
export async function cancelInvitation(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const invitation = await lockInvitation(db, teamId, id);
    if (!invitation) throw new AppError('not_found');
    if (invitation.accepted_at) throw new AppError('invitation_over');
    if (invitation.withdrawn_at) return;
    await updateInvitation(db, teamId, id, { withdrawn_at: ctx.now() });
    await recordOperation(db, ctx, teamId, withdrawal(id));
  });
}

const withdrawal = (id: number) =>
  ({ action: 'invitation.withdraw', subject: 'invitation', subjectId: id }) as const;

/**
 * Withdraws what an account invited that is disabled or deleted, in the caller's transaction: whoever has to leave knows
 * the links, and would come back by one of them.
 */
export async function withdrawAllBy(
  db: Db,
  ctx: Context,
  { teamId, accountId }: { teamId: number; accountId: number },
): Promise<void> {
  for (const id of await withdrawInvitationsBy(db, teamId, accountId, ctx.now()))
    await recordOperation(db, ctx, teamId, withdrawal(id));
}

/** Limits calls without a sign-in to sixty per hour and IP address. @throws AppError too_many_requests */
export const takeStrangersTurn = (db: Db, ctx: Context, what: 'show' | 'join'): Promise<void> =>
  refuseBeyondRates(db, ctx.now(), {
    key: `invitation-${what}:${callerNetwork(ctx)}`,
    max: 60,
    seconds: 3600,
  });

/** @throws AppError invitation_over, the same for a used, an expired, a withdrawn and an unknown one */
export async function readOpenInvitation(db: Db, ctx: Context, token: string) {
  const found = await findInvitationToken(db, hashToken(token));
  if (!found) throw new AppError('invitation_over');
  const { team_id: teamId, invitation_id: id } = found;
  const invitation = await asTeam(db, teamId, db => findInvitation(db, teamId, id));
  if (!invitation || stateOf(invitation, ctx.now()) !== 'open') throw new AppError('invitation_over');
  return { teamId, id, ...invitation };
}

/** @throws AppError too_many_requests, invitation_over */
export async function describeInvitation(
  db: Db,
  ctx: Context,
  token: string,
): Promise<ReplyOf<typeof getInvitation>> {
  await takeStrangersTurn(db, ctx, 'show');
  const { team_name, inviter, expires_at } = await readOpenInvitation(db, ctx, token);
  return { teamName: team_name, invitedBy: inviter, expiresAt: expires_at.toISOString() };
}
