import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { round } from './report.ts';

/** Seconds of a bare COPY of this many rows with four columns and a key: the minimum cost of storing them. */
export async function copyRows(url: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop table if exists copied');
    await client.query(
      'create table copied (team_id bigint, list_id bigint, creator_id bigint, at timestamptz, primary key (team_id, list_id, creator_id))',
    );
    const lines = Array.from({ length: count }, (_, at) => `1\t1\t${at}\t2026-11-20\n`);
    const started = performance.now();
    await pipeline(Readable.from(lines), client.query(copyFrom('copy copied from stdin')));
    const seconds = round((performance.now() - started) / 1000, 3);
    await client.query('drop table copied');
    return seconds;
  } finally {
    await client.end();
  }
}
