import type { AuditFault } from '../../../../contract/activity/audit-faults.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { entryHash, noHash, sealHash, valuesHash, type SealedEntry } from './hashes.ts';
import {
  putCheck,
  readEntriesOf,
  readSealedEntries,
  readSeals,
  readState,
  readUnsealed,
  type EntryRow,
} from './seals.queries.ts';

/** What a check found in the log of a team. */
export interface AuditCheck {
  /** Entries that were compared. */
  entries: number;
  /** Of these: personal values were erased, or there never was a salt, so only the rest was compared. */
  erased: number;
  faults: AuditFault[];
  /** The last seal, which stands for everything before it. */
  head: { number: number; hash: string } | null;
}

/** More say nothing new. */
const maxFaults = 1000;
const sealLateMs = 24 * 60 * 60 * 1000;

type Seal = Awaited<ReturnType<typeof readSeals>>[number];

const same = (a: Buffer, b: Buffer) => Buffer.compare(a, b) === 0;

/** What is wrong with one entry against its seal; `erased` if its values cannot be compared any more. */
function compare(teamId: number, sealed: SealedEntry, row: EntryRow | undefined) {
  if (!row) return 'missing';
  if (!same(entryHash(teamId, row), sealed.entry_hash)) return 'changed';
  if (!sealed.values_hash || !row.salt) return 'erased';
  return same(valuesHash(row.salt, row), sealed.values_hash) ? null : 'valuesChanged';
}

class Check {
  readonly result: AuditCheck = { entries: 0, erased: 0, faults: [], head: null };
  readonly #teamId: number;
  #previous = { number: 0, hash: noHash, place: 0 };

  constructor(teamId: number) {
    this.#teamId = teamId;
  }

  get place(): number {
    return this.#previous.place;
  }

  find(kind: AuditFault['kind'], place: number, entryId: number | null = null): void {
    const { faults } = this.result;
    if (faults.length < maxFaults) faults.push({ kind, place, entryId });
  }

  takeSeal(seal: Seal, entries: readonly SealedEntry[], rows: ReadonlyMap<number, EntryRow>): void {
    const previous = this.#previous;
    for (let number = previous.number + 1; number < seal.number; number++) this.find('sealMissing', number);
    const follows = seal.number !== previous.number + 1 || same(seal.previous_hash, previous.hash);
    const isWhole =
      entries.length === seal.last_place - seal.first_place + 1 && seal.first_place === previous.place + 1;
    if (!follows || !isWhole || !same(sealHash(this.#teamId, seal, entries), seal.hash))
      this.find('sealChanged', seal.number);
    for (const entry of entries) {
      const found = compare(this.#teamId, entry, rows.get(entry.entry_id));
      if (found === 'erased') this.result.erased++;
      else if (found) this.find(found, entry.place, entry.entry_id);
    }
    this.result.entries += entries.length;
    this.#previous = { number: seal.number, hash: seal.hash, place: seal.last_place };
    this.result.head = { number: seal.number, hash: seal.hash.toString('hex') };
  }
}

/** Compares the whole log of a team with its seals, seal by seal, and keeps what it found for the page. */
export async function verifyTeam(pool: Db, ctx: Context, teamId: number): Promise<AuditCheck> {
  const check = new Check(teamId);
  for (let after = 0; ;) {
    const seals = await asTeam(pool, teamId, db => readSeals(db, teamId, { after, size: 50 }));
    for (const seal of seals) {
      await asTeam(pool, teamId, async db => {
        const entries = await readSealedEntries(db, teamId, { first: seal.first_place, last: seal.last_place });
        const rows = await readEntriesOf(
          db,
          teamId,
          entries.map(entry => entry.entry_id),
        );
        check.takeSeal(seal, entries, new Map(rows.map(row => [row.id, row])));
      });
      after = seal.number;
    }
    if (!seals.length) break;
  }
  return asTeam(pool, teamId, async db => {
    const before = new Date(ctx.now().getTime() - sealLateMs);
    for (const row of await readUnsealed(db, teamId, { before, size: 100 })) check.find('unsealed', 0, row.id);
    const state = await readState(db, teamId);
    if (state && state.streamed_place > check.place) check.find('tailMissing', check.place + 1);
    const { entries, erased, faults } = check.result;
    await putCheck(db, teamId, {
      checked_at: ctx.now(),
      checked_entries: entries,
      erased_entries: erased,
      faults,
    });
    return check.result;
  });
}
