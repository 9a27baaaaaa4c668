import type { Db } from '../../core/db/database.ts';
import { notify } from '../../core/db/notices.ts';

/** What the edge knows of a short address. */
export interface EdgeLink {
  teamId: number;
  linkId: number;
  /** Whose own address it is: of a mail's recipient, or of the creator that the link belongs to. */
  recipientId: number | null;
  creatorId: number | null;
  isOn: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number | null;
  /** Null: one place for everybody. */
  app: { ios: string; android: string; desktop: string } | null;
  /** Where it leads; `{host}` is filled in. */
  target: string;
}

/** A short address: its code, and the team's domain that it stands under (empty: the product's own). */
export interface Address {
  code: string;
  host: string;
}

export interface LinkIds {
  teamId: number;
  linkId: number;
}

/** Finds what a short address leads to; null: nothing was ever there. A deleted one is off. */
export type FindLink = (address: Address) => Promise<EdgeLink | null>;

export const linkChannel = 'starbridge_links';

/** What edge processes are told: a link to forget with all its addresses, or an address that may have been missed. */
export type LinkNotice = { link: LinkIds } | { address: Address };

/** Every edge process forgets what it knows of a link, once the caller's transaction is committed. */
export const tellLinkChanged = (db: Db, { teamId, linkId }: LinkIds): Promise<void> =>
  notify(db, linkChannel, JSON.stringify([teamId, linkId]));

/** Every edge process forgets that an address led nowhere, once the caller's transaction is committed. */
export const tellAddressMade = (db: Db, { code, host }: Address): Promise<void> =>
  notify(db, linkChannel, JSON.stringify([code, host]));

/** @throws Error for what is none */
export function readLinkNotice(text: string): LinkNotice {
  const [first, second] = JSON.parse(text) as [unknown, unknown];
  if (typeof first === 'number' && typeof second === 'number') {
    return { link: { teamId: first, linkId: second } };
  }
  if (typeof first === 'string' && typeof second === 'string') {
    return { address: { code: first, host: second } };
  }
  throw new Error('this is no notice of a link');
}
