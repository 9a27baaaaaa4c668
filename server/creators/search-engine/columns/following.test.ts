import { sql, type ControlledTransaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchQuerySchema, type SearchQuery } from '../../../../contract/creators/search/search-filter.ts';
import { randomCreator, randomQuery } from '../../../../test/fixtures/creators/random-catalogue.ts';
import { storeCreators } from '../../../../test/fixtures/creators/stored-creators.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { noteChanges } from '../../../core/db/creator-changes/note-changes.ts';
import { inSnapshot } from '../../../core/db/creator-changes/snapshots.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import { Dice } from '../../../sandbox/sample-world/random.ts';
import { FollowedCatalogue, rowsAtOnce } from '../../search-columns/follow/followed-catalogue.ts';
import { parseKeyword } from '../../search-input/keyword.ts';
import type { Criteria } from '../conditions/conditions.queries.ts';
import { criteriaOf, type PlatformSearch } from '../conditions/criteria.ts';
import { countValues } from '../facets/facets.queries.ts';
import { countMatches, readPage } from '../results/search.queries.ts';
import { columnSearchOf } from './column-search-of.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** All words are asked of the rows themselves: the dictionary is not kept here. */
function ofRows(criteria: Criteria): Criteria {
  const asked = (words: Criteria['words']) => words.map(word => ({ ...word, terms: null }));
  return { ...criteria, words: asked(criteria.words), alternatives: criteria.alternatives.map(asked) };
}

const page = { sort: 'followers', offset: 0, limit: 20 } as const;

/** Compares what the columns answer with what plain SQL finds in the snapshot that they follow. */
async function compare(db: Db, catalogue: FollowedCatalogue, query: SearchQuery): Promise<number> {
  const search = query as PlatformSearch;
  const asked = { keyword: parseKeyword(search), postedSince: null };
  const criteria = ofRows(await criteriaOf(db, search, asked));
  const hits = await readPage(db, criteria, page.sort, page);
  const total = await countMatches(db, criteria);
  const counts = await countValues(db, 'region', criteria, 1000);
  const [found] = catalogue.answer([{ search: columnSearchOf(search, asked), page, facet: 'region' }]) ?? [];
  expect(found?.page).toMatchObject({ hits, total });
  expect(found?.counts).toEqual(counts);
  return total;
}

/** Draws a search that can be read. */
function drawQuery(dice: Dice): SearchQuery {
  for (;;) {
    const read = searchQuerySchema.safeParse(randomQuery(dice));
    if (read.success && !parseKeyword(read.data).isUnsearchable) return read.data;
  }
}

/** Adds, changes or deletes some creators, and notes it as the catalogue does. No two transactions wait for a row. */
async function write(db: Db, dice: Dice, parity: 0 | 1): Promise<void> {
  const drawn = Array.from({ length: dice.between(1, 12) }, () => 2 * dice.below(200) + parity);
  const ids = [...new Set(drawn)];
  if (dice.chance(0.25)) await sql`delete from creators where id = any(${ids}::bigint[])`.execute(db);
  else
    await storeCreators(
      db,
      ids.map(id => randomCreator(dice, id)),
    );
  await noteChanges(db, ids);
}

describe.each([1, 2, 3])('seed %i', seed => {
  it('equals the catalogue in every snapshot, whatever is written meanwhile', async () => {
    const { db } = database;
    const dice = new Dice(seed, 1, 0);
    await sql`delete from creators`.execute(db);
    await storeCreators(
      db,
      Array.from({ length: 200 }, (_, at) => randomCreator(dice, at)),
    );
    const catalogue = new FollowedCatalogue();
    await inSnapshot(db, (db, snapshot) => catalogue.load(db, snapshot));
    let found = 0;
    let open: ControlledTransaction<Schema> | null = null;
    try {
      for (let round = 0; round < 40; round++) {
        // One transaction stays open over several rounds, and ends in one way or the other.
        if (open && dice.chance(0.3)) {
          await (dice.chance(0.5) ? open.commit() : open.rollback()).execute();
          open = null;
        }
        if (!open && dice.chance(0.6)) {
          open = await db.startTransaction().execute();
          await write(open, dice, 0);
        }
        if (dice.chance(0.6)) await db.transaction().execute(db => write(db, dice, 1));
        await inSnapshot(db, async (db, snapshot) => {
          await catalogue.follow(db, snapshot);
          for (let i = 0; i < 5; i++) found += await compare(db, catalogue, drawQuery(dice));
          const { rows } = await sql<{ count: number }>`select count(*) from creators`.execute(db);
          expect(catalogue.state.creators).toBe(rows[0]?.count);
        });
      }
    } finally {
      await open?.rollback().execute();
    }
    expect(found).toBeGreaterThan(500);
  });
});

it('reads many changes in chunks, and answers nothing between two snapshots', async () => {
  const { db } = database;
  const catalogue = new FollowedCatalogue();
  const dice = new Dice(4, 1, 0);
  const many = Array.from({ length: 2 * rowsAtOnce }, (_, at) => randomCreator(dice, 1000 + at));
  await inSnapshot(db, (db, snapshot) => catalogue.load(db, snapshot));
  await storeCreators(db, many);
  await noteChanges(
    db,
    many.map(({ id }) => id),
  );
  const seen: boolean[] = [];
  const look = setInterval(() => seen.push(catalogue.answer([]) !== null), 1);
  await inSnapshot(db, (db, snapshot) => catalogue.follow(db, snapshot));
  clearInterval(look);
  expect(new Set(seen)).toContain(false);
  expect(catalogue.answer([])).toEqual([]);
  const { rows } = await sql<{ count: number }>`select count(*) from creators`.execute(db);
  expect(catalogue.state.creators).toBe(rows[0]?.count);
});

it('does not go on where the notes do not reach back', async () => {
  const catalogue = new FollowedCatalogue();
  await inSnapshot(database.db, (db, snapshot) => catalogue.load(db, snapshot));
  const late = inSnapshot(database.db, (db, snapshot) =>
    catalogue.follow(db, { ...snapshot, at: new Date(snapshot.at.getTime() + 13 * 3_600_000) }),
  );
  await expect(late).rejects.toThrow('do not reach back');
});
