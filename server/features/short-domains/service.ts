import type { Db } from '../../db/database.ts';
import { hasTeam } from './hosts.queries.ts';

/** Whether a host is a team's domain, as DNS has shown. @param host in lower case, without a port */
export const isTeamHost = (pool: Db, host: string): Promise<boolean> => hasTeam(pool, host);
