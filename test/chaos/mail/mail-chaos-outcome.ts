import type { Db } from '../../../server/core/db/database.ts';

export interface ChaosOptions {
  db: Db;
  appUrl: string;
  superuserUrl: string;
  recipients: number;
  rounds: number;
  kills: number;
  seed: number;
  /** Faults that would affect others. */
  without?: readonly Blow[];
  say: (text: string) => void;
}

export const blows = [
  'worker killed',
  'database killed',
  'server killed',
  'connections cut at DATA',
  'connections cut behind a mail, not taken',
  'connections cut behind a mail, taken',
  '4xx storm',
  '5xx storm',
  'slow server',
] as const;
export type Blow = (typeof blows)[number];

export interface BlowOutcome {
  blow: Blow;
  /** The number of mails the server had accepted. */
  taken: number;
  /** Messages in flight at that moment. */
  inFlight: number;
}

export interface ChaosOutcome {
  blows: BlowOutcome[];
  messagesDue: number;
  taken: number;
  /** Message-IDs accepted by the server more than once. */
  twice: number;
  /** Due messages that were neither accepted nor unconfirmed. */
  lost: number;
  /**
   * Unconfirmed messages, ever and at the end: with a provider that files sent mail, and with one that does not. Each
   * kill may leave as many as were in flight, each cut after a mail may leave one.
   */
  doubts: { ever: number; inFlightAtKills: number; cuts: number; leftFiling: number; leftNotFiling: number };
  /** Unconfirmed messages that the product settled differently from the server's record. */
  wronglySettled: number;
  seconds: number;
}
