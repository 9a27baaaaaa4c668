import pg from 'pg';
import type { TestDatabase } from '../database/fresh-database.ts';

/** The payloads in a job's queue, oldest first. */
export async function queuedFor({ appUrl }: TestDatabase, name: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ data: unknown }>(
      `select data from pgboss.job where name = $1 and state = 'created' order by created_on`,
      [name],
    );
    return rows.map(({ data }) => data);
  } finally {
    await client.end();
  }
}
