import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreatorRecord, SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';
import { computeDueFigures } from './compute-due-figures.ts';

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const now = ctx.now().getTime();
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000 - (hours % 7)).toISOString();
/** A number that looks drawn, the same in every run. */
const drawn = (seed: number, below: number) => (Math.imul(seed + 1, 2_654_435_761) >>> 0) % below;

const captions = [
  'Green tea with @leaf, thanks to Acme for sponsoring this #ad',
  '抹茶拿铁 "配方" \\ 分享 #美食 #抹茶',
  'line one\nline two\t{a,b} NULL',
  'ชาเขียวกับเพื่อน 🍵 #ชา',
  '',
  "don't miss green tea & matcha tea #tea #matcha",
];

const post = (creator: number, at: number, hours: number): SourcePost => {
  const seed = creator * 1009 + at;
  const count = (salt: number, max: number) =>
    drawn(seed + salt, 9) ? drawn(seed * 31 + salt, max) : undefined;
  return {
    platformPostId: `p${at}"\\`,
    publishedAt: hoursAgo(hours),
    caption: captions[drawn(seed, captions.length)],
    mentions: drawn(seed, 3) ? ['leaf', '@Lan.k', 'a,"b"'] : undefined,
    plays: count(1, 90_000),
    likes: count(2, 4000),
    comments: count(3, 300),
    shares: count(4, 90),
    platformSponsored: drawn(seed, 11) === 0,
  };
};

/** Creators with few and many posts, old ones, several of one moment, and histories of followers with gaps. */
function creatorAt(creator: number): CreatorRecord {
  const posts = [0, 1, 2, 5, 12, 29, 30, 31, 45, 130][creator % 10] ?? 0;
  const pace = [3, 24, 24, 90, 400][creator % 5] ?? 24;
  const every = creator % 4 === 0 ? 3 : 1;
  return {
    type: 'creator',
    platform: 'tiktok',
    handle: creator % 7 ? `lan.k${creator}` : `lan"\\${creator}`,
    name: 'Lan',
    bio: 'tea',
    followers: creator % 9 ? 1000 + drawn(creator, 2_000_000) : undefined,
    observedAt: hoursAgo(creator % 3),
    posts: Array.from({ length: posts }, (_, at) => post(creator, at, Math.floor(at / every) * pace)),
    snapshots: Array.from({ length: creator % 13 }, (_, at) => ({
      day: hoursAgo((at + 1) * (creator % 17) * 24).slice(0, 10),
      followers: at % 5 ? 900 + drawn(creator + at, 2_000_000) : undefined,
    })),
  };
}

async function state() {
  const { rows } = await sql`
    select to_jsonb(c) - 'figures_at' as creator, figures, traits
    from creators c left join creator_figures f on f.creator_id = c.id left join creator_traits t on t.creator_id = c.id
    order by c.id`.execute(database.db);
  return rows;
}

const markAll = () =>
  sql`insert into figures_due (creator_id, since) select id, ${ctx.now()} from creators`.execute(database.db);
const creators = 240;

it('finds from what is stored the same as from the records themselves', async () => {
  const { db } = database;
  await writeRecords(
    db,
    ctx,
    'file',
    Array.from({ length: creators }, (_, at) => creatorAt(at)),
  );
  const first = await state();
  expect(first.filter(row => (row as { figures: unknown }).figures !== null).length).toBeGreaterThan(
    creators / 2,
  );
  await sql`update creators set average_plays = -1, brands = '{x}', recent_plays = '{}', last_post_at = null`.execute(
    db,
  );
  await sql`update creator_figures set figures = '{}'`.execute(db);
  await sql`update creator_traits set traits = '{x}' where creator_id % 2 = 0`.execute(db);
  await sql`delete from creator_traits where creator_id % 2 = 1`.execute(db);
  await markAll();
  expect(await computeDueFigures(db, ctx)).toBe(0);
  expect(await state()).toEqual(first);
});

it('computes each that is due once, and no more than asked for', async () => {
  const { db } = database;
  const many = 2300;
  await writeRecords(
    db,
    ctx,
    'file',
    Array.from({ length: many }, (_, at) => ({ type: 'creator', platform: 'youtube', handle: `many${at}` })),
  );
  await markAll();
  const due = many + creators;
  ctx.pass(1000);
  expect(await computeDueFigures(db, ctx, 2100)).toBe(due - 2100);
  const computed = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from creators where figures_at = ${ctx.now()}`.execute(db);
    return rows[0]?.count;
  };
  expect(await computed()).toBe(2100);
  expect(await computeDueFigures(db, ctx)).toBe(0);
  expect(await computed()).toBe(due);
  const mark = await sql`select from figures_due`.execute(db);
  expect(mark.rows.length).toBe(0);
});

it('lets those go on that another holds, and says that they are due', async () => {
  const { db } = database;
  await markAll();
  const other = await db.startTransaction().execute();
  await sql`delete from figures_due where creator_id in (select creator_id from figures_due order by creator_id limit 5)`.execute(
    other,
  );
  expect(await computeDueFigures(db, ctx)).toBe(5);
  await other.rollback().execute();
  expect(await computeDueFigures(db, ctx)).toBe(0);
});
