import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { noteChanges } from './note-changes.ts';
import { changedSince, inSnapshot, isFollowable, type Snapshot } from './snapshots.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A transaction that writes and then waits to be told its end. */
async function begin(...ids: number[]): Promise<{ commit(): Promise<void>; rollback(): Promise<void> }> {
  const trx = await database.db.startTransaction().execute();
  await noteChanges(trx, ids);
  return { commit: () => trx.commit().execute(), rollback: () => trx.rollback().execute() };
}

const look = (since: Snapshot | null) =>
  inSnapshot(database.db, async (db, snapshot) => {
    const { rows } = since
      ? await sql<{ id: number }>`
          select creator_id as id from ${changedSince(since)} as changed order by creator_id`.execute(db)
      : { rows: [] };
    return { snapshot, ids: rows.map(({ id }) => id) };
  });

it('tells every note once, when its transaction is committed, however long that took', async () => {
  const long = await begin(1, 2);
  const { snapshot: first } = await look(null);
  const undone = await begin(3);
  const short = await begin(2, 4);
  await short.commit();
  const second = await look(first);
  expect(second.ids).toEqual([2, 4]);
  expect((await look(second.snapshot)).ids).toEqual([]);
  await long.commit();
  await undone.rollback();
  const third = await look(second.snapshot);
  expect(third.ids).toEqual([1, 2]);
  const late = await begin(5);
  await late.commit();
  expect((await look(third.snapshot)).ids).toEqual([5]);
  expect((await look(first)).ids).toEqual([1, 2, 4, 5]);
});

it('holds nothing up, and sees nothing that is committed while it looks', async () => {
  const { snapshot } = await look(null);
  const seen = await inSnapshot(database.db, async db => {
    const meanwhile = await begin(6);
    await meanwhile.commit();
    const { rows } = await sql`select from ${changedSince(snapshot)} as changed`.execute(db);
    return rows.length;
  });
  expect(seen).toBe(0);
  expect((await look(snapshot)).ids).toEqual([6]);
});

it('leaves out notes of another database whose numbers are still to come', async () => {
  const { snapshot } = await look(null);
  await sql`insert into creator_changes (xid, creator_id, at) values ('9000000000', 7, now())`.execute(
    database.db,
  );
  expect((await look(snapshot)).ids).toEqual([]);
});

it('cannot go on from a snapshot before half of the notes’ time, or of another database', () => {
  const at = (hours: number, xmax: number): Snapshot => ({
    text: `${xmax - 1}:${xmax}:`,
    at: new Date(hours * 3_600_000),
  });
  expect(isFollowable(at(0, 9), at(11, 10))).toBe(true);
  expect(isFollowable(at(0, 9), at(12, 10))).toBe(false);
  expect(isFollowable(at(0, 11), at(1, 10))).toBe(false);
});
