import { setTimeout as sleep } from 'node:timers/promises';
import { inSnapshot, isFollowable, type Snapshot } from '../../../core/db/creator-changes/snapshots.ts';
import type { Db } from '../../../core/db/database.ts';
import { answerAsks } from '../answer-asks.ts';
import type { ColumnAnswer, ColumnAsk, ColumnsState } from '../column-asks.ts';
import { ColumnStore } from '../store/column-store.ts';
import { isDistributed, nextRows, openRows, type ReadRow } from './column-rows.queries.ts';

/** So many rows are read at once, and none of them twice. */
export const rowsAtOnce = 5000;

/** Columns that were not brought up to date for so long (ms) do not answer. */
const longestLag = 5000;

/** A creator whose words change takes a new row, and leaves the old one; with more of these, the columns are loaded again. */
const largestDeadShare = 0.25;

function put(store: ColumnStore, rows: readonly ReadRow[]): void {
  for (const row of rows) {
    if (row.id === null) store.remove(row.goneId);
    else store.put(row);
  }
}

/**
 * Columns that equal the catalogue in one snapshot, and are brought from there to the next, in a transaction of that one
 * (`inSnapshot`). After an error they equal neither: their owner begins with new ones.
 */
export class FollowedCatalogue {
  readonly #store = new ColumnStore();
  #snapshot: Snapshot | null = null;
  /** False between two snapshots. */
  #isWhole = false;
  /** By the clock of this process (ms). */
  #readAt = 0;

  get state(): ColumnsState {
    return {
      isReady: this.#isWhole,
      creators: this.#store.size,
      bytes: Object.values(this.#store.bytes()).reduce((sum, part) => sum + part, 0),
      asOf: this.#snapshot?.at.getTime() ?? null,
      isWorn: this.#store.deadShare > largestDeadShare,
    };
  }

  /** @returns null while it is not at a snapshot, or at one that is too old */
  answer(asks: readonly ColumnAsk[]): ColumnAnswer[] | null {
    if (!this.#isWhole || performance.now() - this.#readAt > longestLag) return null;
    return answerAsks(this.#store, asks);
  }

  /** Reads all creators. @param onRead after each chunk */
  async load(db: Db, snapshot: Snapshot, onRead: () => void = () => undefined): Promise<void> {
    const begun = performance.now();
    await this.#read(db, null, onRead);
    this.#reach(snapshot, begun);
  }

  /** Reads who changed since the last snapshot. @throws if the notes do not reach back so far */
  async follow(db: Db, snapshot: Snapshot): Promise<void> {
    const begun = performance.now();
    if (!this.#snapshot || !isFollowable(this.#snapshot, snapshot))
      throw new Error('the notes of changed creators do not reach back to the last snapshot');
    if (snapshot.text !== this.#snapshot.text) await this.#read(db, this.#snapshot, () => undefined);
    this.#reach(snapshot, begun);
  }

  #reach(snapshot: Snapshot, begun: number): void {
    this.#snapshot = snapshot;
    this.#readAt = begun;
    this.#isWhole = true;
  }

  /** The last chunk is taken in the same turn as the snapshot is reached: with a single one nobody is refused. */
  async #read(db: Db, since: Snapshot | null, onRead: () => void): Promise<void> {
    await openRows(db, since);
    let rows = await nextRows(db, rowsAtOnce);
    while (rows.length === rowsAtOnce) {
      // The database reads the next ones meanwhile.
      const next = nextRows(db, rowsAtOnce);
      this.#isWhole = false;
      put(this.#store, rows);
      onRead();
      rows = await next;
    }
    put(this.#store, rows);
  }
}

/**
 * Loads the catalogue and follows it, on one connection: once that is lost, the database may be another, or have lost its
 * last commits, so this ends, and whoever goes on begins with new columns.
 * @param onState after everything that was read
 * @returns if the database is distributed, which cannot be followed @throws what ended it
 */
export async function keepFollowing(
  db: Db,
  catalogue: FollowedCatalogue,
  { everyMs, onState }: { everyMs: number; onState: () => void },
): Promise<void> {
  await db.connection().execute(async db => {
    if (await isDistributed(db)) return;
    await inSnapshot(db, (db, snapshot) => catalogue.load(db, snapshot, onState));
    for (;;) {
      onState();
      await sleep(everyMs);
      await inSnapshot(db, (db, snapshot) => catalogue.follow(db, snapshot));
    }
  });
}
