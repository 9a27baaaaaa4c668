import type { EndReason, RoundCondition } from '../../../../contract/outreach/mail-states.ts';

/** The facts on a recipient at the moment a round is due. */
export interface Known {
  bounced: boolean;
  read: boolean;
  replied: boolean;
  unsubscribed: boolean;
  /** The team has suppressed the address. */
  suppressed: boolean;
  /** The creator is blocked for every list. */
  blocked: boolean;
  /** The creator is excluded from the task's campaign. */
  excluded: boolean;
}

export type RoundDecision = { do: 'send' } | { do: 'skip' } | { do: 'end'; reason: EndReason };

const stops: readonly [keyof Known, EndReason][] = [
  ['replied', 'replied'],
  ['bounced', 'bounced'],
  ['unsubscribed', 'unsubscribed'],
  ['suppressed', 'suppressed'],
  ['blocked', 'blocked'],
  ['excluded', 'excluded'],
];

const holds: Record<RoundCondition, (known: Known) => boolean> = {
  always: () => true,
  noReply: known => !known.replied,
  unread: known => !known.read,
  readNoReply: known => known.read && !known.replied,
};

/** A round is sent only if its condition holds at that moment and no fact has stopped the mail meanwhile. */
export function decideRound(round: number, condition: RoundCondition, known: Known): RoundDecision {
  const stop = stops.find(([fact]) => known[fact]);
  if (stop) return { do: 'end', reason: stop[1] };
  return round === 1 || holds[condition](known) ? { do: 'send' } : { do: 'skip' };
}
