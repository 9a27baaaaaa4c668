import type { Logger } from 'pino';
import type { SourcesWorld } from './connectors/sources-world.ts';
import type { Context } from './context.ts';
import type { Db } from './db/database.ts';
import { startAcquiring } from './features/acquisitions/service.ts';
import { fetchAds } from './features/ads/service.ts';
import { lookAtDueCampaigns } from './features/campaign-looks/service.ts';
import { fetchDueConnections } from './features/creator-connections/service.ts';
import { lookAtDue } from './features/monitor-looks/service.ts';
import { fetchDuePosts, findTagged } from './features/post-watch/service.ts';
import { planRefreshes, refreshQueued } from './features/refreshes/service.ts';
import { startRounds } from './jobs/rounds.ts';

export interface SourceWorkerParts {
  db: Db;
  makeContext: () => Context;
  sources: SourcesWorld;
  log: Pick<Logger, 'warn' | 'error'>;
}

export interface SourceWorker {
  stop(): Promise<void>;
}

type Round = (pool: Db, ctx: Context, world: SourcesWorld, signal: AbortSignal) => Promise<unknown>;

/** What falls due at sources without anybody waiting; each goes its own round. */
const rounds: Record<string, Round> = {
  plan: planRefreshes,
  refreshes: refreshQueued,
  connections: fetchDueConnections,
  posts: fetchDuePosts,
  tags: findTagged,
  monitors: lookAtDue,
  campaigns: lookAtDueCampaigns,
  ads: fetchAds,
};
const roundEveryMs = 2000;

/** Collects and refreshes creators, beside any number of processes that do the same. */
export function startSourceWorker({ db, makeContext, sources, log }: SourceWorkerParts): SourceWorker {
  const acquiring = startAcquiring(db, makeContext, sources, {
    most: 4,
    leaseMs: 60_000,
    everyMs: 1000,
    log,
  });
  const stopping = new AbortController();
  const going = startRounds(rounds, {
    everyMs: roundEveryMs,
    begin: round => round(db, makeContext(), sources, stopping.signal),
    onFailure: (err, name) => log.warn({ err, sources: name }, 'work at sources failed'),
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([acquiring.stop(), going.stop()]);
    },
  };
}
