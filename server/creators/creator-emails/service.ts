import type {
  getCreatorEmails,
  preferEmail,
  unlockEmails,
} from '../../../contract/creators/creator-emails.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { statedAddress } from '../../catalogue/observations/email-addresses.ts';
import { storableText } from '../../catalogue/observations/storable-text.ts';
import { resolveSelection } from '../bulk/service.ts';
import { creatorNameFor } from '../shared/team-names.ts';
import { requireRoom, roomFor } from '../../billing/plans/service.ts';
import { openAddresses } from '../shared/open-addresses.ts';
import { type CreatorAddress, knownAddresses } from '../shared/open-addresses.queries.ts';
import { lockUnlocking, putConfirmed, putImported, putPreferred } from './queries.ts';
import { planWithoutLimit, unlockAddresses } from './unlock-addresses.ts';

/**
 * Stores an address that a creator gave the team: it costs nothing, becomes the team's first choice, and other teams do
 * not see it. Runs in the caller's transaction as the team.
 * @param confirmed.by the account that asked for it
 */
export async function openConfirmed(
  db: Db,
  ctx: Context,
  teamId: number,
  { creatorId, address, by }: CreatorAddress & { by: number },
): Promise<void> {
  await putConfirmed(db, teamId, { creatorId, address }, { by, at: ctx.now() });
}

const keyOf = ({ creatorId, address }: CreatorAddress) => `${creatorId} ${address}`;

interface StatedAddresses {
  creatorId: number;
  emails: readonly string[];
}

const addressesIn = (stated: readonly StatedAddresses[]): CreatorAddress[] =>
  stated.flatMap(({ creatorId, emails }) =>
    emails.flatMap(email => {
      const address = statedAddress(storableText(email));
      return address ? { creatorId, address } : [];
    }),
  );

/** Returns the creators with a stated address that the team does not have yet. */
export async function withNewAddress(
  db: Db,
  teamId: number,
  stated: readonly StatedAddresses[],
): Promise<Set<number>> {
  const given = addressesIn(stated);
  if (!given.length) return new Set();
  const ids = [...new Set(given.map(({ creatorId }) => creatorId))];
  const known = new Set((await openAddresses(db, teamId, ids)).map(keyOf));
  return new Set(given.filter(each => !known.has(keyOf(each))).map(({ creatorId }) => creatorId));
}

/**
 * Stores addresses that the team imported: they cost nothing, and other teams do not see them. Texts that are no address
 * are skipped. Runs in the caller's transaction as the team.
 */
export async function importAddresses(
  db: Db,
  ctx: SignedIn,
  stated: readonly StatedAddresses[],
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  const imported = addressesIn(stated);
  if (imported.length) await putImported(db, teamId, imported, { by: accountId, at: ctx.now() });
}

/** @throws AppError not_found for a creator who does not exist */
export async function loadEmails(
  pool: Db,
  ctx: SignedIn,
  creatorId: number,
): Promise<ReplyOf<typeof getCreatorEmails>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    if ((await creatorNameFor(db, teamId, creatorId)) === null) throw new AppError('not_found');
    const known = await knownAddresses(db, [creatorId]);
    const open = await openAddresses(db, teamId, [creatorId]);
    const { opened, taken } = await planWithoutLimit(db, ctx, [creatorId]);
    const total = new Set([...known, ...open].map(keyOf)).size;
    return {
      total,
      unlocked: open.map(({ foundAt, ...address }) => ({ ...address, foundAt: foundAt.toISOString() })),
      locked: opened.length,
      cost: taken,
      refused: total - open.length - opened.length,
      remaining: await roomFor(db, ctx, 'email.unlock'),
    };
  });
}

/** @throws AppError not_found for an empty selection; entitlement_exceeded if no creator can be unlocked */
export async function unlockSelection(
  pool: Db,
  ctx: SignedIn,
  { selection, max }: BodyOf<typeof unlockEmails>,
): Promise<ReplyOf<typeof unlockEmails>> {
  const creatorIds = await resolveSelection(pool, ctx, selection);
  if (!creatorIds.length) throw new AppError('not_found');
  return asTeam(pool, ctx.actor.teamId, async db => {
    const unlocked = await unlockAddresses(db, ctx, creatorIds, { max });
    if (!unlocked.creators && unlocked.locked) await requireRoom(db, ctx, 'email.unlock');
    return unlocked;
  });
}

/**
 * Chooses the address that the team writes to; the last of several that choose at once counts.
 * @throws AppError not_found for one that the team may not see
 */
export async function preferAddress(
  pool: Db,
  ctx: SignedIn,
  creatorId: number,
  { address }: BodyOf<typeof preferEmail>,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    await lockUnlocking(db, teamId);
    const open = await openAddresses(db, teamId, [creatorId]);
    if (!open.some(each => each.address === address)) throw new AppError('not_found');
    await putPreferred(db, teamId, { creatorId, address }, ctx.now());
  });
}
