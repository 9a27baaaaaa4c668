import type { Role } from '../../../contract/core/roles/permissions.ts';
import type { Db } from '../../core/db/database.ts';
import { isVerifiedHost } from './identities.queries.ts';
import { findProvider } from './queries.ts';

/** Whether an address is of a domain that the team has proved. @param email in lower case */
export const isOfTeam = (db: Db, teamId: number, email: string): Promise<boolean> =>
  isVerifiedHost(db, teamId, email.slice(email.lastIndexOf('@') + 1));

/** What somebody gets whose account the organisation makes, and the name of the provider. */
export async function welcomeOf(
  db: Db,
  teamId: number,
): Promise<{ role: { role: Role; roleId: number | null }; provider: string }> {
  const provider = await findProvider(db, teamId);
  return {
    role: { role: provider?.default_role ?? 'member', roleId: provider?.role_id ?? null },
    provider: provider?.name ?? '',
  };
}
