import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');
const monday = '2026-11-16T00:00:00.000Z';
const tuesday = '2026-11-17T00:00:00.000Z';
const friday = '2026-11-20T00:00:00.000Z';
const saturday = '2026-11-21T00:00:00.000Z';

beforeAll(async () => {
  database = await freshDatabase();
  await database.db
    .insertInto('sources')
    .values({ code: 'other', name_zh: '其他', name_en: 'Other' })
    .execute();
});
afterAll(() => database.drop());

const tables = ['creators', 'creator_keys', 'posts', 'creator_snapshots', 'contact_addresses', 'creator_provenance'] as const; // oxfmt-ignore
beforeEach(async () => {
  for (const table of tables) await database.db.deleteFrom(table).execute();
});

type Reported = Partial<CreatorRecord> & { via?: SourceCode; from?: string };

const tell = ({ via, from = 'file', ...fields }: Reported, db = database.db) =>
  writeRecords(db, ctx, from, [{ type: 'creator', platform: 'youtube', handle: 'lan', ...fields }], via);

const originsOf = async () =>
  (await database.db.selectFrom('creator_provenance').selectAll().executeTakeFirst()) ?? null;

describe('the source of each field', () => {
  const imported: Reported = { observedAt: monday, name: 'Lan', followers: 5, region: 'VN' };
  const reported: Reported = { via: 'youtube', observedAt: tuesday, name: 'Lan!', followers: 7 };
  const bySource = {
    handle: ['youtube', tuesday],
    name: ['youtube', tuesday],
    followers: ['youtube', tuesday],
  };

  it.each<[string, Reported[], object | null]>([
    ['imports leave none', [imported, { ...imported, observedAt: tuesday }], null],
    ['a connector tells all of a new creator', [reported], bySource],
    [
      'a connector over an import: the rest keeps its own',
      [imported, reported],
      { ...bySource, region: ['file', monday] },
    ],
    [
      'an import over a connector: what it tells leaves',
      [reported, { observedAt: friday, name: 'Lan', followers: 9 }],
      {},
    ],
    [
      'an import that tells less leaves the others',
      [reported, { observedAt: friday, followers: 9 }],
      { name: ['youtube', tuesday] },
    ],
    [
      'an older import fills a gap only, and is named there',
      [reported, imported],
      { ...bySource, region: ['file', monday] },
    ],
    [
      'each of several imports keeps its own',
      [reported, { observedAt: friday, followers: 9 }, { from: 'other', observedAt: saturday, bio: 'tea' }],
      { name: ['youtube', tuesday], followers: ['file', friday] },
    ],
    [
      'an older observation of a connector fills a gap only',
      [
        { ...imported, observedAt: friday },
        { ...reported, bio: 'tea' },
      ],
      {
        handle: ['file', friday],
        name: ['file', friday],
        followers: ['file', friday],
        region: ['file', friday],
        bio: ['youtube', tuesday],
      },
    ],
    [
      'told again it is as old as that',
      [reported, { ...reported, observedAt: friday, name: undefined }],
      { handle: ['youtube', friday], name: ['youtube', tuesday], followers: ['youtube', friday] },
    ],
    [
      'what is only assumed takes nothing from what is stated',
      [imported, { ...reported, region: 'VN', regionBasis: 'assumed' }],
      { ...bySource, region: ['file', monday] },
    ],
    [
      'of what goes from one account to two sources each keeps its own',
      [reported, { via: 'youtube_own', observedAt: friday, followers: 8 }],
      { ...bySource, handle: ['youtube_own', friday], followers: ['youtube_own', friday] },
    ],
  ])('%s', async (_, records, expected) => {
    for (const record of records) await tell(record);
    const row = await originsOf();
    expect(row && row.fields).toEqual(expected);
  });

  it('names connectors beside samples too, and not derived values', async () => {
    const posts = [1, 2, 3].map(day => ({
      platformPostId: String(day),
      publishedAt: `2026-11-0${day}T00:00:00Z`,
      hashtags: ['tea'],
    }));
    await tell({ via: 'tiktok_market', from: 'sample', observedAt: monday, posts });
    const [creator] = await database.db.selectFrom('creators').select(['source', 'tags']).execute();
    expect(creator).toEqual({ source: 'sample', tags: ['tea'] });
    expect((await originsOf())?.fields).toEqual({ handle: ['tiktok_market', monday] });
    const vias = await database.db.selectFrom('posts').select('via').distinct().execute();
    expect(vias).toEqual([{ via: 'tiktok_market' }]);
  });
});

describe('the retention of data', () => {
  const keepUntil = async () => (await originsOf())?.keep_until?.toISOString() ?? null;
  const mail = { emails: ['lan@example.com'] };

  it.each<[string, Reported[], string | null]>([
    ['a source without such a rule', [{ via: 'tiktok_market', observedAt: monday, followers: 5 }], null],
    ['thirty days', [{ via: 'youtube', observedAt: monday, followers: 5 }], '2026-12-16T00:00:00.000Z'],
    [
      'the oldest thing counts',
      [
        { via: 'youtube', observedAt: monday, bio: 'tea', followers: 5 },
        { via: 'youtube', observedAt: friday, followers: 6 },
      ],
      '2026-12-16T00:00:00.000Z',
    ],
    [
      'a post that was not told again',
      [
        {
          via: 'youtube',
          observedAt: monday,
          posts: [{ platformPostId: '1', publishedAt: monday, plays: 5 }],
        },
        {
          via: 'youtube',
          observedAt: friday,
          posts: [{ platformPostId: '2', publishedAt: friday, plays: 5 }],
        },
      ],
      '2026-12-16T00:00:00.000Z',
    ],
    [
      'an address that was told again',
      [
        { via: 'youtube', observedAt: monday, ...mail },
        { via: 'youtube', observedAt: friday, ...mail },
      ],
      '2026-12-20T00:00:00.000Z',
    ],
    [
      'all of it told by an import since',
      [
        { via: 'youtube', observedAt: monday, ...mail },
        { observedAt: tuesday, ...mail },
      ],
      null,
    ],
  ])('%s', async (_, records, expected) => {
    for (const record of records) await tell(record);
    expect(await keepUntil()).toBe(expected);
  });
});

it('costs imports one query for known creators, and none for new ones', async () => {
  const asked: string[] = [];
  const watched = database.db.withPlugin({
    transformQuery({ node }) {
      const text = JSON.stringify(node);
      for (const table of ['creator_provenance', 'source_settings'])
        if (text.includes(table)) asked.push(table);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const record: Reported = { observedAt: monday, followers: 5, bio: 'lan@example.com' };
  await tell(record, watched);
  expect(asked).toEqual([]);
  await tell({ ...record, observedAt: tuesday }, watched);
  expect(asked).toEqual(['creator_provenance']);
  expect(await originsOf()).toBeNull();
  await tell({ ...record, via: 'youtube', observedAt: friday }, watched);
  expect(asked.length).toBeGreaterThan(2);
});
