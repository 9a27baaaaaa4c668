import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { startLeaseLoop, type LeaseLoop, type LeaseLoopOptions } from '../../core/db/due-work/lease-loop.ts';
import { takeLeases } from '../../core/db/due-work/due-leases.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { LetterRun } from './sending/email-run.ts';

/** Sends due emails of all teams until it is stopped: for the mail worker. */
export const startLetters = (
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  options: Omit<LeaseLoopOptions, 'kind'>,
): LeaseLoop =>
  startLeaseLoop(pool, makeContext, { ...options, kind: 'oneToOneEmail.send' }, (lease, isStopping) =>
    new LetterRun(pool, makeContext(), world, lease, { leaseMs: options.leaseMs, isStopping }).run(),
  );

const leaseMs = 60_000;

/** Sends due emails of all teams once, as one worker does, and returns when none is due. */
export async function sendDueLetters(pool: Db, ctx: Context, world: MailServices): Promise<void> {
  for (;;) {
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(pool, 'oneToOneEmail.send', {
      at: ctx.now(),
      token,
      ms: leaseMs,
      most: 20,
    });
    if (!leases.length) return;
    const options = { leaseMs, isStopping: () => false };
    await Promise.all(leases.map(lease => new LetterRun(pool, ctx, world, lease, options).run()));
  }
}
