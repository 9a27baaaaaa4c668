import { expect } from 'vitest';
import { inSnapshot } from '../../../server/core/db/creator-changes/snapshots.ts';
import type { Db } from '../../../server/core/db/database.ts';
import { FollowedCatalogue } from '../../../server/creators/search-columns/follow/followed-catalogue.ts';
import { searchColumns } from '../../../server/creators/search-columns/search-columns.ts';

/** Columns of this thread, which are brought up to date before every answer. */
export interface AnsweringColumns {
  /** What they were asked so far. */
  asked: number;
  catalogue: FollowedCatalogue;
  /** From now on searches ask them, or the database again. */
  turn(on: boolean): void;
}

export async function makeAnsweringColumns(db: Db): Promise<AnsweringColumns> {
  const catalogue = new FollowedCatalogue();
  await inSnapshot(db, (db, snapshot) => catalogue.load(db, snapshot));
  const columns: AnsweringColumns = {
    asked: 0,
    catalogue,
    turn: on => {
      searchColumns.use(on ? answerer : null);
    },
  };
  const answerer = {
    state: () => catalogue.state,
    async ask(asks: Parameters<FollowedCatalogue['answer']>[0]) {
      columns.asked += asks.length;
      await inSnapshot(db, (db, snapshot) => catalogue.follow(db, snapshot));
      return catalogue.answer(asks);
    },
  };
  return columns;
}

/** Has something answered by the database and then by columns, which must not differ. @returns what both answer */
export async function bothWays<T extends { tookMs: number }>(
  columns: AnsweringColumns,
  work: () => Promise<T>,
): Promise<T> {
  const { tookMs: _, ...expected } = await work();
  columns.turn(true);
  try {
    const answer = await work();
    expect(answer).toEqual({ ...expected, tookMs: answer.tookMs });
    return answer;
  } finally {
    columns.turn(false);
  }
}
