import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { createChecked } from './change-link.ts';
import { findFollowed } from './codes/codes.queries.ts';
import { refuseWrongFields } from './creation/field-rules.ts';
import { nameFor } from './creation/link-of-creator.ts';
import {
  namedLinks,
  offeredLinks,
  type NamedLink,
  type OfferedLinks,
} from './listing/named-links.queries.ts';
import type { PresentedLink } from './listing/present-link.ts';
import { changeMaker, codesOfCreators as readCodes } from './queries.ts';

export interface MailLink {
  id: number;
  name: string;
  isOn: boolean;
  expiresAt: Date | null;
}

/** Returns a link that a mail may contain, as the team; null if there is none, or if it was removed. */
export async function findLinkForMail(db: Db, teamId: number, linkId: number): Promise<MailLink | null> {
  const link = await findFollowed(db, { teamId, linkId }, null);
  if (!link || link.removed_at) return null;
  return { id: linkId, name: link.name, isOn: link.is_on, expiresAt: link.expires_at };
}

/** Hands over the links of a deleted account, in the caller's transaction. */
export const handOverLinks = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);

/**
 * Returns short addresses that belong to creators, in the caller's transaction as the team; `host` is empty for the
 * product's own.
 */
export const codesOfCreators = (
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<{ creatorId: number; host: string; code: string }[]> => readCodes(db, teamId, creatorIds);

/** A link with code and host: an export does not know the product's public address. */
export type KeptLink = PresentedLink;

/** Returns links by their ids, including deleted ones, as the team. */
export const linksNamed = (db: Db, teamId: number, ids: readonly number[]): Promise<NamedLink[]> =>
  namedLinks(db, teamId, ids);

/** Returns links to choose from, those of some creators first, then the newest, as the team. */
export const linksToChoose = (db: Db, teamId: number, wanted: OfferedLinks): Promise<NamedLink[]> =>
  offeredLinks(db, teamId, wanted);

/**
 * Creates a creator's own link to a product, in the caller's transaction as the team; cuts names that are too long.
 * @throws AppError entitlement_exceeded; invalid_request (`targetUrl`)
 */
export async function makeLinkOf(
  db: Db,
  ctx: SignedIn,
  links: LinkServices,
  { name, targetUrl, creatorId }: { name: string; targetUrl: string; creatorId: number | null },
): Promise<{ id: number; shortUrl: string }> {
  const systems = { iosUrl: '', androidUrl: '', desktopUrl: '' };
  const others = { description: '', expiresAt: null, tags: [], domainId: null, code: '' };
  const product = { productType: 'ecommerce' as const, targetUrl, ...systems };
  const link = { ...others, ...product, name: nameFor(name, ''), creatorId };
  await refuseWrongFields(db, ctx, links, link);
  return createChecked(db, ctx, links, link);
}
