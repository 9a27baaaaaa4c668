import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

/** Work that is polled: how often, and what each round does. */
export interface PollingRound<Deps> {
  everyMs: number;
  run: (db: Db, ctx: Context, deps: Deps) => Promise<unknown>;
}

export type PollingRounds<Deps> = Readonly<Record<string, PollingRound<Deps>>>;

export const every = <Deps>(everyMs: number, run: PollingRound<Deps>['run']): PollingRound<Deps> => ({
  everyMs,
  run,
});

export interface RunningRounds {
  /** Starts no more rounds and waits for those under way. */
  stop(): Promise<void>;
}

export interface RoundsOptions<Deps> {
  db: Db;
  makeContext: () => Context;
  deps: Deps;
  onFailure: (error: unknown, name: string) => void;
}

/** Runs each round at its interval, but never twice at the same time in one process. */
export function startRounds<Deps>(
  rounds: PollingRounds<Deps>,
  { db, makeContext, deps, onFailure }: RoundsOptions<Deps>,
): RunningRounds {
  const ends = Object.entries(rounds).map(([name, round]) => {
    let running: Promise<unknown> | null = null;
    const timer = setInterval(() => {
      running ??= round
        .run(db, makeContext(), deps)
        .catch((error: unknown) => onFailure(error, name))
        .finally(() => {
          running = null;
        });
    }, round.everyMs);
    return async () => {
      clearInterval(timer);
      await running;
    };
  });
  return {
    async stop() {
      await Promise.all(ends.map(end => end()));
    },
  };
}
