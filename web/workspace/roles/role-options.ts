import { roleNames } from '../../../contract/core/roles/permission-texts.ts';
import { type BuiltInRole, builtInRoles } from '../../../contract/core/roles/permissions.ts';
import type { RoleChoice, TeamRole } from '../../../contract/workspace/roles.ts';
import { currentLang } from '../../i18n/lang.ts';

export interface RoleOption {
  /** A built-in role, or the id of one of the team. */
  value: string;
  name: string;
  permissions: readonly string[];
}

/** Those that can be given: the main account is handed over instead. */
const givable = ['member', 'manager', 'finance', 'viewer'] as const satisfies BuiltInRole[];

/** The value for a select field of a role that somebody has. */
export const valueOfRole = ({ role, roleId }: { role: string; roleId: number | null }): string =>
  roleId === null ? role : String(roleId);

export const choiceOf = (value: string): RoleChoice => {
  const builtIn = givable.find(role => role === value);
  return builtIn ? { role: builtIn } : { role: 'custom', roleId: Number(value) };
};

/** Every role that can be given, the built-in ones first. */
export const roleOptions = (own: readonly TeamRole[]): RoleOption[] => [
  ...givable.map(role => ({
    value: role,
    name: roleNames[currentLang][role],
    permissions: builtInRoles[role],
  })),
  ...own.map(({ id, name, permissions }) => ({ value: String(id), name, permissions })),
];
