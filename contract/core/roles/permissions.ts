/**
 * What the members of a team may do beyond reading what everybody in it reads. What is personal (addresses and mail)
 * and what is money have a permission for reading too. Their names in words: `permission-texts.ts`.
 */
export const permissions = [
  'creators.edit',
  'creators.unlock',
  'creators.acquire',
  'reports.share',
  'data.export',
  'mail.read',
  'mail.send',
  'inbox.answer',
  'templates.edit',
  'senders.manage',
  'suppressions.edit',
  'campaigns.all',
  'campaigns.edit',
  'drafts.review',
  'money.read',
  'payments.plan',
  'payments.approve',
  'payments.pay',
  'links.edit',
  'monitoring.edit',
  'work.all',
  'usage.read',
  'audit.read',
  'team.settings',
  'members.manage',
  'security.manage',
  'billing.manage',
] as const;
export type Permission = (typeof permissions)[number];

/** How pages show them. */
export const permissionGroups = {
  creators: ['creators.edit', 'creators.unlock', 'creators.acquire', 'reports.share', 'data.export'],
  mail: ['mail.read', 'mail.send', 'inbox.answer', 'templates.edit', 'senders.manage', 'suppressions.edit'],
  campaigns: ['campaigns.edit', 'campaigns.all', 'drafts.review'],
  money: ['money.read', 'payments.plan', 'payments.approve', 'payments.pay'],
  track: ['links.edit', 'monitoring.edit'],
  team: [
    'members.manage',
    'security.manage',
    'team.settings',
    'work.all',
    'usage.read',
    'audit.read',
    'billing.manage',
  ],
} as const satisfies Record<string, readonly Permission[]>;
export type PermissionGroup = keyof typeof permissionGroups;

const ofOwners: readonly Permission[] = ['security.manage', 'billing.manage'];
const manager = permissions.filter(permission => !ofOwners.includes(permission));
const ofLeaders: readonly Permission[] = [
  'campaigns.all',
  'work.all',
  'usage.read',
  'audit.read',
  'team.settings',
  'members.manage',
];

/** The roles that every team has. */
export const builtInRoles = {
  owner: permissions,
  manager,
  member: manager.filter(permission => !ofLeaders.includes(permission)),
  finance: [
    'data.export',
    'campaigns.all',
    'money.read',
    'payments.plan',
    'payments.approve',
    'payments.pay',
    'usage.read',
    'billing.manage',
  ],
  viewer: [],
} as const satisfies Record<string, readonly Permission[]>;
export type BuiltInRole = keyof typeof builtInRoles;

/** `custom`: a role that the team made itself, of permissions that it chose. */
export type Role = BuiltInRole | 'custom';

export const roles = [...(Object.keys(builtInRoles) as BuiltInRole[]), 'custom'] as const;

/** Whose rights are asked for. */
export interface Holder {
  role: Role;
  /** Of a custom role; the others have theirs here. */
  permissions?: readonly string[];
}

/** All that somebody may do. A custom role may name a permission that there is no more. */
export const permissionsOf = ({ role, permissions: own = [] }: Holder): readonly Permission[] =>
  role === 'custom' ? permissions.filter(permission => own.includes(permission)) : builtInRoles[role];

export const may = (holder: Holder, permission: Permission): boolean =>
  permissionsOf(holder).includes(permission);

/** The built-in roles with a permission. */
export const rolesWith = (permission: Permission): BuiltInRole[] =>
  (Object.keys(builtInRoles) as BuiltInRole[]).filter(role => may({ role }, permission));
