import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { round } from '../report.ts';

/**
 * Rows a second of a bare COPY of stored records, in batches of the same size, into a table with the same columns and
 * indexes: the minimum cost of storing them, without counters.
 */
export async function copyRate(url: string, rows: number, batch: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create table copied (like visits including indexes including generated)');
    const columns =
      'team_id, id, link_id, at, day, visitor, is_by_cookie, is_new, bot_reason, region, system, system_version, browser, browser_version, device, app, referrer, is_by_qr, recipient_id, creator_id, ip';
    const { rows: stored } = await client.query<{ line: string }>(
      `select concat_ws(e'\\t', team_id, id, link_id, at, day, visitor, is_by_cookie, is_new, bot_reason, region, system,
         system_version, browser, browser_version, device, app, referrer, is_by_qr, '\\N', '\\N', ip) as line
       from visits order by id limit ${rows}`,
    );
    const started = performance.now();
    for (let at = 0; at < stored.length; at += batch) {
      const stream = client.query(copyFrom(`copy copied (${columns}) from stdin`));
      const text = stored
        .slice(at, at + batch)
        .map(({ line }) => `${line}\n`)
        .join('');
      stream.end(text);
      await once(stream, 'finish');
    }
    const seconds = (performance.now() - started) / 1000;
    await client.query('drop table copied');
    return round(stored.length / seconds, 0);
  } finally {
    await client.end();
  }
}
