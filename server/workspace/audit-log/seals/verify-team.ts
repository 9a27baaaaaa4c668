import type { AuditFault } from '../../../../contract/activity/audit-faults.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { SealComparison, type KnownSeal } from './compare-seals.ts';
import {
  putCheck,
  readEntriesOf,
  readSealedEntries,
  readSeals,
  readState,
  readUncovered,
  readUnsealed,
  type SealRow,
} from './seals.queries.ts';

/** What a check found in the log of a team. */
export interface AuditCheck {
  entries: number;
  erased: number;
  faults: AuditFault[];
  head: KnownSeal | null;
}

/** Of what was not sealed in time, or has a place without a seal. */
const shownEntries = 100;
const sealLateMs = 24 * 60 * 60 * 1000;

async function readKnown(pool: Db, teamId: number): Promise<KnownSeal | null> {
  const state = await asTeam(pool, teamId, db => readState(db, teamId));
  const { checked_number: number, checked_hash: hash } = state ?? {};
  return number && hash ? { number, hash } : null;
}

async function compareSeal(db: Db, teamId: number, seal: SealRow, comparison: SealComparison): Promise<void> {
  const entries = await readSealedEntries(db, teamId, { first: seal.first_place, last: seal.last_place });
  const ids = entries.map(entry => entry.entry_id);
  const rows = await readEntriesOf(db, teamId, ids);
  comparison.take(seal, entries, new Map(rows.map(row => [row.id, row])));
}

/** What no seal covers. */
async function findUnsealed(db: Db, ctx: Context, teamId: number, comparison: SealComparison): Promise<void> {
  for (const { place, entry_id: id } of await readUncovered(db, teamId, shownEntries))
    comparison.find('inserted', place, id);
  const before = new Date(ctx.now().getTime() - sealLateMs);
  for (const { id } of await readUnsealed(db, teamId, { before, size: shownEntries }))
    comparison.find('unsealed', 0, id);
  const state = await readState(db, teamId);
  if (state && state.streamed_place > comparison.place) comparison.find('tailMissing', comparison.place + 1);
}

/** Compares the whole log of a team with its seals, seal by seal, and keeps what it found for the page. */
export async function verifyTeam(pool: Db, ctx: Context, teamId: number): Promise<AuditCheck> {
  const comparison = new SealComparison(teamId, await readKnown(pool, teamId));
  for (let after = 0; ;) {
    const seals = await asTeam(pool, teamId, db => readSeals(db, teamId, { after, size: 50 }));
    for (const seal of seals) {
      await asTeam(pool, teamId, db => compareSeal(db, teamId, seal, comparison));
      after = seal.number;
    }
    if (!seals.length) break;
  }
  const isKnownThere = comparison.end();
  const { entries, erased, faults, head } = comparison;
  await asTeam(pool, teamId, async db => {
    await findUnsealed(db, ctx, teamId, comparison);
    await putCheck(db, teamId, {
      checked_at: ctx.now(),
      ...(isKnownThere && head && { checked_number: head.number, checked_hash: head.hash }),
      checked_entries: entries,
      erased_entries: erased,
      faults,
    });
  });
  return { entries, erased, faults, head };
}

/** Whether a team has a seal as somebody noted it elsewhere. */
export async function hasSeal(pool: Db, teamId: number, { number, hash }: KnownSeal): Promise<boolean> {
  const [seal] = await asTeam(pool, teamId, db => readSeals(db, teamId, { after: number - 1, size: 1 }));
  return seal?.number === number && seal.hash.equals(hash);
}
