import type { Db } from '../db/database.ts';
import { notify } from '../db/notices.ts';

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

/** Finds what a short address leads to; null: nothing was ever there. A deleted one is off. */
export type FindLink = (address: Address) => Promise<EdgeLink | null>;

export const linkChannel = 'starbridge_links';

/** Every edge process forgets what it knows of these addresses, once the caller's transaction is committed. */
export async function tellLinkChanged(db: Db, addresses: readonly Address[]): Promise<void> {
  // A notice has room for 7999 bytes.
  for (let at = 0; at < addresses.length; at += 20) {
    await notify(
      db,
      linkChannel,
      JSON.stringify(addresses.slice(at, at + 20).map(({ code, host }) => [code, host])),
    );
  }
}

/** @throws Error for what is none */
export function readLinkNotice(text: string): Address[] {
  return (JSON.parse(text) as [string, string][]).map(([code, host]) => ({ code, host }));
}
