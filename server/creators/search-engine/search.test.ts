import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatorRow, Found } from '../../../contract/creators/search/creator-search.ts';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import { fold, textRuns } from '../../../contract/core/text-fold.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import {
  bothWays,
  makeAnsweringColumns,
  type AnsweringColumns,
} from '../../../test/harness/app/answering-columns.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { sampleCreators } from '../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import {
  computeDueFigures,
  recomputePeers,
} from '../../catalogue/creator-records/derived/compute-due-figures.ts';
import { searchCreators, loadCreator } from './service.ts';

const ctx = testContext();
let database: TestDatabase;
let all: CreatorRow[];
let columns: AnsweringColumns;

/** Asks the database and the columns, who must say the same. */
const search = (query: Record<string, string>): Promise<Found> =>
  bothWays(columns, () => searchCreators(database.db, ctx, searchQuerySchema.parse(query)));

/** Every result, page after page. */
async function everyPage(query: Record<string, string>): Promise<CreatorRow[]> {
  const rows: CreatorRow[] = [];
  for (let page = 1; ; page++) {
    const reply = await search({ ...query, page: String(page), size: '100' });
    rows.push(...reply.creators);
    if (reply.creators.length < 100) return rows;
  }
}

beforeAll(async () => {
  database = await freshDatabase();
  const creators = [...sampleCreators({ asOf: ctx.now(), count: 3000 })];
  for (let at = 0; at < creators.length; at += 1000) {
    await writeRecords(database.db, ctx, 'sample', creators.slice(at, at + 1000));
  }
  await computeDueFigures(database.db, ctx);
  await recomputePeers(database.db, ctx);
  columns = await makeAnsweringColumns(database.db);
  all = await everyPage({ platform: 'tiktok' });
});
afterAll(async () => {
  expect(columns.asked).toBeGreaterThan(100);
  await database.drop();
});

const bios = new Map<number, string>();
async function bioOf(row: CreatorRow): Promise<string> {
  const known = bios.get(row.id);
  if (known !== undefined) return known;
  const { bio } = await loadCreator(database.db, ctx, row.platform, row.id);
  bios.set(row.id, bio);
  return bio;
}

/** The keyword's meaning in the simplest form: each word occurs somewhere in the texts. */
async function answers(row: CreatorRow, keyword: string): Promise<boolean> {
  const texts = [row.name, ...row.tags, await bioOf(row)].map(fold);
  const handle = row.handle.toLowerCase();
  return textRuns(fold(keyword)).every(({ kind, text }) => {
    if (kind !== 'word') return texts.some(it => it.includes(text)) || fold(row.handle).includes(text);
    if ([...text].length < 3) {
      const parts = textRuns(fold(row.handle))
        .slice(1)
        .map(part => part.text)
        .filter(part => part.length < 3);
      return (
        handle.startsWith(text) ||
        [...texts, ...parts].some(it => textRuns(it).some(run => run.text.startsWith(text)))
      );
    }
    return handle.includes(text) || texts.some(it => textRuns(it).some(run => run.text.includes(text)));
  });
}

