import type { Logger } from 'pino';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import { startRounds, type RunningRounds } from '../core/jobs/polling-rounds.ts';
import { startReceiving } from '../inbox/mailboxes/sync/sync-engine.ts';
import { startSendingEmails } from '../inbox/one-to-one-emails/send-due-emails.ts';
import { startSending } from '../outreach/delivery/sending/sending-engine.ts';
import type { MailServices } from '../outside/mail-protocol/mail-services.ts';
import { reactToAllDue } from '../sandbox/sandbox-mail/service.ts';
import { leaseLoops, mailRounds } from '../schedule.ts';

export interface MailWorkerParts {
  db: Db;
  makeContext: () => Context;
  mail: MailServices;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Sends and reads mail, and handles the consequences. Any number of processes may do so at the same time. */
export function startMailWorker({ db, makeContext, mail, log }: MailWorkerParts): RunningRounds {
  const sending = startSending(db, makeContext, mail, { ...leaseLoops.sending, log });
  const receiving = startReceiving(db, makeContext, mail, {
    ...leaseLoops.receiving,
    log,
    // Sample creators answer first, so that a clock that was moved past their answer finds it in the inbox.
    before: ctx => reactToAllDue(db, ctx, mail),
  });
  const emails = startSendingEmails(db, makeContext, mail, { ...leaseLoops.oneToOneEmails, log });
  const rounds = startRounds(mailRounds, {
    db,
    makeContext,
    deps: { mail },
    onFailure: (err, name) => log.warn({ err, mail: name }, 'mail work failed'),
  });
  return {
    async stop() {
      await Promise.all([sending.stop(), receiving.stop(), emails.stop(), rounds.stop()]);
    },
  };
}
