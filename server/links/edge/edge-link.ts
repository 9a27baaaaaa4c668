import type { Db } from '../../core/db/database.ts';
import { notify } from '../../core/db/notices.ts';

/** What the edge knows of a short address. */
export interface EdgeLink {
  teamId: number;
  linkId: number;
  /** The owner of the address: a mail's recipient, or the creator that the link belongs to. */
  recipientId: number | null;
  creatorId: number | null;
  isOn: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number | null;
  /** Null if all devices have the same target. */
  app: { ios: string; android: string; desktop: string } | null;
  /** The target; `{host}` is filled in. */
  target: string;
}

/** A short address: its code, and the team's domain (empty for the product's own). */
export interface Address {
  code: string;
  host: string;
}

export interface LinkIds {
  teamId: number;
  linkId: number;
}

/** Finds the link of a short address; null if there never was one. A deleted link counts as off. */
export type FindLink = (address: Address) => Promise<EdgeLink | null>;

export const linkChannel = 'starbridge_links';

/** A notice to edge processes: a link to drop with all its addresses, or an address that may be cached as missing. */
export type LinkNotice = { link: LinkIds } | { address: Address };

/** Lets every edge process drop what it knows of a link, once the caller's transaction is committed. */
export const announceLinkChange = (db: Db, { teamId, linkId }: LinkIds): Promise<void> =>
  notify(db, linkChannel, JSON.stringify([teamId, linkId]));

/** Lets every edge process drop a cached miss of an address, once the caller's transaction is committed. */
export const announceLinkAddress = (db: Db, { code, host }: Address): Promise<void> =>
  notify(db, linkChannel, JSON.stringify([code, host]));

/** @throws Error if the text is no notice */
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
