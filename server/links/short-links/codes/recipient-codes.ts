import { codeLength } from '../../../../contract/links/link-kinds.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { LinkIds } from '../../edge/edge-link.ts';
import { prefixOf, type LinkServices } from '../../../outside/network/link-services.ts';
import { AppError } from '../../../core/errors.ts';
import { claimCodes } from './claim-codes.ts';
import {
  findFollowed,
  insertRecipients,
  recipientCodes,
  replaceRecipientCodes,
  type NewRecipient,
} from './codes.queries.ts';
import { drawCodes } from './draw-codes.ts';

/** A recipient of a mail task. */
export type LinkRecipient = Omit<NewRecipient, 'code'>;

async function makeCodes(
  db: Db,
  ctx: Pick<Context, 'randomBytes'>,
  { host, ...ids }: LinkIds & { host: string },
  people: readonly LinkRecipient[],
): Promise<void> {
  const { teamId, linkId } = ids;
  const length = codeLength.recipient;
  const codes = drawCodes(ctx, people.length, length);
  const drawn = people.map((person, index) => ({ ...person, code: codes[index] ?? '' }));
  const fresh = await insertRecipients(db, ids, drawn);
  const owners = drawn.flatMap(({ recipientId, code }) =>
    fresh.has(recipientId) ? [{ linkId, recipientId, code }] : [],
  );
  const changed = await claimCodes(db, ctx, { teamId, host, length }, owners);
  if (changed.length) await replaceRecipientCodes(db, ids, changed);
}

/**
 * Returns each recipient's own address of a link, and creates missing ones, in the caller's transaction as the team.
 * Addresses of a deleted link lead nowhere.
 * @returns whole addresses
 * @throws AppError not_found if the link never existed
 */
export async function codesForRecipients(
  db: Db,
  ctx: Pick<Context, 'randomBytes'>,
  links: Pick<LinkServices, 'publicUrl' | 'shortUrl'>,
  ids: LinkIds,
  people: readonly LinkRecipient[],
): Promise<Map<number, string>> {
  const link = await findFollowed(db, ids, null);
  if (!link) throw new AppError('not_found');
  const byId = new Map(people.map(person => [person.recipientId, person]));
  const wanted = [...byId.keys()];
  let rows = await recipientCodes(db, ids, wanted);
  const known = new Set(rows.map(row => row.recipient_id));
  const missing = [...byId.values()].filter(({ recipientId }) => !known.has(recipientId));
  if (missing.length) {
    await makeCodes(db, ctx, { ...ids, host: link.host }, missing);
    rows = await recipientCodes(db, ids, wanted);
  }
  const prefix = prefixOf(links, link.host);
  return new Map(rows.map(row => [row.recipient_id, prefix + row.code]));
}
