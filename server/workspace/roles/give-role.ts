import { permissionsOf, type Permission, type Role } from '../../../contract/core/roles/permissions.ts';
import type { RoleChoice } from '../../../contract/workspace/roles.ts';
import { requireOneOf } from '../../core/auth/require-permission.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { changeRole } from '../../identity/sign-in/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { lockMember } from '../shared/lock-member.ts';
import { findRole } from './queries.ts';

/** A role that is given; `name` is that of a custom one. */
export interface GivenRole {
  role: Role;
  roleId: number | null;
  name: string;
}

const unknownTexts = { zh: '这个角色已经不存在', en: 'There is no such role any more' };

/** @throws AppError forbidden for a permission that the caller has not */
export function refuseBeyond(ctx: SignedIn, permissions: readonly Permission[]): void {
  for (const permission of permissions) requireOneOf(ctx.actor, [permission]);
}

/** As the audit log keeps it, which shows codes in the language of its reader. */
export const recordedRole = ({ role, name }: { role: Role; name: string }): string =>
  role === 'custom' ? name : role;

/**
 * Returns a role that the caller may give, in their transaction. It cannot be removed before that ends.
 * @throws AppError forbidden if it allows more than the caller may do; invalid_request for a role that is gone
 */
export async function takeRole(db: Db, ctx: SignedIn, choice: RoleChoice): Promise<GivenRole> {
  if (choice.role !== 'custom') {
    refuseBeyond(ctx, permissionsOf(choice));
    return { role: choice.role, roleId: null, name: '' };
  }
  const found = await findRole(db, ctx.actor.teamId, choice.roleId);
  if (!found) {
    throw new AppError('invalid_request', {}, [{ field: 'role', reason: unknownTexts[ctx.lang] }]);
  }
  refuseBeyond(ctx, permissionsOf({ role: 'custom', permissions: found.permissions }));
  return { role: 'custom', roleId: found.id, name: found.name };
}

/** @throws AppError not_found, not_possible_for_owner, forbidden, invalid_request */
export async function changeRoleOf(pool: Db, ctx: SignedIn, id: number, choice: RoleChoice): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const member = await lockMember(db, ctx, id);
    const given = await takeRole(db, ctx, choice);
    if (member.role === given.role && member.role_id === given.roleId) return;
    const before = member.role_id === null ? null : await findRole(db, teamId, member.role_id);
    await changeRole(db, { teamId, accountId: id }, given.role, given.roleId);
    await recordOperation(db, ctx, teamId, {
      action: 'member.role',
      subject: 'member',
      subjectId: id,
      subjectName: member.nickname,
      before: { role: recordedRole({ role: member.role, name: before?.name ?? '' }) },
      after: { role: recordedRole(given) },
    });
  });
}
