import type { SignIn } from '../../../contract/identity/account-security.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { networkOf } from '../../core/client-network.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { readAgent } from '../../outside/agents/read-agent.ts';
import { sharedRegions } from '../../outside/regions/ip-regions.ts';
import { latestSessions } from './queries.ts';

const maxShown = 10;

/** The latest sign-ins of the caller; the live session is the first, if there is one. */
export async function loadSignIns(db: Db, ctx: SignedIn): Promise<SignIn[]> {
  const { teamId, accountId, sessionId } = ctx.actor;
  const sessions = await asTeam(db, teamId, db => latestSessions(db, teamId, accountId, maxShown));
  const regions = await sharedRegions();
  return sessions.map(({ id, created_at, ended_at, way, address, agent }) => {
    const { browser, system } = readAgent(agent);
    return {
      id,
      at: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
      isCurrent: id === sessionId,
      way,
      browser,
      system,
      place: regionName(regions.find(address), ctx.lang),
      network: networkOf(address),
    };
  });
}
