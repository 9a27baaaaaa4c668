import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CatalogueRecord } from '../../contract/core/sources/source-records.ts';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { writeRecords } from '../../server/catalogue/creator-records/service.ts';
import {
  computeDueFigures,
  recomputePeers,
} from '../../server/catalogue/creator-records/derived/compute-due-figures.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { realContext } from '../../server/core/real-context.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, round, type BenchOptions, type Report } from '../report.ts';
import { firstSeen, laterSeen } from './new-posts.ts';

const newPosts = 10;
const batch = 1000;
const asOf = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-11-20T00:00:00Z');

const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '2GB',
  max_wal_size: '8GB',
};

/** Seconds to write the records; making them up is not counted. */
async function write(db: Db, records: Iterable<CatalogueRecord>, what: string): Promise<number> {
  let seconds = 0;
  let taken: CatalogueRecord[] = [];
  let done = 0;
  const flush = async () => {
    seconds += await timed(() => writeRecords(db, realContext(), 'file', taken));
    done += taken.length;
    taken = [];
    if (done % 20_000 === 0) progress(`${what}: ${done}`);
  };
  for (const record of records) {
    taken.push(record);
    if (taken.length === batch) await flush();
  }
  if (taken.length) await flush();
  return seconds;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Seconds to COPY the rows of the new posts into a table of their own, with the same key. */
async function copyAlone(url: string): Promise<{ seconds: number; posts: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>({
      text: `select concat_ws(E'\\t', creator_id, platform_post_id, replace(caption, E'\\n', ' '), plays, likes) as line
        from posts where platform_post_id like '%-new-%'`,
    });
    await client.query(
      'create table copied (creator_id bigint, platform_post_id text, caption text, plays bigint, likes bigint, primary key (creator_id, platform_post_id))',
    );
    const started = performance.now();
    const target = client.query(copyFrom(`copy copied from stdin with (null '')`));
    await pipeline(
      Readable.from(rows.filter(({ line }) => line.split('\t').length === 5).map(({ line }) => `${line}\n`)),
      target,
    );
    return { seconds: (performance.now() - started) / 1000, posts: rows.length };
  } finally {
    await client.end();
  }
}

/** From new posts to figures, traits, percentiles and levels of all their creators. */
export async function benchAnalyse({ quick }: BenchOptions): Promise<Report> {
  const creators = quick ? 5000 : 100_000;
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    await write(db, firstSeen(creators, asOf), 'creators');
    await recomputePeers(db, realContext());
    const writing = await write(db, laterSeen(creators, asOf, later, newPosts), 'with new posts');
    const figures = await timed(() => computeDueFigures(db, realContext()));
    const peers = await timed(() => recomputePeers(db, realContext()));
    const { seconds: copying, posts } = await copyAlone(postgres.ownerUrl);
    const seconds = round(writing + figures + peers);
    const row = (name: string, value: number) =>
      `| ${name} | ${round(value)} | ${Math.round(creators / value)} |`;
    return {
      results: [
        { creators, posts, writing: round(writing), figures: round(figures), peers: round(peers), copying },
      ],
      targets: [atMost(`seconds, ${creators} creators with ${newPosts} new posts each`, seconds, 600)],
      table: [
        '| step | seconds | creators a second |',
        '| --- | --- | --- |',
        row(`bare COPY of the ${posts} posts (baseline)`, copying),
        row('writing posts, merged with what is known', writing),
        row('figures, brands and traits again', figures),
        row('peers: curves, levels, prices, counts of filters and traits', peers),
        row('together', seconds),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
