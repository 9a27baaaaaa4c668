import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  CatalogueRecord,
  CreatorRecord,
  SourcePost,
} from '../../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { removeSource, writeRecords } from '../service.ts';
import { computeDueFigures, recomputePeers } from '../derived/compute-due-figures.ts';

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');
const observedAt = '2026-11-19T00:00:00Z';

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const tables = [
  'creators', 'creator_keys', 'posts', 'creator_snapshots', 'contact_addresses', 'creator_figures', 'figures_due',
  'search_terms', 'peer_brackets',
] as const; // oxfmt-ignore

beforeEach(async () => {
  for (const table of tables) await database.db.deleteFrom(table).execute();
});

function creator(handle: string, fields: Partial<CreatorRecord> = {}): CreatorRecord {
  return { type: 'creator', platform: 'tiktok', handle, observedAt, ...fields };
}

function posts(count: number, fields: Partial<SourcePost> = {}): SourcePost[] {
  return Array.from({ length: count }, (_, i) => ({
    platformPostId: String(100 + i),
    publishedAt: new Date(Date.UTC(2026, 10, 18 - i)).toISOString(),
    plays: 1000 * (i + 1),
    likes: 100,
    ...fields,
  }));
}

const write = (...records: CatalogueRecord[]) => writeRecords(database.db, ctx, 'file', records);
const allCreators = () => database.db.selectFrom('creators').selectAll().orderBy('handle').execute();

/** Returns every row of every table with the transaction that wrote it. */
async function versions(): Promise<unknown[]> {
  const found = [];
  for (const table of tables) {
    const { rows } =
      await sql`select xmin::text, ctid::text, t::text from ${sql.table(table)} as t order by ctid`.execute(
        database.db,
      );
    found.push(rows);
  }
  return found;
}

/** Returns the dictionary, and what it should be. */
async function dictionaries() {
  const kept = await sql`select word, scope, creators from search_terms order by 1, 2`.execute(database.db);
  const counted = await sql`
    select substr(term, 3) collate "C" as word, substr(term, 1, 2) collate "C" as scope, count(*)::int as creators
    from (select distinct id, unnest(string_to_array(trim(search_text), ' ')) as term from creators where search_text <> '') as t
    group by 1, 2 order by 1, 2`.execute(database.db);
  return { kept: kept.rows, counted: counted.rows };
}

