import type { AuditFault } from '../../../../contract/activity/audit-faults.ts';
import { entryHash, noHash, sealHash, valuesHash, type SealedEntry } from './hashes.ts';
import { isFull, latestMs } from './seal-rules.ts';
import type { EntryRow, SealRow } from './seals.queries.ts';

/** What a seal is known by. */
export interface KnownSeal {
  number: number;
  hash: Buffer;
}

/** More faults say nothing new. */
const maxFaults = 1000;

const same = (a: Buffer, b: Buffer) => Buffer.compare(a, b) === 0;

/** Compares the log of a team with its seals: what `take` is given seal by seal, from the first one. */
export class SealComparison {
  readonly faults: AuditFault[] = [];
  /** Entries that were compared. */
  entries = 0;
  /** Of these: personal values were erased, or there never was a salt, so only the rest was compared. */
  erased = 0;
  /** The last seal, which stands for everything before it. */
  head: KnownSeal | null = null;
  /** That of the last entry. */
  place = 0;
  readonly #teamId: number;
  /** What an earlier check found, and what has to be found again. */
  readonly #known: KnownSeal | null;
  #isKnownFound = false;
  /** At this time everything before was sealed. */
  #upTo = -Infinity;

  constructor(teamId: number, known: KnownSeal | null) {
    this.#teamId = teamId;
    this.#known = known;
  }

  find(kind: AuditFault['kind'], place: number, entryId: number | null = null): void {
    if (this.faults.length < maxFaults) this.faults.push({ kind, place, entryId });
  }

  take(seal: SealRow, entries: readonly SealedEntry[], rows: ReadonlyMap<number, EntryRow>): void {
    const { number: before, hash: previous } = this.head ?? { number: 0, hash: noHash };
    for (let number = before + 1; number < seal.number && this.faults.length < maxFaults; number++)
      this.find('sealMissing', number);
    const follows = seal.number !== before + 1 || same(seal.previous_hash, previous);
    const isWhole =
      entries.length === seal.last_place - seal.first_place + 1 && seal.first_place === this.place + 1;
    if (!follows || !isWhole || !same(sealHash(this.#teamId, seal, entries), seal.hash))
      this.find('sealChanged', seal.number);
    for (const entry of entries) this.#compare(entry, rows.get(entry.entry_id));
    this.entries += entries.length;
    this.place = seal.last_place;
    this.head = { number: seal.number, hash: seal.hash };
    if (this.#known?.number === seal.number) this.#isKnownFound = same(this.#known.hash, seal.hash);
    if (!isFull(seal)) this.#upTo = seal.sealed_at.getTime();
  }

  /** After the last seal. @returns whether the seal of the check before is still there, as it was */
  end(): boolean {
    if (!this.#known || this.#isKnownFound) return true;
    const { number } = this.#known;
    const isGone = number > (this.head?.number ?? 0);
    const isFound = this.faults.some(({ kind, place }) => kind.startsWith('seal') && place === number);
    if (!isFound) this.find(isGone ? 'sealMissing' : 'sealChanged', number);
    return false;
  }

  #compare(sealed: SealedEntry, row: EntryRow | undefined): void {
    const find = (kind: AuditFault['kind']) => this.find(kind, sealed.place, sealed.entry_id);
    if (!row) return find('missing');
    if (!same(entryHash(this.#teamId, row), sealed.entry_hash)) return find('changed');
    if (row.at.getTime() < this.#upTo - latestMs) find('inserted');
    if (!sealed.values_hash || !row.salt) this.erased++;
    else if (!same(valuesHash(row.salt, row), sealed.values_hash)) find('valuesChanged');
  }
}
