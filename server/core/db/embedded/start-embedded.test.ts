import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestFolder } from '../../../../test/harness/database/test-postgres.ts';
import { processesIn } from './running-processes.ts';
import { startEmbeddedPostgres } from './start-embedded.ts';

const root = makeTestFolder();
const dataDir = join(root, 'data');
const clusterDir = join(dataDir, 'postgres');
const notices: string[] = [];
const log = {
  info: (text: string) => void notices.push(text),
  error: (text: string) => void notices.push(text),
};
const start = () => startEmbeddedPostgres({ dataDir, log });

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a Node process that starts the database, commits the number and waits; it logs to this test's output. */
async function startElsewhere(n: number) {
  const script = `
    import { Client } from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start-embedded.ts', import.meta.url).href)};
    const log = { info() {}, error: console.error };
    const db = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log });
    const client = new Client({ connectionString: db.appUrl });
    client.on('error', () => {});
    await client.connect();
    await client.query('INSERT INTO kept VALUES (${n})');
    console.log('committed');
    setInterval(() => {}, 1000);`;
  const node = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
  let errors = '';
  node.stderr.on('data', chunk => (errors += String(chunk)));
  await Promise.race([once(node.stdout, 'data'), once(node, 'exit')]);
  expect(errors).toBe('');
  expect(node.exitCode).toBe(null);
  return {
    kill: async () => {
      node.kill('SIGKILL');
      await once(node, 'exit');
    },
  };
}

const postmasterPid = () => Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function keptNumbers(): Promise<unknown[]> {
  const db = await start();
  const rows = await query(db.appUrl, 'SELECT n FROM kept ORDER BY n');
  await db.stop();
  return rows.map(row => row['n']);
}

beforeAll(async () => {
  mkdirSync(join(dataDir, 'postgres.new-1'), { recursive: true });
  const db = await start();
  await query(db.ownerUrl, 'CREATE TABLE kept (n int); GRANT SELECT, INSERT ON kept TO starbridge_app');
  await query(db.appUrl, 'INSERT INTO kept VALUES (1)');
  await db.stop();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the rest of an unfinished cluster after a kill is deleted', () => {
  expect(existsSync(join(dataDir, 'postgres.new-1'))).toBe(false);
});

test('the secrets are readable by their owner only', () => {
  const modes = ['', 'postgres-superuser', 'postgres-owner', 'postgres-app'].map(
    name => statSync(join(dataDir, 'secrets', name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

test('the application may not pass row-level security nor make tables; the owner may, and add trigrams', async () => {
  const db = await start();
  try {
    const rights = `SELECT rolname, rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb AS mighty
      FROM pg_roles WHERE rolname LIKE 'starbridge%' ORDER BY 1`;
    expect(await query(db.appUrl, rights)).toEqual([
      { rolname: 'starbridge_app', mighty: false },
      { rolname: 'starbridge_owner', mighty: false },
    ]);
    await expect(query(db.appUrl, 'CREATE TABLE mine (n int)')).rejects.toThrow('permission denied');
    await query(db.ownerUrl, 'CREATE EXTENSION pg_trgm');
    const locale = `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
      current_setting('data_checksums') AS checksums FROM pg_database WHERE datname = current_database()`;
    expect(await query(db.ownerUrl, locale)).toEqual([
      { encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', checksums: 'on' },
    ]);
  } finally {
    await db.stop();
  }
});

test('after stop no process is left, and the next start finds everything', async () => {
  const db = await start();
  await db.stop();
  expect(existsSync(join(clusterDir, 'postmaster.pid'))).toBe(false);
  expect(processesIn(clusterDir) ?? []).toEqual([]);
  expect(await keptNumbers()).toEqual([1]);
});

test('kill -9 of Node: the orphan is stopped, no committed data is lost', async () => {
  const other = await startElsewhere(2);
  const orphan = postmasterPid();
  await other.kill();
  expect(process.kill(orphan, 0)).toBe(true);
  notices.length = 0;
  expect(await keptNumbers()).toEqual([1, 2]);
  expect(notices.join()).toContain('Stopped the PostgreSQL that an earlier, killed start left behind');
});

test('kill -9 of Node and of PostgreSQL: the next start recovers', async () => {
  const other = await startElsewhere(3);
  process.kill(postmasterPid(), 'SIGKILL');
  await other.kill();
  expect(await keptNumbers()).toEqual([1, 2, 3]);
});

test('kill -9 of PostgreSQL alone is reported, and the next start recovers', async () => {
  const db = await start();
  process.kill(postmasterPid(), 'SIGKILL');
  expect(await db.died).toBe('PostgreSQL ended by itself (SIGKILL)');
  await db.stop();
  expect(await keptNumbers()).toEqual([1, 2, 3]);
});

test('lost secrets are replaced', async () => {
  rmSync(join(dataDir, 'secrets'), { recursive: true });
  expect(await keptNumbers()).toEqual([1, 2, 3]);
});
