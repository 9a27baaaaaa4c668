import { codeLength } from '../../../contract/links/link-kinds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { codesForRecipients } from '../../links/short-links/codes/recipient-codes.ts';
import type { VersionSnapshot } from './version-snapshot.ts';
import { findLinkAddress } from './queries.ts';

/** What a version says of its short link. */
export type LinkedVersion = Pick<VersionSnapshot, 'content' | 'publicUrl' | 'shortUrl'>;

const placesOf = ({
  publicUrl,
  shortUrl = '',
}: LinkedVersion): Pick<LinkServices, 'publicUrl' | 'shortUrl'> => {
  return { publicUrl, shortUrl };
};

/** In place of a code that nobody has: as long as one, and the same in every preview. */
const sampleCode = 'x'.repeat(codeLength.recipient);

/**
 * What stands for `{{link}}` by recipient: an address of their own, made where they have none yet, in the caller's
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

/** The address of the link itself, for a mail to nobody in particular; undefined where none is chosen. */
export async function commonLink(
  db: Db,
  teamId: number,
  version: LinkedVersion,
): Promise<string | undefined> {
  const { linkId } = version.content;
  const link = linkId ? await findLinkAddress(db, teamId, linkId) : undefined;
  return link && prefixOf(placesOf(version), link.host) + link.code;
}

/** What an own address looks like, where none is to be made. */
export async function sampleLink(db: Db, teamId: number, version: LinkedVersion): Promise<string> {
  const { linkId } = version.content;
  const link = linkId ? await findLinkAddress(db, teamId, linkId) : undefined;
  return prefixOf(placesOf(version), link?.host) + sampleCode;
}
