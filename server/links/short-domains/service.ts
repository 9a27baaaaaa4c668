import type { Db } from '../../core/db/database.ts';
import { hasTeam, findTeamHosts } from './hosts.queries.ts';
import { shareVerifiedHost, verifiedDomains } from './queries.ts';

/** Returns whether a host is a verified domain of a team. @param host in lower case, without a port */
export const isTeamHost = (pool: Db, host: string): Promise<boolean> => hasTeam(pool, host);

/** Returns those hosts (in lower case) that are verified domains of any team. */
export async function findShortHosts(db: Db, hosts: readonly string[]): Promise<Set<string>> {
  return new Set(hosts.length ? await findTeamHosts(db, hosts) : []);
}

/**
 * Returns the host of a verified domain of the team, and prevents its removal until the caller's transaction ends; null
 * if there is none.
 */
export const holdVerifiedHost = (db: Db, teamId: number, domainId: number): Promise<string | null> =>
  shareVerifiedHost(db, teamId, domainId);

/** Returns the team's verified domains, by name. */
export const verifiedHosts = (db: Db, teamId: number): Promise<{ id: number; host: string }[]> =>
  verifiedDomains(db, teamId);
