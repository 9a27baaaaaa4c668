import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { permissions } from '../core/roles/permissions.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const roleParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const path = '/office/api/team/roles';

export const roleLimits = { roles: 50, nameLength: 40 } as const;

/** A role to give: a built-in one, or one of the team. The main account is handed over instead. */
export const roleChoiceSchema = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['manager', 'member', 'finance', 'viewer']) }),
  z.object({ role: z.literal('custom'), roleId: id }),
]);
export type RoleChoice = z.output<typeof roleChoiceSchema>;

const roleFields = z.object({
  name: z.string().trim().min(1).max(roleLimits.nameLength),
  permissions: z.array(z.enum(permissions)).max(permissions.length),
});

const teamRoleSchema = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Accounts that have it. */
  members: z.int(),
  /** Invitations that are open and give it. */
  invitations: z.int(),
});
export type TeamRole = z.output<typeof teamRoleSchema>;

export const listTeamRoles = endpoint({
  method: 'GET',
  path,
  access: 'members.manage',
  summary: 'Roles that the team made itself, by name',
  tag: 'roles',
  reply: z.object({ roles: z.array(teamRoleSchema) }),
});

export const createTeamRole = endpoint({
  method: 'POST',
  path,
  access: 'members.manage',
  summary: 'Make a role of permissions that the caller has',
  tag: 'roles',
  body: roleFields,
  reply: z.object({ id: z.int() }),
});

export const changeTeamRole = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'members.manage',
  summary: 'Change a role; whoever has it may do at once what it says now',
  tag: 'roles',
  params: roleParams,
  body: roleFields,
  reply: z.object({}),
});

export const removeTeamRole = endpoint({
  method: 'POST',
  path: `${path}/:id/remove`,
  access: 'members.manage',
  summary: 'Remove a role; of one that somebody has it must be said which role they get',
  tag: 'roles',
  params: roleParams,
  body: z.object({ to: roleChoiceSchema.optional() }),
  reply: z.object({}),
});

export const giveRole = endpoint({
  method: 'PUT',
  path: '/office/api/team/members/:id/role',
  access: 'members.manage',
  summary: 'Give a member another role, which holds at once; nobody gives what they have not',
  tag: 'roles',
  params: roleParams,
  body: z.object({ to: roleChoiceSchema }),
  reply: z.object({}),
});
