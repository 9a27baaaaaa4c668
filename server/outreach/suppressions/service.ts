import type {
  addSuppressions,
  listSuppressions,
  Suppression,
  SuppressionReason,
} from '../../../contract/outreach/suppressions.ts';
import { addressLines, readPasted } from '../../../contract/core/mail/pasted-addresses.ts';
import type { BodyOf, QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { findErased } from '../../core/db/personal-data/erased-keys.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import {
  countSuppressions,
  inForce,
  lastLift,
  lockSuppression,
  markLifted,
  putSuppression,
  readSuppressions,
  type SuppressionRow,
} from './queries.ts';

export interface Suppressing {
  address: string;
  reason: SuppressionReason;
  proof: Suppression['proof'];
  /** The account that did it; none if it came from outside. */
  by?: number;
}

/**
 * Suppresses an address for the team, in the caller's transaction as the team. Repeating it changes nothing, except
 * that an unsubscription or complaint replaces a weaker reason.
 * @returns its id, and whether it was changed
 */
export async function suppressAddress(
  db: Db,
  ctx: Context,
  teamId: number,
  { address: given, reason, proof, by }: Suppressing,
): Promise<{ id: number; isNew: boolean }> {
  const address = given.trim().toLowerCase();
  const id = await putSuppression(db, { teamId, address, reason, proof, at: ctx.now(), by: by ?? null });
  if (id !== null) return { id, isNew: true };
  const [entry] = await inForce(db, teamId, [address]);
  if (!entry) throw new Error('a suppression in force was not found');
  return { id: entry.id, isNew: false };
}

/** Returns those of these addresses that are suppressed, in lower case. */
export async function findSuppressed(
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (!addresses.length) return new Set();
  const lower = addresses.map(address => address.trim().toLowerCase());
  const rows = await inForce(db, teamId, lower);
  return new Set(rows.map(row => row.address));
}

/** Returns those of these addresses (in lower case) that are suppressed, with the reason. */
export async function suppressionReasonsOf(
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  if (!addresses.length) return new Map();
  return new Map((await inForce(db, teamId, addresses)).map(row => [row.address, row.reason]));
}

/** Returns when a member last allowed writing to an address again; null if never. */
export const liftedByHandAt = (db: Db, teamId: number, address: string): Promise<Date | null> =>
  lastLift(db, teamId, address);

/**
 * Lifts a suppression that a mail had caused and that no longer holds; the entry stays as history. A suppression for
 * another reason, such as a click on a link, stays active.
 * @param lifting.why the reason that no longer holds
 * @param lifting.reason to show
 * @returns whether one was lifted
 */
export async function liftReported(
  db: Db,
  ctx: Context,
  teamId: number,
  { address, why, reason }: { address: string; why: SuppressionReason; reason: string },
): Promise<boolean> {
  const [entry] = await inForce(db, teamId, [address]);
  if (!entry) return false;
  const locked = await lockSuppression(db, teamId, entry.id);
  const { way } = (locked?.proof ?? {}) as Partial<Suppression['proof']>;
  if (locked?.reason !== why || way !== 'mail') return false;
  await markLifted(db, teamId, entry.id, { at: ctx.now(), by: null, reason });
  return true;
}

function present(row: SuppressionRow): Suppression {
  return {
    id: row.id,
    address: row.address,
    reason: row.reason,
    at: row.at.toISOString(),
    proof: row.proof as Suppression['proof'],
    by: row.added_by ?? '',
    removed: row.removed_at && {
      by: row.removed_by ?? '',
      at: row.removed_at.toISOString(),
      reason: row.removal_reason ?? '',
    },
  };
}

export async function listEntries(
  pool: Db,
  { actor: { teamId } }: SignedIn,
  { page, size, ...filter }: QueryOf<typeof listSuppressions>,
): Promise<ReplyOf<typeof listSuppressions>> {
  return asTeam(pool, teamId, async db => {
    const rows = await readSuppressions(db, teamId, filter, { size, offset: (page - 1) * size });
    return { suppressions: rows.map(present), total: await countSuppressions(db, teamId, filter) };
  });
}

/** Suppresses the addresses in a pasted text, and says what became of each. */
export async function addByHand(
  pool: Db,
  ctx: SignedIn,
  { pasted, note }: BodyOf<typeof addSuppressions>,
): Promise<ReplyOf<typeof addSuppressions>> {
  const { teamId, accountId: by } = ctx.actor;
  const { address: ip = '', agent = '' } = ctx.from ?? {};
  const proof = { way: 'account', address: ip, agent, task: '', note } as const;
  const { addresses, lines } = readPasted(pasted);
  return asTeam(pool, teamId, async db => {
    const added: string[] = [];
    const erased = await findErased(
      db,
      addresses.map(({ address }) => address),
    );
    for (const { address } of addresses) {
      if (erased.has(address)) continue;
      const { id, isNew } = await suppressAddress(db, ctx, teamId, { address, reason: 'manual', proof, by });
      if (!isNew) continue;
      added.push(address);
      await recordOperation(db, ctx, teamId, {
        action: 'suppression.add',
        subject: 'suppression',
        subjectId: id,
        subjectName: address,
        ...(note && { after: { note } }),
      });
    }
    return { lines: addressLines(lines, added, erased) };
  });
}

/** Lifts a suppression; the entry stays as history. @throws AppError not_found, also if it was lifted already */
export async function liftByHand(pool: Db, ctx: SignedIn, id: number, reason: string): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const entry = await lockSuppression(db, teamId, id);
    if (!entry) throw new AppError('not_found');
    await markLifted(db, teamId, id, { at: ctx.now(), by: accountId, reason });
    await recordOperation(db, ctx, teamId, {
      action: 'suppression.lift',
      subject: 'suppression',
      subjectId: id,
      subjectName: entry.address,
      after: { reason },
    });
  });
}
