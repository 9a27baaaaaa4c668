import pg from 'pg';

/** Kills a backend with -9, which makes PostgreSQL end all connections and recover as after a crash. */
export async function crashDatabase(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
  );
  await client.end();
  const pid = rows[0]?.pid;
  if (pid) process.kill(pid, 'SIGKILL');
}
