import type { Db } from '../../../server/core/db/database.ts';

export interface SyncChaosOptions {
  db: Db;
  appUrl: string;
  /** In all mailboxes together. */
  messages: number;
  mailboxes: number;
  blows: number;
  seed: number;
  say: (text: string) => void;
}

export const syncBlows = ['worker killed', 'connections cut', 'connections cut inside of an answer'] as const;
export type SyncBlow = (typeof syncBlows)[number];

export interface SyncChaosOutcome {
  /** The server of the mailboxes. */
  server: 'dovecot' | 'hoodiecrow';
  blows: { blow: SyncBlow; filed: number }[];
  messages: number;
  filed: number;
  /** Messages in a mailbox that were not filed, or not with their folder. */
  lost: number;
  /** Messages that were filed more than once. */
  twice: number;
  /** Connections ended by a cut. */
  cut: number;
  seconds: number;
}
