import { may, type Permission } from '../../../contract/core/roles/permissions.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';

/** @throws AppError forbidden, naming the permission, for somebody who has none of them */
export function requireOneOf(actor: Actor, permissions: readonly Permission[]): void {
  const [first] = permissions;
  if (!first || permissions.some(permission => may(actor, permission))) return;
  throw new AppError('forbidden', { permission: first });
}
