import { startRounds, type RunningRounds } from '../core/jobs/polling-rounds.ts';
import { pictureRounds } from '../schedule.ts';
import type { SourceWorkerParts } from './source-worker.ts';

/** Fetches the pictures that somebody wants to see. Any number of processes may do so at the same time. */
export function startPictureWorker({ db, makeContext, sources, log }: SourceWorkerParts): RunningRounds {
  const stopping = new AbortController();
  const rounds = startRounds(pictureRounds, {
    db,
    makeContext,
    deps: { sources, signal: stopping.signal },
    onFailure: err => log.warn({ err }, 'pictures could not be fetched'),
  });
  return {
    async stop() {
      stopping.abort();
      await rounds.stop();
    },
  };
}