describe('writing creators', () => {
  it('stores reported data, addresses apart from the texts', async () => {
    const counts = await write(
      creator('Bep.Nha', {
        platformId: '77',
        name: 'Bếp Nhà',
        bio: 'Món ngon. Work: bep@example.com',
        followers: 12_000,
        tags: ['Ẩm thực', 'Food'],
        region: 'VN',
        emails: ['Office@Example.com', 'not an address'],
        posts: posts(4, { caption: '#Food ask bep@example.com #ad', shares: 5 }),
      }),
    );
    expect(counts).toEqual({
      creators: { created: 1, changed: 0, unchanged: 0 },
      posts: { created: 4, changed: 0, unchanged: 0 },
    });
    const [row] = await allCreators();
    expect(row).toMatchObject({
      handle: 'Bep.Nha',
      name: 'Bếp Nhà',
      bio: 'Món ngon. Work: [e-mail]',
      region: 'VN',
      region_basis: 'stated',
      tags: ['ẩm thực', 'food'],
      tags_basis: 'stated',
      has_email: true,
      sample: false,
      analysis: 'analysed',
      average_plays: 2500,
      interaction_bp: 420,
      last_post_at: new Date('2026-11-18T00:00:00Z'),
      refreshed_at: new Date(observedAt),
      figures_at: ctx.now(),
      level: null,
      price_fen: 7500,
    });
    expect(row?.search_text).not.toContain('mail');
    const stored = await database.db
      .selectFrom('posts')
      .select(['caption', 'hashtags', 'caption_disclosed'])
      .execute();
    expect(stored[0]).toEqual({
      caption: '#Food ask [e-mail] #ad',
      hashtags: ['Food', 'ad'],
      caption_disclosed: true,
    });
    const addresses = await database.db
      .selectFrom('contact_addresses')
      .select(['address', 'source'])
      .orderBy('address')
      .execute();
    expect(addresses).toEqual([
      { address: 'bep@example.com', source: 'bio' },
      { address: 'office@example.com', source: 'stated' },
    ]);
    const snapshots = await database.db
      .selectFrom('creator_snapshots')
      .select(['day', 'followers'])
      .execute();
    expect(snapshots).toEqual([{ day: '2026-11-19', followers: 12_000 }]);
    const keys = await database.db.selectFrom('creator_keys').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['tiktok:@:bep.nha', 'tiktok:id:77']);
  });

  it('changes nothing the second time, not even the versions of rows', async () => {
    const records = [
      creator('lan', {
        platformId: '1',
        bio: 'x@example.com',
        followers: 9,
        posts: posts(12, { caption: '#a #b' }),
      }),
      creator('minh', { tags: ['x'], snapshots: [{ day: '2026-10-01', followers: 4 }] }),
      {
        type: 'post',
        platform: 'youtube',
        creator: { handle: 'chan' },
        observedAt,
        ...posts(1)[0]!,
      } as const,
    ];
    await write(...records);
    await computeDueFigures(database.db, ctx);
    const first = await versions();
    const counts = await write(...records);
    expect(counts).toEqual({
      creators: { created: 0, changed: 0, unchanged: 3 },
      posts: { created: 0, changed: 0, unchanged: 13 },
    });
    expect(await versions()).toEqual(first);
  });

  it('lets the last of repeats in a batch win', async () => {
    const repeated = { ...posts(1)[0]!, plays: 7 };
    await write(
      creator('lan', { followers: 1, posts: posts(1) }),
      creator('LAN', { followers: 2, posts: [repeated] }),
    );
    const [row] = await allCreators();
    expect(row).toMatchObject({ handle: 'LAN', followers: 2 });
    expect(await database.db.selectFrom('posts').select('plays').execute()).toEqual([{ plays: 7 }]);
  });

  it('keeps the newer observation and fills gaps with the older', async () => {
    await write(creator('lan', { followers: 200, posts: posts(1) }));
    const older = '2026-11-01T00:00:00Z';
    await write(
      creator('lan', {
        followers: 100,
        bio: 'Cook',
        observedAt: older,
        posts: [{ ...posts(1)[0]!, plays: 1, comments: 3 }],
      }),
    );
    const [row] = await allCreators();
    expect(row).toMatchObject({
      followers: 200,
      bio: 'Cook',
      refreshed_at: new Date(observedAt),
      first_seen_at: new Date(older),
    });
    expect(await database.db.selectFrom('posts').select(['plays', 'comments']).execute()).toEqual([
      { plays: 1000, comments: 3 },
    ]);
    const days = await database.db
      .selectFrom('creator_snapshots')
      .select(['day', 'followers'])
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { day: '2026-11-01', followers: 100 },
      { day: '2026-11-19', followers: 200 },
    ]);
  });

  it('stores texts without the characters that the database refuses', async () => {
    await write(creator('lan', { name: 'L\0an', bio: 'half \ud83d pair' }));
    const [row] = await allCreators();
    expect(row).toMatchObject({ name: 'Lan', bio: 'half \ufffd pair' });
  });
});

describe('identity of creators', () => {
  it('adds an id that arrives later, and then finds the creator by either', async () => {
    await write(creator('lan', { followers: 1 }));
    await write(creator('lan', { platformId: '9', followers: 2, observedAt: '2026-11-20T00:00:00Z' }));
    await write(creator('lan.new', { platformId: '9', followers: 3, observedAt: '2026-11-21T00:00:00Z' }));
    await write(creator('lan', { bio: 'by the old handle' }));
    expect(await allCreators()).toMatchObject([
      { handle: 'lan.new', platform_id: '9', followers: 3, bio: 'by the old handle' },
    ]);
  });

  it.each([
    ['in two batches', false],
    ['in one batch', true],
  ])('gives a handle that passed to another account to the newer one, %s', async (_, together) => {
    const first = creator('lan', { platformId: '1', followers: 1 });
    const second = creator('lan', { platformId: '2', followers: 2, observedAt: '2026-11-20T00:00:00Z' });
    const byHandle = creator('lan', { bio: 'newer', observedAt: '2026-11-21T00:00:00Z' });
    if (together) await write(first, second, byHandle);
    else for (const record of [first, second, byHandle]) await write(record);
    const rows = await database.db
      .selectFrom('creators')
      .select(['platform_id', 'bio'])
      .orderBy('platform_id')
      .execute();
    expect(rows).toEqual([
      { platform_id: '1', bio: '' },
      { platform_id: '2', bio: 'newer' },
    ]);
  });

  it('keeps platforms apart', async () => {
    await write(creator('lan'), creator('lan', { platform: 'youtube' }));
    expect(await allCreators()).toHaveLength(2);
  });
});

