import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { Db } from './db/database.ts';
import { startEngine, type EngineOptions } from './features/mailing/engine.ts';
import { settleDoubts } from './features/mailing/doubts.ts';
import type { MailWorld } from './mail/mail-world.ts';

export interface MailWorkerParts {
  db: Db;
  makeContext: () => Context;
  mail: MailWorld;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** What falls due in mail without anybody asking, besides sending itself. */
const rounds: readonly [string, (pool: Db, ctx: Context, world: MailWorld) => Promise<unknown>][] = [
  ['doubts', settleDoubts],
];

const usual: Omit<EngineOptions, 'log'> = { senders: 20, connections: 5, leaseMs: 30_000, everyMs: 1000 };
const roundEveryMs = 3000;

export interface MailWorker {
  stop(): Promise<void>;
}

/** Sends mail and does what it brings with it, beside any number of processes that do the same. */
export function startMailWorker(
  { db, makeContext, mail, log }: MailWorkerParts,
  options: Partial<EngineOptions> = {},
): MailWorker {
  const engine = startEngine(db, makeContext, mail, { ...usual, log, ...options });
  const loops = rounds.map(([name, round]) => {
    let running: Promise<unknown> = Promise.resolve();
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      running = round(db, makeContext(), mail)
        .catch((error: unknown) => log.warn({ err: error, mail: name }, 'mail work failed'))
        .finally(() => {
          isRunning = false;
        });
    }, roundEveryMs);
    return async () => {
      clearInterval(timer);
      await running;
    };
  });
  return {
    async stop() {
      await Promise.all([engine.stop(), ...loops.map(end => end())]);
    },
  };
}
