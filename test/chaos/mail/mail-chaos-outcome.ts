import type { Db } from '../../../server/core/db/database.ts';

export interface ChaosOptions {
  db: Db;
  appUrl: string;
  superuserUrl: string;
  recipients: number;
  rounds: number;
  kills: number;
  seed: number;
  /** Blows that would hit others. */
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
  /** Accepted by the server when it came. */
  taken: number;
  /** Messages that were in flight at that moment. */
  inFlight: number;
}

export interface ChaosOutcome {
  blows: BlowOutcome[];
  messagesDue: number;
  taken: number;
  /** Message-IDs that the server took more than once. */
  twice: number;
  /** Messages that are due, were not taken and do not stand in doubt. */
  lost: number;
  /** Ever in doubt, and at the end: with a provider that files what it sends, and with one that does not. Each kill may
   *  leave as many as were in flight, each connection cut behind a mail one. */
  doubts: { ever: number; inFlightAtKills: number; cuts: number; leftFiling: number; leftNotFiling: number };
  /** Doubts that the product settled otherwise than the server knows. */
  wronglySettled: number;
  seconds: number;
}
