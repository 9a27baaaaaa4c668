import { codeLength } from '../../../../contract/links/link-kinds.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeEntitlement } from '../../../billing/plans/service.ts';
import { claimCodes } from '../codes/claim-codes.ts';
import { insertCodes, replaceLinkCodes } from '../codes/codes.queries.ts';
import { drawCodes } from '../codes/draw-codes.ts';
import { takenCode } from './field-rules.ts';
import { insertLinks, type NewLink, type NewLinks } from '../queries.ts';

type Common = Omit<NewLinks, 'teamId' | 'by' | 'at'>;

const wholeOf = (ctx: SignedIn, common: Common): NewLinks => ({
  ...common,
  teamId: ctx.actor.teamId,
  by: ctx.actor.accountId,
  at: ctx.now(),
});

/** Creates a link with a chosen code. @throws AppError taken, entitlement_exceeded */
export async function makeChosenLink(
  db: Db,
  ctx: SignedIn,
  common: Common,
  link: NewLink,
): Promise<{ id: number; code: string }> {
  await consumeEntitlement(db, ctx, 'shortlink.count');
  const whole = wholeOf(ctx, common);
  const [made] = await insertLinks(db, whole, [link]);
  if (!made) throw new Error('a link was not made');
  const free = await insertCodes(db, whole, [{ linkId: made.id, recipientId: null, code: link.code }]);
  if (!free.has(link.code)) throw takenCode(ctx.lang);
  return made;
}

/**
 * Creates links with random codes, all or none, in the caller's transaction as the team.
 * @throws AppError entitlement_exceeded
 */
export async function makeLinks(
  db: Db,
  ctx: SignedIn,
  common: Common,
  links: readonly Omit<NewLink, 'code'>[],
): Promise<{ id: number; code: string }[]> {
  await consumeEntitlement(db, ctx, 'shortlink.count', { amount: links.length });
  const whole = wholeOf(ctx, common);
  const { teamId, host } = whole;
  const length = codeLength.random;
  const codes = drawCodes(ctx, links.length, length);
  const drawn = links.map((link, index) => ({ ...link, code: codes[index] ?? '' }));
  const made = await insertLinks(db, whole, drawn);
  const owners = made.map(({ id, code }) => ({ linkId: id, recipientId: null, code }));
  const changed = await claimCodes(db, ctx, { teamId, host, length }, owners);
  if (!changed.length) return made;
  await replaceLinkCodes(db, teamId, changed);
  const redrawn = new Map(changed.map(({ linkId, code }) => [linkId, code]));
  return made.map(({ id, code }) => ({ id, code: redrawn.get(id) ?? code }));
}
