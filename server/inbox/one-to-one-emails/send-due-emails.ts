import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import {
  processLeases,
  startLeaseLoop,
  type LeaseLoop,
  type LeaseLoopOptions,
} from '../../core/db/due-work/lease-loop.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { EmailRun } from './sending/email-run.ts';

/** Sends due emails of all teams until it is stopped: for the mail worker. */
export const startSendingEmails = (
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  options: Omit<LeaseLoopOptions, 'kind'>,
): LeaseLoop =>
  startLeaseLoop(pool, makeContext, { ...options, kind: 'oneToOneEmail.send' }, (lease, isStopping) =>
    new EmailRun(pool, makeContext(), world, lease, { leaseMs: options.leaseMs, isStopping }).run(),
  );

/** Sends due emails once, for a caller that does everything in turn. */
export const sendDueEmails = (
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  options: Pick<LeaseLoopOptions, 'max' | 'leaseMs'>,
): Promise<void> =>
  processLeases(pool, makeContext(), { ...options, kind: 'oneToOneEmail.send' }, lease =>
    new EmailRun(pool, makeContext(), world, lease, {
      leaseMs: options.leaseMs,
      isStopping: () => false,
    }).run(),
  );
