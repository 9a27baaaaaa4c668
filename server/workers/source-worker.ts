import type { Logger } from 'pino';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import { startRounds, type RunningRounds } from '../core/jobs/polling-rounds.ts';
import { startAcquiring } from '../creators/acquisitions/service.ts';
import type { SourceServices } from '../outside/connectors/source-services.ts';
import { leaseLoops, sourceRounds } from '../schedule.ts';

export interface SourceWorkerParts {
  db: Db;
  makeContext: () => Context;
  sources: SourceServices;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Collects and refreshes creators. Any number of processes may do so at the same time. */
export function startSourceWorker({ db, makeContext, sources, log }: SourceWorkerParts): RunningRounds {
  const acquiring = startAcquiring(db, makeContext, sources, { ...leaseLoops.acquisitions, log });
  const stopping = new AbortController();
  const rounds = startRounds(sourceRounds, {
    db,
    makeContext,
    deps: { sources, signal: stopping.signal },
    onFailure: (err, name) => log.warn({ err, sources: name }, 'work at sources failed'),
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([acquiring.stop(), rounds.stop()]);
    },
  };
}
