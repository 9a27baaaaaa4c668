import { permissionsOf } from '../../../contract/core/roles/permissions.ts';
import { requireOneOf } from '../../core/auth/require-permission.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { customPermissionsOf, lockAccount } from '../../identity/accounts/service.ts';

/**
 * Returns a sub-account of the caller's team, locked until the transaction ends.
 * @throws AppError not_found, also for another team's; not_possible_for_owner; forbidden for somebody who may do more
 * than the caller
 */
export async function lockMember(db: Db, { actor }: SignedIn, accountId: number) {
  const account = await lockAccount(db, { teamId: actor.teamId, accountId });
  if (!account) throw new AppError('not_found');
  if (account.role === 'owner' || accountId === actor.accountId) throw new AppError('not_possible_for_owner');
  const permissions = (await customPermissionsOf(db, account)) ?? [];
  // Otherwise a new password of a colleague would be a way to rights of one's own.
  for (const permission of permissionsOf({ role: account.role, permissions }))
    requireOneOf(actor, [permission]);
  // Nor, for the same reason, one of an operator who handed over the team.
  if (account.is_operator && !actor.isOperator) throw new AppError('forbidden', { who: 'operator' });
  return account;
}
