import { z } from 'zod';
import { maxQuota, quotaKinds } from '../billing/quota-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { roles } from '../core/roles/permissions.ts';
import { passwordField, nickNameSchema } from '../identity/sign-in.ts';
import { username } from '../core/patterns.ts';
import { roleChoiceSchema } from './roles.ts';
import { phoneCodeSchema, phoneSchema } from '../identity/phone-codes.ts';

const memberId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const memberSchema = z.object({
  id: z.int(),
  username: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  /** In the caller's language; of a role of the team its name. */
  roleName: z.string(),
  /** Of a role of the team. */
  roleId: z.int().nullable(),
  /** The caller may change it, and may do all that it may. */
  isBelow: z.boolean(),
  addedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  disabled: z.boolean(),
  /** The sign-in asks for a second step. */
  hasSecondFactor: z.boolean(),
  /** Total use since the account was created, by entitlement. */
  used: z.array(z.object({ key: z.string(), used: z.int() })),
  /** Of this month in the team's time zone; without `max` only the plan limits it. */
  quotas: z.array(z.object({ kind: z.enum(quotaKinds), used: z.int(), max: z.int().nullable() })),
});
export type Member = z.output<typeof memberSchema>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/office/api/team/members',
  access: 'members.manage',
  summary: 'The main account and all sub-accounts of the team',
  tag: 'members',
  reply: z.object({
    members: z.array(memberSchema),
    /** Sub-accounts the plan allows. */
    limit: z.int(),
  }),
});

export const createMember = endpoint({
  method: 'POST',
  path: '/office/api/team/members',
  access: 'members.manage',
  summary: 'Make a sub-account with a first password',
  tag: 'members',
  body: z.object({
    username: z.string().trim().regex(username),
    nickName: nickNameSchema,
    password: passwordField,
    role: roleChoiceSchema.default({ role: 'member' }),
  }),
  reply: z.object({ id: z.int() }),
});

export const renameMember = endpoint({
  method: 'PUT',
  path: '/office/api/team/members/:id',
  access: 'members.manage',
  summary: 'Change the nickname of a sub-account',
  tag: 'members',
  params: memberId,
  body: z.object({ nickName: nickNameSchema }),
  reply: z.object({}),
});

const quota = z.int().min(0).max(maxQuota).nullable();

export const setMemberQuotas = endpoint({
  method: 'PUT',
  path: '/office/api/team/members/:id/quotas',
  access: 'members.manage',
  summary: 'Set how much of the plan a sub-account may use in a month; null leaves it to the plan',
  tag: 'members',
  params: memberId,
  body: z.object({ emails: quota, mails: quota, rows: quota }),
  reply: z.object({}),
});

export const disableMember = endpoint({
  method: 'PUT',
  path: '/office/api/team/members/:id/disabled',
  access: 'members.manage',
  summary: 'Disable a sub-account, which ends its sessions at once, or let it in again',
  tag: 'members',
  params: memberId,
  body: z.object({ disabled: z.boolean() }),
  reply: z.object({}),
});

export const resetMemberPassword = endpoint({
  method: 'PUT',
  path: '/office/api/team/members/:id/password',
  access: 'members.manage',
  summary: 'Give a sub-account a new password, which ends its sessions',
  tag: 'members',
  params: memberId,
  body: z.object({ password: passwordField }),
  reply: z.object({}),
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/office/api/team/members/:id/secondFactor',
  access: 'security.manage',
  summary: 'Take away the second factor of a sub-account that lost it, which ends its sessions; it is told',
  tag: 'members',
  params: memberId,
  reply: z.object({}),
});

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/office/api/team/members/:id',
  access: 'members.manage',
  summary: 'Delete a sub-account with its personal data; what belongs to the team passes to the main account',
  tag: 'members',
  params: memberId,
  reply: z.object({}),
});

export const handOverTeam = endpoint({
  method: 'POST',
  path: '/office/api/team/members/:id/handOver',
  access: 'owner',
  summary: 'Make a sub-account the main account; the caller becomes a sub-account',
  tag: 'members',
  params: memberId,
  body: z.object({ password: passwordField }),
  reply: z.object({}),
});

export const invitationSchema = z.object({
  id: z.int(),
  note: z.string(),
  /** The role of who joins, in the caller's language. */
  roleName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
  acceptedBy: z.string().nullable(),
});
export type Invitation = z.output<typeof invitationSchema>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/office/api/team/invitations',
  access: 'members.manage',
  summary: 'Invitations of the team, newest first',
  tag: 'members',
  reply: z.object({ invitations: z.array(invitationSchema) }),
});

export const createInvitation = endpoint({
  method: 'POST',
  path: '/office/api/team/invitations',
  access: 'members.manage',
  summary: 'Make a link by which one person joins the team within seven days; it is shown only once',
  tag: 'members',
  body: z.object({
    note: z.string().trim().max(60).default(''),
    role: roleChoiceSchema.default({ role: 'member' }),
  }),
  reply: z.object({ id: z.int(), path: z.string(), expiresAt: z.iso.datetime() }),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/office/api/team/invitations/:id',
  access: 'members.manage',
  summary: 'Withdraw an invitation that nobody has accepted',
  tag: 'members',
  params: memberId,
  reply: z.object({}),
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/office/api/invitations/:token',
  access: 'open',
  summary: 'Who invites to which team, for the page behind the link',
  tag: 'members',
  params: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ teamName: z.string(), invitedBy: z.string(), expiresAt: z.iso.datetime() }),
});

export const updateTeam = endpoint({
  method: 'PUT',
  path: '/office/api/team',
  access: 'team.settings',
  summary: 'Change the name and the time zone of the team',
  tag: 'members',
  body: z.object({
    name: z.string().trim().min(1).max(60),
    /** IANA name; quotas and days in charts use it. */
    timeZone: z.string().max(60),
  }),
  reply: z.object({}),
});

export const joinTeam = endpoint({
  method: 'POST',
  path: '/office/officegroupmember/register',
  access: 'open',
  summary: 'Make a sub-account from an invitation',
  tag: 'members',
  body: z.object({
    /** The last part of the invitation's link. */
    invitation: z.string().min(1).max(200),
    username: z.string().trim().regex(username),
    phone: phoneSchema,
    code: phoneCodeSchema,
    password: passwordField,
    nickName: nickNameSchema,
  }),
  reply: z.object({ userId: z.int(), teamId: z.int() }),
});
