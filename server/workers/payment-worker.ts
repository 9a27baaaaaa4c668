import type { Logger } from 'pino';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import { startRounds, type RunningRounds } from '../core/jobs/polling-rounds.ts';
import { paymentRounds, type PaymentDeps } from '../schedule.ts';

export interface PaymentWorkerParts extends PaymentDeps {
  db: Db;
  makeContext: () => Context;
  log: Pick<Logger, 'warn'>;
}

/**
 * Asks gateways, refunds money, compares bills and sends mails about payments. Any number of processes may do so at the
 * same time.
 */
export function startPaymentWorker({ db, makeContext, log, ...deps }: PaymentWorkerParts): RunningRounds {
  return startRounds(paymentRounds, {
    db,
    makeContext,
    deps,
    onFailure: (err, name) => log.warn({ err, payments: name }, 'work with payments failed'),
  });
}
