import pg from 'pg';

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Nobody may be connected to the source database. By files, because that takes half the time of doing it by the log
 * where nothing is written through.
 */
export async function copyDatabase(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`create database ${to} template ${from} owner starbridge_owner strategy file_copy`);
}
