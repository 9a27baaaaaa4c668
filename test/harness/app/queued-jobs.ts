import pg from 'pg';
import type { TestDatabase } from '../database/fresh-database.ts';

/** What waits in the queue of a job, oldest first: the payloads. */
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