describe('tags', () => {
  it('come from the newest posts where the source states none, and follow them', async () => {
    await write(creator('lan', { posts: posts(2, { hashtags: ['Phở', 'food'] }) }));
    expect(await allCreators()).toMatchObject([{ tags: ['food', 'phở'], tags_basis: 'derived' }]);
    const later = posts(3, { hashtags: ['bun'] }).map(post => ({
      ...post,
      platformPostId: `9${post.platformPostId}`,
    }));
    await write(creator('lan', { posts: later }));
    expect(await allCreators()).toMatchObject([{ tags: ['bun', 'food', 'phở'] }]);
    await write(creator('lan', { tags: ['Chef'] }));
    await write(creator('lan', { posts: posts(4, { hashtags: ['rice'] }) }));
    expect(await allCreators()).toMatchObject([{ tags: ['chef'], tags_basis: 'stated' }]);
    const { kept, counted } = await dictionaries();
    expect(kept).toEqual(counted);
    expect(kept).toContainEqual({ word: 'chef', scope: 'TT', creators: 1 });
    expect(kept).not.toContainEqual(expect.objectContaining({ word: 'bun' }));
  });
});

describe('figures', () => {
  it('are due after changes, and computed from all stored data', async () => {
    await write(creator('lan', { followers: 1000, posts: posts(2) }), creator('minh'));
    expect(await database.db.selectFrom('figures_due').selectAll().execute()).toEqual([]);
    expect(await allCreators()).toMatchObject([
      { analysis: 'unanalysable', average_plays: null },
      { analysis: 'unanalysable' },
    ]);
    await write({
      type: 'post',
      platform: 'tiktok',
      creator: { handle: 'lan' },
      observedAt,
      platformPostId: '9',
      publishedAt: observedAt,
      plays: 6000,
      likes: 500,
    });
    expect(await database.db.selectFrom('figures_due').select('creator_id').execute()).toHaveLength(1);
    expect(await computeDueFigures(database.db, ctx, 100)).toBe(0);
    const [lan] = await allCreators();
    expect(lan).toMatchObject({
      analysis: 'analysed',
      average_plays: 3000,
      interaction_bp: 778,
      recent_plays: [2000, 1000, 6000],
    });
    const [stored] = await database.db.selectFrom('creator_figures').select('figures').execute();
    expect(stored?.figures).toMatchObject({
      average_plays: { value: 3000, sample: 3 },
      asOf: '2026-11-19T00:00:00.000Z',
    });
  });

  it('are compared by one at a time', async () => {
    await write(creator('lan', { region: 'VN', tags: ['food'] }));
    await Promise.all(Array.from({ length: 5 }, () => recomputePeers(database.db, ctx)));
    const facets = await database.db.selectFrom('creator_facets').select(['facet', 'value']).execute();
    expect(facets).toEqual(expect.arrayContaining([{ facet: 'region', value: 'VN' }]));
  });

  it('are taken by one worker only', async () => {
    await write(...Array.from({ length: 30 }, (_, i) => creator(`c${i}`)));
    await write(...Array.from({ length: 30 }, (_, i) => creator(`c${i}`, { followers: i })));
    const left = await Promise.all([
      computeDueFigures(database.db, ctx, 20),
      computeDueFigures(database.db, ctx, 20),
    ]);
    expect(Math.min(...left)).toBe(0);
  });

  it('rates creators among twenty or more peers, and corrects ratings after a new peer', async () => {
    const peers = Array.from({ length: 25 }, (_, i) =>
      creator(`peer${String(i).padStart(2, '0')}`, {
        followers: 20_000,
        posts: posts(3, { plays: 10_000, likes: 100 * (i + 1) }),
      }),
    );
    await write(...peers);
    expect((await allCreators()).every(row => row.level === null)).toBe(true);
    expect(await recomputePeers(database.db, ctx)).toBe(25);
    const rows = await allCreators();
    expect([rows[0], rows[12], rows[24]]).toMatchObject([
      { level: 1, price_fen: 21_000 },
      { percentile: 50, level: 3, price_fen: 30_000, price_low_fen: 22_500, price_high_fen: 37_500 },
      { percentile: 98, level: 5, price_fen: 45_000 },
    ]);
    expect(await database.db.selectFrom('figures_due').selectAll().execute()).toEqual([]);
    ctx.pass(1000);
    expect(await recomputePeers(database.db, ctx)).toBe(0);
    const bracket = await database.db.selectFrom('peer_brackets').selectAll().execute();
    expect(bracket).toMatchObject([
      { platform: 'tiktok', bracket: 1, creators: 25, median_average_plays: 10_000 },
    ]);
  });
});

