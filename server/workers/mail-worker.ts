import type { Logger } from 'pino';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import { sendAlertMails } from '../monitoring/alerts/send-mails.ts';
import { settleDoubtfulLetters } from '../inbox/one-to-one-emails/doubts.ts';
import { startLetters } from '../inbox/one-to-one-emails/send-due-letters.ts';
import { startReceiving, type ReceivingOptions } from '../inbox/mailboxes/engine.ts';
import { reclassifyHits } from '../outreach/recipient-events/service.ts';
import { startTimedTasks } from '../outreach/mail-tasks/start.ts';
import type { SendingOptions } from '../outreach/delivery/service.ts';
import { startSending } from '../outreach/delivery/engine.ts';
import { settleDoubts } from '../outreach/delivery/doubts.ts';
import { reactDue } from '../sandbox/sandbox-mail/service.ts';
import { checkDueDns } from '../outreach/senders/dns.ts';
import { startRounds } from '../core/jobs/polling-rounds.ts';
import type { MailWorld } from '../outside/mail-protocol/mail-services.ts';

export interface MailWorkerParts {
  db: Db;
  makeContext: () => Context;
  mail: MailWorld;
  log: Pick<Logger, 'warn' | 'error'>;
}

type Round = (pool: Db, ctx: Context, world: MailWorld) => Promise<unknown>;

/** What the people of the sandbox have to do by now. */
async function react(pool: Db, ctx: Context, world: MailWorld): Promise<void> {
  if (world.sandbox) while (await reactDue(pool, ctx, world));
}

/** What falls due in mail without anybody asking, besides sending and reading; each goes its own round. */
const rounds: Record<string, Round> = {
  people: react,
  timedTasks: startTimedTasks,
  doubts: settleDoubts,
  letterDoubts: settleDoubtfulLetters,
  dns: checkDueDns,
  hits: reclassifyHits,
  alerts: sendAlertMails,
};

const usual: Omit<SendingOptions, 'log'> = { senders: 20, connections: 5, leaseMs: 30_000, everyMs: 1000 };
const receiving: Omit<ReceivingOptions, 'log'> = {
  readings: 8,
  open: 50,
  standing: 200,
  leaseMs: 60_000,
  everyMs: 1000,
};
const roundEveryMs = 2000;

export interface MailWorker {
  stop(): Promise<void>;
}

/** Sends mail and does what it brings with it, beside any number of processes that do the same. */
export function startMailWorker(
  { db, makeContext, mail, log }: MailWorkerParts,
  options: Partial<SendingOptions> = {},
): MailWorker {
  const engine = startSending(db, makeContext, mail, { ...usual, log, ...options });
  const mailboxes = startReceiving(db, makeContext, mail, {
    ...receiving,
    log,
    // They answer first: a clock that was moved past their answer finds it in the inbox.
    before: ctx => react(db, ctx, mail),
  });
  const letters = startLetters(db, makeContext, mail, { most: 20, leaseMs: 60_000, everyMs: 1000, log });
  const going = startRounds(rounds, {
    everyMs: roundEveryMs,
    begin: round => round(db, makeContext(), mail),
    onFailure: (err, name) => log.warn({ err, mail: name }, 'mail work failed'),
  });
  return {
    async stop() {
      await Promise.all([engine.stop(), mailboxes.stop(), letters.stop(), going.stop()]);
    },
  };
}
