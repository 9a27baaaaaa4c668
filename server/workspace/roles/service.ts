import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { permissionsOf } from '../../../contract/core/roles/permissions.ts';
import { roleNames } from '../../../contract/core/roles/permission-texts.ts';
import {
  roleLimits,
  type createTeamRole,
  type listTeamRoles,
  type removeTeamRole,
} from '../../../contract/workspace/roles.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { changeCustomRights, changeRole } from '../../identity/sign-in/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { recordedRole, refuseBeyond, takeRole } from './give-role.ts';
import {
  changeInvitedRole,
  changeProvidedRole,
  deleteRole,
  holdersOfEach,
  insertRole,
  invitationsOfEach,
  listRoleRows,
  lockHolders,
  lockRole,
  updateRole,
} from './queries.ts';

type Fields = BodyOf<typeof createTeamRole>;

const texts = {
  zh: {
    taken: '已有同名的角色',
    full: `最多 ${roleLimits.roles} 个角色`,
    used: '还有成员或邀请使用这个角色，请选择他们改用的角色',
  },
  en: {
    taken: 'There is a role with this name already',
    full: `At most ${roleLimits.roles} roles`,
    used: 'Members or invitations still have this role. Choose the role they get.',
  },
};

export async function loadRoles(pool: Db, ctx: SignedIn): Promise<ReplyOf<typeof listTeamRoles>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const holders = await holdersOfEach(db, teamId);
    const invited = await invitationsOfEach(db, teamId, ctx.now());
    const roles = (await listRoleRows(db, teamId)).map(({ id, name, permissions }) => ({
      id,
      name,
      permissions: [...permissionsOf({ role: 'custom', permissions })],
      members: holders.get(id) ?? 0,
      invitations: invited.get(id) ?? 0,
    }));
    return { roles };
  });
}

const builtInNames = Object.values(roleNames).flatMap(names => Object.values(names));
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** @throws AppError taken, also for the name of a built-in role; invalid_request for one too many */
async function refuseName(db: Db, ctx: SignedIn, name: string, own: number | null): Promise<void> {
  const others = (await listRoleRows(db, ctx.actor.teamId)).filter(({ id }) => id !== own);
  if ([...builtInNames, ...others.map(role => role.name)].some(each => same(each, name)))
    throw new AppError('taken', {}, [{ field: 'name', reason: texts[ctx.lang].taken }]);
  if (own === null && others.length >= roleLimits.roles)
    throw new AppError('invalid_request', {}, [{ field: 'name', reason: texts[ctx.lang].full }]);
}

const recordOf = (action: OperationAction, { id, name }: { id: number; name: string }) => ({
  action,
  subject: 'role',
  subjectId: id,
  subjectName: name,
});

/** @throws AppError forbidden for a permission that the caller has not; taken, invalid_request */
export async function addRole(pool: Db, ctx: SignedIn, fields: Fields): Promise<{ id: number }> {
  const { teamId } = ctx.actor;
  refuseBeyond(ctx, fields.permissions);
  return asTeam(pool, teamId, async db => {
    await refuseName(db, ctx, fields.name, null);
    const permissions = [...permissionsOf({ role: 'custom', permissions: fields.permissions })];
    const id = await insertRole(db, teamId, { name: fields.name, permissions }, ctx.now());
    await recordOperation(db, ctx, teamId, {
      ...recordOf('role.create', { id, name: fields.name }),
      after: { name: fields.name, permissions: permissions.join(', ') },
    });
    return { id };
  });
}

/** A role that the caller may change or take away, locked. @throws AppError not_found, forbidden */
async function holdRole(db: Db, ctx: SignedIn, id: number) {
  // First its members, as their sign-ins do: in the other order the two would wait for each other.
  await lockHolders(db, ctx.actor.teamId, id);
  const role = await lockRole(db, ctx.actor.teamId, id);
  if (!role) throw new AppError('not_found');
  refuseBeyond(ctx, permissionsOf({ role: 'custom', permissions: role.permissions }));
  return role;
}

/** @throws AppError not_found, taken; forbidden for a permission that the caller has not */
export async function changeRoleFields(pool: Db, ctx: SignedIn, id: number, fields: Fields): Promise<void> {
  const { teamId } = ctx.actor;
  refuseBeyond(ctx, fields.permissions);
  await asTeam(pool, teamId, async db => {
    const role = await holdRole(db, ctx, id);
    await refuseName(db, ctx, fields.name, id);
    const permissions = [...permissionsOf({ role: 'custom', permissions: fields.permissions })];
    const [before, after] = [role.permissions.join(', '), permissions.join(', ')];
    if (role.name === fields.name && before === after) return;
    await updateRole(db, teamId, id, { name: fields.name, permissions });
    await changeCustomRights(db, teamId, await lockHolders(db, teamId, id), permissions);
    await recordOperation(db, ctx, teamId, {
      ...recordOf('role.update', { id, name: fields.name }),
      before: { name: role.name, permissions: before },
      after: { name: fields.name, permissions: after },
    });
  });
}

/** @throws AppError not_found, forbidden; invalid_request naming `to` for a role in use without another one */
export async function removeRole(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { to }: BodyOf<typeof removeTeamRole>,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const role = await holdRole(db, ctx, id);
    const holders = await lockHolders(db, teamId, id);
    const isInvited = (await invitationsOfEach(db, teamId, ctx.now())).has(id);
    const isSame = to?.role === 'custom' && to.roleId === id;
    if ((holders.length || isInvited) && (!to || isSame))
      throw new AppError('invalid_request', {}, [{ field: 'to', reason: texts[ctx.lang].used }]);
    const next = to && !isSame ? await takeRole(db, ctx, to) : null;
    if (next)
      for (const accountId of holders) await changeRole(db, { teamId, accountId }, next.role, next.roleId);
    const given = next ?? ({ role: 'member', roleId: null } as const);
    await changeInvitedRole(db, teamId, id, given);
    await changeProvidedRole(db, teamId, id, given);
    await deleteRole(db, teamId, id);
    await recordOperation(db, ctx, teamId, {
      ...recordOf('role.delete', role),
      ...(next && { after: { role: recordedRole(next) } }),
    });
  });
}
