import type { Db } from '../../core/db/database.ts';
import { hasTeam, teamHostsAmong } from './hosts.queries.ts';
import { shareVerifiedHost, verifiedDomains } from './queries.ts';

/** Whether a host is a team's domain, as DNS has shown. @param host in lower case, without a port */
export const isTeamHost = (pool: Db, host: string): Promise<boolean> => hasTeam(pool, host);

/** Those of some hosts, in lower case, that DNS has shown to be a team's, whichever. */
export async function shortHostsAmong(db: Db, hosts: readonly string[]): Promise<Set<string>> {
  return new Set(hosts.length ? await teamHostsAmong(db, hosts) : []);
}

/**
 * The host of a verified domain of the team, which nobody gives up until the caller's transaction ends; null where
 * there is none.
 */
export const holdVerifiedHost = (db: Db, teamId: number, domainId: number): Promise<string | null> =>
  shareVerifiedHost(db, teamId, domainId);

/** The team's verified domains, by name. */
export const verifiedHosts = (db: Db, teamId: number): Promise<{ id: number; host: string }[]> =>
  verifiedDomains(db, teamId);
