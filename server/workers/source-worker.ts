import type { Logger } from 'pino';
import type { SourcesWorld } from '../outside/connectors/source-services.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import { startAcquiring } from '../creators/acquisitions/service.ts';
import { fetchAds } from '../market/ads/fetching/fetch-ads.ts';
import { syncDueCampaigns } from '../campaigns/campaign-sync/sync-due-campaigns.ts';
import { fetchDueConnections } from '../creators/creator-connections/fetching/fetch-due-accounts.ts';
import { syncDueMonitors } from '../monitoring/monitor-sync/sync-due-monitors.ts';
import { fetchDuePosts, findTagged } from '../sourcing/metric-polling/service.ts';
import { refreshQueued } from '../sourcing/refreshes/service.ts';
import { planRefreshes } from '../sourcing/refreshes/plan-refreshes.ts';
import { startRounds } from '../core/jobs/polling-rounds.ts';

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
  monitors: (pool, ctx) => syncDueMonitors(pool, ctx),
  campaigns: syncDueCampaigns,
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
