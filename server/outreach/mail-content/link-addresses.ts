import { codeLength } from '../../../contract/links/link-kinds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { codesForRecipients } from '../../links/short-links/codes/recipient-codes.ts';
import type { VersionSnapshot } from './version-snapshot.ts';
import { findLinkAddress } from './queries.ts';

/** What a version stores about its short link. */
export type LinkedVersion = Pick<VersionSnapshot, 'content' | 'publicUrl' | 'shortUrl'>;

const placesOf = ({
  publicUrl,
  shortUrl = '',
}: LinkedVersion): Pick<LinkServices, 'publicUrl' | 'shortUrl'> => {
  return { publicUrl, shortUrl };
};

/** Replaces a code in previews: it has the length of a real one, and is the same in every preview. */
const sampleCode = 'x'.repeat(codeLength.recipient);

/**
 * Returns the value of `{{link}}` by recipient: an address of their own, created if missing, in the caller's
 * transaction as the team.
 */
export async function ownLinks(
  db: Db,
  ctx: Pick<Context, 'randomBytes'>,
  { teamId, taskId, version }: { teamId: number; taskId: number; version: LinkedVersion },
  people: readonly { id: number; creatorId: number | null }[],
): Promise<Map<number, string>> {
  const { linkId } = version.content;
  if (!linkId || !people.length) return new Map();
  const recipients = people.map(({ id, creatorId }) => ({ recipientId: id, taskId, creatorId }));
  return codesForRecipients(db, ctx, placesOf(version), { teamId, linkId }, recipients);
}

/**
 * Returns the address of the link itself, for a mail without a particular recipient; undefined if no link is chosen.
 */
export async function commonLink(
  db: Db,
  teamId: number,
  version: LinkedVersion,
): Promise<string | undefined> {
  const { linkId } = version.content;
  const link = linkId ? await findLinkAddress(db, teamId, linkId) : undefined;
  return link && prefixOf(placesOf(version), link.host) + link.code;
}

/** Returns an example of an own address, for previews that must not create one. */
export async function sampleLink(db: Db, teamId: number, version: LinkedVersion): Promise<string> {
  const { linkId } = version.content;
  const link = linkId ? await findLinkAddress(db, teamId, linkId) : undefined;
  return prefixOf(placesOf(version), link?.host) + sampleCode;
}
