import { type Platform, platforms } from '../../../../contract/core/platform.ts';
import type { ColumnRow } from '../column-row.ts';
import { type ColumnBytes, PlatformColumns } from './platform-columns.ts';
import { RowPlaces } from './row-places.ts';

/** A place says platform and row in one number. */
const platformBits = 2;

/** Every creator of the catalogue in columns: what is filtered, sorted, counted and searched by. */
export class ColumnStore {
  readonly #columns: Record<Platform, PlatformColumns> = {
    tiktok: new PlatformColumns(),
    youtube: new PlatformColumns(),
    instagram: new PlatformColumns(),
  };
  #places = new RowPlaces();

  of(platform: Platform): PlatformColumns {
    return this.#columns[platform];
  }

  get size(): number {
    return platforms.reduce((sum, platform) => sum + this.of(platform).living, 0);
  }

  /** Adds a creator, or replaces it. */
  put(creator: ColumnRow): void {
    const row = this.rowOf(creator.platform, creator.id);
    if (row >= 0 && this.of(creator.platform).update(row, creator)) return;
    this.remove(creator.id);
    this.#place(creator.platform, creator.id, this.of(creator.platform).append(creator));
  }

  #place(platform: Platform, id: number, row: number): void {
    this.#places.set(id, (row << platformBits) | platforms.indexOf(platform));
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    if (place < 0) return;
    const platform = platforms[place & ((1 << platformBits) - 1)];
    if (platform) this.of(platform).remove(place >>> platformBits);
    this.#places.delete(id);
  }

  /** Returns -1 for an id that is no creator of the platform. */
  rowOf(platform: Platform, id: number): number {
    const place = this.#places.get(id);
    const isThere = place >= 0 && platforms[place & ((1 << platformBits) - 1)] === platform;
    return isThere ? place >>> platformBits : -1;
  }

  /** Which share of the rows are dead: they cost memory and time. */
  get deadShare(): number {
    const rows = platforms.reduce((sum, platform) => sum + this.of(platform).rows, 0);
    return rows === 0 ? 0 : 1 - this.size / rows;
  }

  bytes(): ColumnBytes {
    const sum = { columns: this.#places.bytes(), terms: 0, handles: 0 };
    for (const platform of platforms) {
      const { columns, terms, handles } = this.of(platform).bytes();
      sum.columns += columns;
      sum.terms += terms;
      sum.handles += handles;
    }
    return sum;
  }
}
