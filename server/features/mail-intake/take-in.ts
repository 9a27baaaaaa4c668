import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { recipientsOfMessageIds, recordAutoReply, recordBounce, recordReply } from '../mail-facts/service.ts';

import { addresseesOf, ownAddresses } from './queries.ts';
import type { DeliveryFailure, IncomingMail } from './read-mail.ts';

/**
 * The failure that is about the recipient of a message. Where no failed address is theirs, mail was forwarded on,
 * unless the address got a copy: that one bounced then.
 */
async function failureFor(
  db: Db,
  teamId: number,
  messageRowId: number,
  failures: readonly DeliveryFailure[],
): Promise<DeliveryFailure | null> {
  const went = await addresseesOf(db, teamId, messageRowId);
  if (!went) return null;
  const address = went.address.toLowerCase();
  const own = failures.find(failure => failure.addresses.includes(address));
  if (own) return own;
  const copies = new Set(went.cc.toLowerCase().split(/[;；,\s]+/));
  return failures.find(failure => !failure.addresses.some(each => copies.has(each))) ?? null;
}

/** Writes down what a mail says of messages that the team sent; in the caller's transaction as the team. */
export async function takeIn(
  db: Db,
  ctx: Context,
  teamId: number,
  { what, from, answers, failures }: IncomingMail,
  receivedAt: Date,
): Promise<void> {
  if (what === 'other') return;
  const [message] = await recipientsOfMessageIds(db, teamId, answers);
  if (!message) return;
  const { taskId, recipientId, id: messageRowId } = message;
  // A server whose clock is ahead does not make facts of the future.
  const at = receivedAt < ctx.now() ? receivedAt : ctx.now();
  const answer = { taskId, recipientId, messageRowId, at };
  if (what === 'bounce') {
    const failure = await failureFor(db, teamId, messageRowId, failures);
    if (failure) await recordBounce(db, ctx, teamId, { ...answer, ...failure });
    return;
  }
  if (from === '' || (await ownAddresses(db, teamId)).has(from)) return;
  await (what === 'reply' ? recordReply : recordAutoReply)(db, ctx, teamId, answer);
}
