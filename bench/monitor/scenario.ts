import { sql } from 'kysely';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { type Loaded, loadMonitors, postsOfProject } from './load.ts';
import { scheduleDay, spreadDue } from './schedule-day.ts';

const watched = 100_000;
const tenMinutes = 600_000;

/** The application's own role may not create tables. */
async function asOwner<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = makeDb(makePool({ url, poolSize: 1, onIdleError: () => undefined }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** VACUUM, as the database does by itself within a minute or two; the application's role may not. */
const tidied = (ownerUrl: string) =>
  asOwner(ownerUrl, owner =>
    sql`vacuum analyze watched_posts, metric_polls, post_watchers, monitor_posts`.execute(owner),
  );

/** The plain alternative, one row per point: bytes per point, and the time to read a project. */
async function timePlainTable(db: Db, { sample }: Loaded, times: number) {
  const rows = sample.map(({ key, point }) => ({ key, ...point }));
  await sql`
    create temporary table plain_points (
      key text collate "C", at timestamptz, plays bigint, likes bigint, comments bigint, shares bigint,
      primary key (key, at))`.execute(db);
  await sql`
    insert into plain_points
    select key, to_timestamp(at), plays, likes, comments, shares from json_to_recordset(${JSON.stringify(rows)}) as given (
      key text, at bigint, plays bigint, likes bigint, comments bigint, shares bigint)`.execute(db);
  const { rows: sizes } = await sql<{ bytes: number }>`
    select pg_total_relation_size('plain_points') as bytes`.execute(db);
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    await sql`select * from plain_points order by key, at`.execute(db);
    took.push(performance.now() - started);
  }
  return { bytesAPoint: round((sizes[0]?.bytes ?? 0) / rows.length), p95: round(quantile(took, 0.95)) };
}

async function timeCalls(ask: Served['ask'], ids: readonly number[]) {
  const calls: Record<string, (id: number) => string> = {
    'project page': id => `/kol/api/monitors/${id}`,
    'its posts, 20 of 500': id => `/kol/api/monitors/${id}/posts?size=20`,
    'its posts by gain, 100 of 500': id => `/kol/api/monitors/${id}/posts?size=100&sort=gained`,
  };
  const timed: { name: string; p50: number; p95: number }[] = [];
  for (const [name, pathOf] of Object.entries(calls)) {
    progress(name);
    for (const id of ids.slice(0, 5)) await ask(pathOf(id));
    const took: number[] = [];
    for (const id of ids) took.push(await ask(pathOf(id)));
    timed.push({ name, p50: round(quantile(took, 0.5)), p95: round(quantile(took, 0.95)) });
  }
  return timed;
}

/** Monitored posts with a history of 90 days: project pages, a day of scheduling, and the size of a point. */
export async function benchMonitor({ quick }: BenchOptions): Promise<Report> {
  const posts = quick ? 5000 : watched;
  const now = Math.floor(Date.now() / 1000);
  const measured = await whileServed(
    (_db, ownerUrl) => loadCreators(ownerUrl, posts / 10).then(() => undefined),
    async ({ db, ownerUrl, team, ask }) => {
      const loaded = await loadMonitors(db, team.teamId, posts, now);
      await tidied(ownerUrl);
      const { rows: sizes } = await sql<{ heap: number; all: number }>`
        select pg_relation_size('watched_posts') as heap, pg_total_relation_size('watched_posts') as all`.execute(
        db,
      );
      const ids = Array.from({ length: posts / postsOfProject }, (_, at) => at + 1);
      const calls = await timeCalls(ask, ids);
      const plain = await asOwner(ownerUrl, owner => timePlainTable(owner, loaded, 20));
      const from = new Date(now * 1000 - ((now * 1000) % tenMinutes));
      await spreadDue(db, from);
      await tidied(ownerUrl);
      const scheduled = await scheduleDay(db, from);
      const { sample: _, ...counts } = loaded;
      return { ...counts, tableBytes: sizes[0]?.all ?? 0, calls, plain, scheduled };
    },
  );
  const { calls, plain, scheduled, points, packedBytes, tableBytes } = measured;
  const bytesAPoint = round(packedBytes / points, 2);
  return {
    results: [{ ...measured, bytesAPoint, tableBytesAPoint: round(tableBytes / points) }],
    targets: [
      ...calls.map(({ name, p95 }) => atMost(`p95 ms, ${name}, ${posts} posts`, p95, 100)),
      atMost(`s to schedule a day, ${posts} posts`, scheduled.seconds, 10),
    ],
    table: [
      '| what | p50 ms | p95 ms |',
      '| --- | --- | --- |',
      `| points of one project from a table of a row each, read only (baseline) | | ${plain.p95} |`,
      ...calls.map(({ name, p50, p95 }) => `| ${name} | ${p50} | ${p95} |`),
      '',
      '| storage | bytes a point |',
      '| --- | --- |',
      `| a row a point (baseline) | ${plain.bytesAPoint} |`,
      `| packed | ${bytesAPoint} |`,
      `| the whole table with captions, indexes and free space | ${round(tableBytes / points)} |`,
      '',
      `${posts} posts, ${points} points, ${round(points / posts)} a post. A day of scheduling: ${scheduled.fetches} fetches in ${scheduled.batches} batches chosen and put down again in ${scheduled.seconds} s.`,
    ],
  };
}
