import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/core/db/database.ts';
import { makeDueEdition } from '../../server/market/rankings/editions/make-in-own-process.ts';
import { realContext } from '../../server/core/real-context.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { endAfter, refuseSmallDisk } from './bounds.ts';
import { loadPublished } from './load-published.ts';
import { ownMb, privateMb } from './memory.ts';

const secondsSince = (started: number) => round((performance.now() - started) / 1000, 2);

/** An edition that takes longer has failed. */
const givenUpMs = 20 * 60_000;

/** The time of users between two pages. */
const thinkMs = 50;

type Queries = Record<'search' | 'ranking' | 'tag', string[]>;
type Times = Record<keyof Queries, number[]>;

/** Reads one page after another until `isOver` says so. */
async function read(ask: Served['ask'], pages: Queries, isOver: (rounds: number) => boolean): Promise<Times> {
  const times: Times = { search: [], ranking: [], tag: [] };
  for (let round = 0; !isOver(round); round++) {
    for (const kind of ['search', 'ranking', 'tag'] as const) {
      const path = pages[kind][round % pages[kind].length];
      if (path) times[kind].push(await ask(path));
      await sleep(thinkMs);
    }
  }
  return times;
}

const p95 = (values: readonly number[]) => round(quantile(values, 0.95));

/**
 * Runs the product's job. Returns its steps with seconds, and the maximum memory of the database's processes and of its
 * own.
 */
async function rebuild({ db, appUrl }: Served) {
  const steps: Record<string, number> = {};
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  let [databaseMb, nodeMb, turns] = [0, 0, 0];
  const watch = setInterval(() => {
    databaseMb = Math.max(databaseMb, privateMb(rows[0]?.pid ?? 0));
    nodeMb = Math.max(nodeMb, ownMb('edition-process.ts'));
  }, 1000);
  const started = performance.now();
  await sql`update ranking_editions set made_at = made_at - interval '1 day'`.execute(db);
  const signal = AbortSignal.timeout(givenUpMs);
  await makeDueEdition(db, realContext(), { url: appUrl, signal }, ({ step, tookMs }) => {
    steps[step] = round((steps[step] ?? 0) + tookMs / 1000, 2);
    if (++turns % 500 === 0) progress(`${secondsSince(started)} s: ${JSON.stringify(steps)}`);
  });
  clearInterval(watch);
  return { seconds: secondsSince(started), steps, databaseMb, nodeMb };
}

/** The ranking of videos over 30 days for each region and category, in one plain statement. */
async function plainRanking(db: Db): Promise<number> {
  const started = performance.now();
  await sql`
    select count(*) from (
      select row_number() over (partition by c.platform, c.region, c.category order by p.plays desc) as place
      from posts p join creators c on c.id = p.creator_id
      where p.published_at > now() - interval '30 days' and p.plays is not null) as ranked
    where place <= 100`.execute(db);
  return secondsSince(started);
}

async function timeStatement(db: Db, statement: string): Promise<number> {
  const started = performance.now();
  await sql.raw(statement).execute(db);
  return secondsSince(started);
}

/** Adds twenty-nine copies of the first edition, for the days before it. */
async function addHistory(db: Db): Promise<void> {
  for (let back = 29; back > 0; back--) {
    await sql`
      with first as (select * from ranking_editions order by id limit 1), added as (
        insert into ranking_editions (id, day, as_of, held_back, made_at, took_ms)
        overriding system value
        select -${back}::bigint, day - ${back}::int, as_of, held_back, made_at, took_ms from first returning id)
      insert into rankings select added.id, kind, platform, days, region, category, considered, held_back, places, details
      from rankings r, added where r.edition_id = (select id from first)`.execute(db);
  }
}

async function pagesOf(db: Db): Promise<Queries> {
  const { rows } = await sql<{
    kind: string;
    platform: string;
    days: number;
    region: string;
    category: string;
  }>`
    select kind, platform, days, region, category from rankings
    where edition_id > 0 order by hashtext(kind || platform || days || region || category) limit 300`.execute(
    db,
  );
  const { rows: tags } = await sql<{ platform: string; tag: string }>`
    select platform, tag from ranking_tags order by hashtext(tag || platform) limit 300`.execute(db);
  const words = [
    'music',
    'food',
    'travel',
    'makeup',
    'game',
    'family',
    'studio',
    'review',
    'daily',
    'coffee',
  ];
  return {
    search: words.flatMap(word =>
      ['tiktok', 'youtube', 'instagram'].map(
        platform => `/kol/api/creators?platform=${platform}&keyword=${word}`,
      ),
    ),
    ranking: rows.map(({ kind, days, ...narrow }) => {
      const asked = Object.entries({ ...narrow, window: String(days) }).filter(([, value]) => value !== '');
      return `/kol/api/rankings/${kind}s?${new URLSearchParams(asked).toString()}`;
    }),
    tag: tags.map(({ platform, tag }) => `/kol/api/rankings/tags/${platform}/${encodeURIComponent(tag)}`),
  };
}

