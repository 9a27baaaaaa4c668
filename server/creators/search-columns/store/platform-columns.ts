import type { BoundedColumn } from '../../search-input/filter-bounds.ts';
import type { ColumnRow } from '../column-row.ts';
import { type Bits, GrowingBits, wordsFor } from './memory/bits.ts';
import { CodedColumn } from './coded-column.ts';
import { IdColumn, NumberColumn } from './memory/column.ts';
import { Handles } from './handles.ts';
import { ListColumn } from './list-column.ts';
import { Terms } from './terms.ts';

const numbersOf = {
  followers: row => row.followers,
  average_plays: row => row.averagePlays,
  interaction_bp: row => row.interactionBp,
  plays_to_followers_bp: row => row.playsToFollowersBp,
  growth_bp: row => row.growthBp,
  price_fen: row => row.priceFen,
  posts_per_week_centi: row => row.postsPerWeekCenti,
  last_post_at: row => row.lastPostAtUs,
  added_at: row => row.addedAtUs,
} satisfies Record<BoundedColumn | 'last_post_at' | 'added_at', (row: ColumnRow) => number | null>;
export type NumberName = keyof typeof numbersOf;

const codesOf = {
  region: row => row.region,
  language: row => row.language,
  category: row => row.category,
  level: row => row.level?.toString() ?? null,
} satisfies Record<string, (row: ColumnRow) => string | null>;
export type CodeName = keyof typeof codesOf;

const flagsOf = {
  verified: row => row.verified === true,
  hasEmail: row => row.hasEmail,
  hasAds: row => row.adPosts !== null && row.adPosts > 0,
  /** Nothing is known of the others. */
  hasNoAds: row => row.adPosts === 0,
} satisfies Record<string, (row: ColumnRow) => boolean>;

const namesIn = <Name extends string>(kinds: Record<Name, unknown>) => Object.keys(kinds) as Name[];

const numberNames = namesIn(numbersOf);
const codeNames = namesIn(codesOf);
const flagNames = namesIn(flagsOf);

const each = <Name extends string, T>(kinds: Record<Name, unknown>, make: () => T) =>
  Object.fromEntries(namesIn(kinds).map(name => [name, make()])) as Record<Name, T>;

/**
 * 53 bits of what words are found by (cyrb53), so that a row whose figures alone have changed stays where it is. Nothing
 * separates a text from the next but a character that PostgreSQL does not store.
 */
function contentHash({ lowerHandle, searchText, tags, brands }: ColumnRow): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const text of [lowerHandle, searchText, ...tags, '', ...brands]) {
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      one = Math.imul(one ^ letter, 2654435761);
      other = Math.imul(other ^ letter, 1597334677);
    }
    one = Math.imul(one ^ 0x10000, 2654435761);
    other = Math.imul(other ^ 0x10000, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}

/** How much memory is taken, in bytes. */
export interface ColumnBytes {
  columns: number;
  terms: number;
  handles: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const byteLength = ({ bits }: GrowingBits) => bits.byteLength;

/**
 * The creators of one platform, a row for each. Nothing is asked over platforms, so every question passes over its own
 * rows only. A row keeps its words: a creator whose words change takes a new row at the end, and the old row is dead.
 */
export class PlatformColumns {
  /** With those that are dead. */
  rows = 0;
  living = 0;
  readonly ids = new IdColumn();
  readonly numbers = each(numbersOf, () => new NumberColumn());
  readonly flags = each(flagsOf, () => new GrowingBits());
  readonly #alive = new GrowingBits();
  readonly #hashes = new NumberColumn();
  codes = each(codesOf, () => new CodedColumn());
  tags = new ListColumn({ isFound: false });
  brands = new ListColumn({ isFound: true });
  terms = new Terms();
  handles = new Handles();

  /** A copy, which the caller may change. */
  alive(): Bits {
    return this.#alive.bits.slice(0, wordsFor(this.rows));
  }

  nobody(): Bits {
    return new Int32Array(wordsFor(this.rows));
  }

  /** Adds a creator, and returns the row. */
  append(creator: ColumnRow): number {
    const row = this.#addRow(creator.id, contentHash(creator));
    this.#writeFigures(row, creator);
    this.tags.add(row, creator.tags);
    this.brands.add(row, creator.brands);
    this.terms.add(row, creator.searchText);
    this.handles.add(row, creator.lowerHandle);
    return row;
  }

  #addRow(id: number, hash: number): number {
    const row = this.rows++;
    this.living++;
    this.#alive.put(row, true);
    this.ids.set(row, id);
    this.#hashes.set(row, hash);
    return row;
  }

  /** Writes a creator into the row that has it already; false if its words have changed. */
  update(row: number, creator: ColumnRow): boolean {
    if (this.#hashes.get(row) !== contentHash(creator)) return false;
    this.#writeFigures(row, creator);
    return true;
  }

  #writeFigures(row: number, creator: ColumnRow): void {
    for (const name of numberNames) this.numbers[name].put(row, numbersOf[name](creator));
    for (const name of codeNames) this.codes[name].put(row, codesOf[name](creator));
    for (const name of flagNames) this.flags[name].put(row, flagsOf[name](creator));
  }

  remove(row: number): void {
    this.#alive.put(row, false);
    this.living--;
  }

  bytes(): ColumnBytes {
    const columns = [this.ids, this.#hashes, this.tags, this.brands, ...Object.values(this.numbers)];
    const coded = Object.values(this.codes);
    const bits = [this.#alive, ...Object.values(this.flags)];
    return {
      columns: sumOf([...columns, ...coded].map(column => column.bytes()).concat(bits.map(byteLength))),
      terms: this.terms.bytes(),
      handles: this.handles.bytes(),
    };
  }
}
