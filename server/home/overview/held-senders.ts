import type { HeldSender } from '../../../contract/home/overview.ts';
import type { Sender } from '../../../contract/outreach/senders/senders.ts';

type Known = Pick<
  Sender,
  'id' | 'address' | 'state' | 'fault' | 'sentToday' | 'pace' | 'syncFailure' | 'readOnly'
>;

function holdOf({ state, sentToday, pace, syncFailure }: Known): HeldSender['hold'] | null {
  if (state !== 'verified') return state;
  if (sentToday >= pace.dailyLimit) return 'limit';
  return syncFailure ? 'inbox' : null;
}

/** The senders that send nothing now, or not all, each with the first reason; those beyond the plan are not used. */
export const heldSenders = (senders: readonly Known[]): HeldSender[] =>
  senders.flatMap(sender => {
    const hold = sender.readOnly ? null : holdOf(sender);
    if (!hold) return [];
    const { id, address, fault, sentToday, pace } = sender;
    return [{ id, address, hold, fault, sentToday, dailyLimit: pace.dailyLimit }];
  });