describe('removing a source', () => {
  it('leaves no row of it, and everything of the others', async () => {
    await write(creator('real', { name: 'Shared words', bio: 'a@example.com', posts: posts(2) }));
    const { kept: before } = await dictionaries();
    const samples = ['s1', 's2'].map(handle =>
      creator(handle, {
        platformId: handle,
        name: 'Shared',
        bio: 'b@example.com',
        followers: 5,
        posts: posts(3),
      }),
    );
    await writeRecords(database.db, ctx, 'sample', samples);
    await writeRecords(database.db, ctx, 'sample', [
      creator('s1.new', { platformId: 's1', observedAt: '2026-11-20T00:00:00Z' }),
    ]);
    await writeRecords(database.db, ctx, 'sample', [
      creator('real', { followers: 3, observedAt: '2026-11-20T00:00:00Z' }),
    ]);
    expect(await removeSource(database.db, ctx, 'sample')).toBe(2);
    expect(await allCreators()).toMatchObject([{ handle: 'real', source: 'file', sample: false }]);
    const [real] = await allCreators();
    for (const table of [
      'creator_keys',
      'posts',
      'creator_snapshots',
      'contact_addresses',
      'creator_figures',
      'figures_due',
    ] as const) {
      const owners = await database.db.selectFrom(table).select('creator_id').distinct().execute();
      expect(
        owners.every(owner => owner.creator_id === real?.id),
        table,
      ).toBe(true);
    }
    const { kept, counted } = await dictionaries();
    expect(kept).toEqual(before);
    expect(kept).toEqual(counted);
    expect(await removeSource(database.db, ctx, 'sample')).toBe(0);
  });
});

describe('writers at the same time', () => {
  it('neither deadlock nor lose a word', async () => {
    const handles = Array.from({ length: 60 }, (_, i) => `c${i}`);
    const batch = (writer: number, round: number) =>
      handles
        .filter((_, i) => (i + writer + round) % 3 !== 0)
        .toSorted((a, b) => ((writer + round) % 2 ? a.localeCompare(b) : b.localeCompare(a)))
        .map(handle =>
          creator(handle, {
            ...(writer % 2 ? { platformId: `id-${handle}` } : {}),
            name: `writer ${writer} round ${round}`,
            bio: `cooks rice${(writer + round) % 4}`,
            followers: writer * 10 + round,
            observedAt: new Date(Date.UTC(2026, 10, 1 + round, writer)).toISOString(),
            posts: posts(2, { plays: writer + round }),
          }),
        );
    const work = async (writer: number) => {
      for (let round = 0; round < 6; round++)
        await writeRecords(database.db, ctx, 'file', batch(writer, round));
    };
    const figures = async () => {
      for (let i = 0; i < 12; i++) {
        await computeDueFigures(database.db, ctx, 50);
        await recomputePeers(database.db, ctx);
      }
    };
    await Promise.all([work(0), work(1), work(2), work(3), figures()]);
    expect(await allCreators()).toHaveLength(handles.length);
    const { kept, counted } = await dictionaries();
    expect(kept).toEqual(counted);
    const newest = await database.db
      .selectFrom('creators')
      .select('name')
      .where('handle', '=', 'c2')
      .executeTakeFirst();
    expect(newest?.name).toBe('writer 3 round 5');
  });

  it('of different creators with the same words do not deadlock', async () => {
    const words = Array.from({ length: 400 }, (_, i) => `word${i}`);
    const work = async (writer: number) => {
      const bio = (writer % 2 ? words : words.toReversed()).join(' ');
      for (let i = 0; i < 8; i++) await write(creator(`w${writer}.${i}`, { bio }));
    };
    await Promise.all([work(0), work(1), work(2), work(3)]);
    const { kept, counted } = await dictionaries();
    expect(kept).toEqual(counted);
    expect(kept).toContainEqual({ word: 'word7', scope: 'TB', creators: 32 });
  });

  it('leave no figures of creators that are being removed', async () => {
    for (let round = 0; round < 5; round++) {
      const samples = Array.from({ length: 200 }, (_, i) => creator(`s${i}`, { posts: posts(3) }));
      await writeRecords(database.db, ctx, 'sample', samples);
      const changed = samples.map(record => ({ ...record, followers: 5 }));
      await writeRecords(database.db, ctx, 'sample', changed);
      await Promise.all([computeDueFigures(database.db, ctx), removeSource(database.db, ctx, 'sample')]);
      for (const table of ['creators', 'creator_figures', 'figures_due'] as const) {
        expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
    }
  });
});