describe('keyword', () => {
  const keywords = [
    'food',
    'kitchen',
    'fee',
    'studio',
    'ẩm thực',
    'am thuc',
    '美食',
    '美',
    '家常菜',
    '美食 探店',
    'a',
    'to',
    'อาหาร',
    'ラーメン',
    '한국',
    'кухня',
    'travel budget',
    '🍜',
    'emma',
    '2',
  ];
  it.each(keywords)('%s finds exactly the matching creators', async keyword => {
    const wanted: number[] = [];
    for (const row of all) if (await answers(row, keyword)) wanted.push(row.id);
    const found = await everyPage({ keyword });
    const similar = found.filter(
      row => row.matches.length && row.matches.every(match => match.kind === 'similar'),
    );
    const ids = found.filter(row => !similar.includes(row)).map(row => row.id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
    const { total } = await search({ keyword });
    expect(total).toBe(found.length);
  });

  it('says why each row matched', async () => {
    for (const keyword of ['food', '美食', 'ẩm thực', 'emma']) {
      const { creators } = await search({ keyword });
      expect(creators.length).toBeGreaterThan(0);
      for (const row of creators) expect(row.matches, `${keyword}: ${row.handle}`).not.toEqual([]);
    }
  });

  it.each(['%_\\\'";', '....', '—', '\u0000', "' or 1=1 --", 'x'.repeat(500), '𝕏'.repeat(100)])(
    'answers %j without a fault',
    async keyword => {
      const reply = await search({ keyword });
      expect(reply.total).not.toBeNull();
      expect(reply.unsearchable).toBe(!textRuns(fold(keyword)).length);
    },
  );

  it('finds every creator first by the own handle', async () => {
    for (const row of all.slice(0, 300)) {
      const { creators } = await search({ keyword: row.handle });
      expect(creators[0]?.handle).toBe(row.handle);
    }
  });

  it('tolerates a typo and says so', async () => {
    const reply = await search({ keyword: 'kitchne' });
    expect(reply.similar).toEqual([{ asked: 'kitchne', found: expect.arrayContaining(['kitchen']) }]);
    expect(reply.creators.length).toBeGreaterThan(0);
    expect(reply.creators[0]?.matches[0]?.kind).toBe('similar');
  });

  it('puts exact handle, beginning of the handle, whole word, inside, tags and bio in this order', async () => {
    const make = (handle: string, name: string, tags: string[], bio: string, followers: number) => ({
      type: 'creator' as const,
      platform: 'youtube' as const,
      platformId: handle,
      handle,
      name,
      tags,
      bio,
      followers,
      observedAt: ctx.now().toISOString(),
    });
    await writeRecords(database.db, ctx, 'file', [
      make('inbio', 'Six', ['x'], 'loves quokka days', 9_000_000),
      make('intags', 'Five', ['quokka'], 'y', 8_000_000),
      make('inside', 'Myquokkas', ['x'], 'y', 7_000_000),
      make('whole', 'Big Quokka', ['x'], 'y', 6_000_000),
      make('quokkaland', 'Two', ['x'], 'y', 5_000_000),
      make('quokka', 'One', ['x'], 'y', 10),
    ]);
    const { creators } = await search({ platform: 'youtube', keyword: 'quokka' });
    expect(creators.map(row => row.handle)).toEqual([
      'quokka',
      'quokkaland',
      'whole',
      'inside',
      'intags',
      'inbio',
    ]);
  });

  it('keeps user_name and description to their fields', async () => {
    const byName = await everyPage({ user_name: 'studio' });
    expect(byName.length).toBeGreaterThan(0);
    for (const row of byName) expect(fold(`${row.name} ${row.handle}`)).toContain('studio');
    const byBio = await everyPage({ description: 'coffee' });
    expect(byBio.length).toBeGreaterThan(0);
    for (const row of byBio) expect(fold(await bioOf(row))).toContain('coffee');
  });
});

type Filter = [name: string, query: Record<string, string>, keeps: (row: CreatorRow) => boolean];
const filters: Filter[] = [
  ['region', { region: 'VN' }, row => row.region === 'VN'],
  ['regions', { region: 'VN,TH' }, row => row.region === 'VN' || row.region === 'TH'],
  ['language', { language: 'zh' }, row => row.language === 'zh'],
  ['tags', { tags: 'food' }, row => row.tags.includes('food')],
  ['category', { category: 'Food' }, row => row.category === 'Food'],
  [
    'followers',
    { followerCount_start: '10000', followerCount_end: '50000' },
    row => within(row.followers, 10_000, 50_000),
  ],
  ['plays', { avg_plays_start: '1000', avg_plays_end: '9000' }, row => within(row.averagePlays, 1000, 9000)],
  [
    'interaction rate',
    { avg_intrate_start: '5', avg_intrate_end: '9.5' },
    row => within(row.interactionBp, 500, 950),
  ],
  [
    'plays to followers',
    { follower_plays_start: '0.25' },
    row => within(row.playsToFollowersBp, 2500, Infinity),
  ],
  ['verified', { verified: '1' }, row => row.verified === true],
  ['not verified', { verified: '0' }, row => row.verified !== true],
  ['has e-mail', { has_email: '1' }, row => row.hasEmail],
  ['level', { level: '4,5' }, row => row.level === 4 || row.level === 5],
  [
    'newest post',
    { sendVideoDate: '7' },
    row => row.lastPostAt !== null && Date.parse(row.lastPostAt) >= ctx.now().getTime() - 7 * 86_400_000,
  ],
  [
    'since a day',
    { sendVideoDate: '2026-11-18' },
    row => row.lastPostAt !== null && row.lastPostAt >= '2026-11-18',
  ],
  ['nothing set', { region: '', tags: '', level: '' }, () => true],
];

function within(value: number | null, from: number, to: number): boolean {
  return value !== null && value >= from && value <= to;
}

describe('filters', () => {
  it.each(filters)('%s', async (_name, query, keeps) => {
    const wanted = all
      .filter(keeps)
      .map(row => row.id)
      .toSorted((a, b) => a - b);
    const found = await everyPage(query);
    expect(wanted.length).toBeGreaterThan(0);
    expect(found.map(row => row.id).toSorted((a, b) => a - b)).toEqual(wanted);
    expect((await search(query)).total).toBe(wanted.length);
  });
});

describe('order and pages', () => {
  const keys: Record<string, (row: CreatorRow) => number | null> = {
    followers: row => row.followers,
    avg_plays: row => row.averagePlays,
    avg_intrate: row => row.interactionBp,
    follower_plays: row => row.playsToFollowersBp,
    growth: row => row.growthBp,
    price: row =>
      row.priceLowFen === null || row.priceHighFen === null ? null : row.priceLowFen + row.priceHighFen,
    newest_post: row => (row.lastPostAt === null ? null : Date.parse(row.lastPostAt)),
  };

  it.each(Object.keys(keys))('by %s: falling, absent last, each creator once', async sort => {
    const rows = await everyPage({ sort });
    expect(new Set(rows.map(row => row.id)).size).toBe(all.length);
    const values = rows.map(row => keys[sort]?.(row) ?? null);
    const present = values.filter(value => value !== null);
    expect(values.slice(0, present.length)).toEqual(present);
    const slack = sort === 'price' ? 2 : 0;
    for (let i = 1; i < present.length; i++)
      expect(present[i - 1] ?? 0).toBeGreaterThanOrEqual((present[i] ?? 0) - slack);
  });

  it('of the platforms together are all creators', async () => {
    const totals = await Promise.all(
      ['tiktok', 'youtube', 'instagram'].map(async platform => (await search({ platform })).total ?? 0),
    );
    const rows = await database.db.selectFrom('creators').select('id').execute();
    expect(totals.every(total => total > 0)).toBe(true);
    expect(totals.reduce((sum, total) => sum + total)).toBe(rows.length);
  });

  it('is empty past the end and refused past the 10,000th', async () => {
    expect((await search({ page: '100', size: '100' })).creators).toEqual([]);
    await expect(search({ page: '101', size: '100' })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: [{ field: 'page' }],
    });
  });
});

it('a creator is found under its own platform only', async () => {
  const { id = 0 } = all[0] ?? {};
  expect(await loadCreator(database.db, ctx, 'tiktok', id)).toMatchObject({ id });
  await expect(loadCreator(database.db, ctx, 'youtube', id)).rejects.toMatchObject({ code: 'not_found' });
});