async function sizesMb(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; mb: number }>`
    select relname as name, round(pg_total_relation_size(oid) / 1e6)::int as mb from pg_class
    where relname in ('posts', 'rankings', 'ranking_tags', 'creator_snapshots') and relkind = 'r'`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, mb }) => [name, mb]));
}

/** Rebuilds all rankings, alone and while users search and open rankings. */
export async function benchRankings({ posts: wanted, quick }: BenchOptions): Promise<Report> {
  refuseSmallDisk(wanted);
  endAfter(90);
  let [posts, seedSeconds] = [0, 0];
  const creators = Math.round(wanted / 20);
  const measured = await whileServed(
    async (_db, ownerUrl) => {
      const started = performance.now();
      await loadCreators(ownerUrl, creators);
      posts = await loadPublished(ownerUrl, realContext().now());
      seedSeconds = secondsSince(started);
      progress(`${posts} posts of ${creators} creators after ${seedSeconds} s`);
    },
    async served => {
      const { db, ask } = served;
      progress('baselines');
      const scanSeconds = await timeStatement(db, 'select count(*) from posts where plays > 0');
      const plainSeconds = await plainRanking(db);
      progress('rebuilding alone');
      const alone = await rebuild(served);
      const editionMb = await sizesMb(db);
      await addHistory(db);
      const historyMb = await sizesMb(db);
      const pages = await pagesOf(db);
      progress('reading alone');
      const samples = quick ? 60 : 300;
      await read(ask, pages, rounds => rounds >= 20);
      const calm = await read(ask, pages, rounds => rounds >= samples);
      progress('rebuilding while it is read');
      let isOver = false;
      const [busy, disturbed] = await Promise.all([
        rebuild(served).finally(() => (isOver = true)),
        read(ask, pages, () => isOver),
      ]);
      const { rows } = await sql<{ rankings: number; places: number; tags: number; temporary: number }>`
        select count(*)::int as rankings, sum(json_array_length(places))::int as places,
          (select count(*)::int from ranking_tags where edition_id = max(r.edition_id)) as tags,
          (select round(temp_bytes / 1e6)::int from pg_stat_database where datname = current_database()) as temporary
        from rankings r where edition_id = (select max(id) from ranking_editions)`.execute(db);
      const pageTimes = (times: Times) => ({
        search: p95(times.search),
        ranking: p95(times.ranking),
        tag: p95(times.tag),
        rounds: times.search.length,
      });
      return {
        scanSeconds,
        plainSeconds,
        alone,
        busy,
        p95Calm: pageTimes(calm),
        p95Disturbed: pageTimes(disturbed),
        searchRatio: round(p95(disturbed.search) / p95(calm.search), 2),
        rankingRatio: round(p95(disturbed.ranking) / p95(calm.ranking), 2),
        edition: rows[0],
        editionMb,
        historyMb,
      };
    },
  );
  const { alone, busy, p95Calm, p95Disturbed, scanSeconds, plainSeconds, searchRatio, rankingRatio } =
    measured;
  const steps = Object.entries(alone.steps).map(([step, seconds]) => `${step} ${seconds}`);
  return {
    results: [{ posts, creators, seedSeconds, ...measured }],
    targets: [
      atMost(`s to make all rankings again, ${posts} posts`, alone.seconds, 300),
      atMost(`s to make them while they are read`, busy.seconds, 300),
      atMost('p95 ms, a page of a ranking', p95Calm.ranking, 50),
      atMost('p95 ms, the page of a tag', p95Calm.tag, 50),
      atMost('p95 ms, a page of a ranking while they are made', p95Disturbed.ranking, 50),
    ],
    table: [
      '| what | seconds | beside |',
      '| --- | --- | --- |',
      `| every post read once, nothing kept (baseline) | ${scanSeconds} | |`,
      `| one ranking of 1 kind and window in one plain statement (baseline) | ${plainSeconds} | |`,
      `| all rankings of ${posts} posts and ${creators} creators | ${alone.seconds} | ${steps.join(', ')}; at most ${alone.databaseMb} MB in the database, ${alone.nodeMb} MB in Node |`,
      `| the same while it is read | ${busy.seconds} | at most ${busy.databaseMb} and ${busy.nodeMb} MB |`,
      '',
      '| page | p95 ms | while rankings are made | ratio |',
      '| --- | --- | --- | --- |',
      `| search | ${p95Calm.search} | ${p95Disturbed.search} | ${searchRatio} |`,
      `| ranking | ${p95Calm.ranking} | ${p95Disturbed.ranking} | ${rankingRatio} |`,
      `| tag | ${p95Calm.tag} | ${p95Disturbed.tag} | ${round(p95Disturbed.tag / p95Calm.tag, 2)} |`,
    ],
  };
}
