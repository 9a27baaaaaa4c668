import { pino } from 'pino';
import { testPayments } from '../../test/harness/payments/test-payments.ts';
import { testSources } from '../../test/harness/sources/test-sources.ts';
import { makeApp } from '../../server/app.ts';
import { jobs } from '../../server/schedule.ts';
import { disguise } from '../../server/core/auth/password-cipher.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import { createTeam } from '../../server/identity/accounts/service.ts';
import { demoAccount } from '../../server/identity/accounts/demo-account.ts';
import { creatorsByIds } from '../../server/creators/search-engine/creator.queries.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { realContext } from '../../server/core/real-context.ts';
import { testLinks } from '../../test/harness/links/test-links.ts';
import { testMail } from '../../test/harness/mail/test-mail.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, quantile, round, type Report, type Target, type BenchOptions } from '../report.ts';
import { loadCreators } from './load.ts';
import { timedDb, timeSearch, type TimedDb, type Timing } from './measure.ts';
import { loadColumns } from '../columns/load-columns.ts';
import { drawSearches, type Search } from './searches.ts';
import { writeRate } from './write-rate.ts';

/** The settings of an operator with this many creators; durable, unlike in tests. */
const server = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '4GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
};

/** Milliseconds that 95 of 100 searches may take, over HTTP. */
const limitOf = (rows: number) => (rows <= 1_000_000 ? 40 : rows <= 5_000_000 ? 60 : 100);

async function signIn(address: string): Promise<string> {
  const env = readEnv({});
  const body = new URLSearchParams({
    grant_type: 'password',
    username: env.AUTH_USER_PREFIX + demoAccount.username,
    password: disguise(demoAccount.password, env.AUTH_PASSWORD_KEY),
  });
  const basic = Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64');
  const response = await fetch(`${address}/auth/oauth/token`, {
    method: 'POST',
    body,
    headers: { authorization: `Basic ${basic}` },
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** The baseline: twenty whole rows by key, as every page of results reads them at the end. */
async function timeRowsByKey(timed: TimedDb, rows: number, times: number): Promise<number[]> {
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const ids = Array.from({ length: 20 }, (_, k) => 1 + ((i * 7919 + k * 104_729) % rows));
    await creatorsByIds(timed.db, ids);
    const started = performance.now();
    await creatorsByIds(timed.db, ids);
    spent.push(performance.now() - started);
  }
  return spent;
}

/** A class of searches, answered by columns; some of them by the database, too. */
interface Measured {
  name: string;
  byColumns: Timing[];
  byDatabase: Timing[];
}

const isCounted = ({ total }: Timing) => total !== null;

function describe({ name, byColumns, byDatabase }: Measured) {
  const http = byColumns.map(timing => timing.http);
  const totals = byColumns.map(({ total }) => total ?? -1).toSorted((a, b) => a - b);
  const differing = byDatabase.filter(
    (timing, at) => isCounted(timing) && timing.total !== byColumns[at]?.total,
  );
  return {
    name,
    values: byColumns.length,
    p50: round(quantile(http, 0.5)),
    p95: round(quantile(http, 0.95)),
    statements: round(byColumns.reduce((sum, timing) => sum + timing.statements, 0) / byColumns.length),
    matches: [totals[0], quantile(totals, 0.5), totals.at(-1)],
    database: round(
      quantile(
        byDatabase.map(timing => timing.http),
        0.5,
      ),
    ),
    compared: byDatabase.filter(isCounted).length,
    differing: differing.length,
  };
}

/** So many searches of a class are asked of the database as well. */
const alsoAsked = 3;

async function measureClass(
  name: string,
  queries: readonly Search['query'][],
  time: (query: Search['query']) => Promise<Timing>,
): Promise<Measured> {
  const byColumns: Timing[] = [];
  for (const query of queries) byColumns.push(await time(query));
  const worst = byColumns.reduce((a, b) => (b.http > a.http ? b : a));
  progress(`${name}: worst ${round(worst.http)} ms for ${JSON.stringify(queries[byColumns.indexOf(worst)])}`);
  return { name, byColumns, byDatabase: [] };
}

export async function benchSearch({ rows, quick }: BenchOptions): Promise<Report> {
  const postgres = await startTestPostgres(server);
  const timed = timedDb(postgres.appUrl);
  await prepareDatabase(postgres.ownerUrl, timed.db, jobs);
  const sizes = await loadCreators(postgres.ownerUrl, rows);
  await createTeam(timed.db, realContext(), {
    teamName: 'Bench',
    nickname: 'Bench',
    isOperator: false,
    plan: 'team',
    ...demoAccount,
  });
  const env = { ...readEnv({}), PORT: 0 };
  const app = await makeApp({
    env,
    log: pino({ level: 'silent' }),
    db: timed.db,
    makeContext: realContext,
    areJobsHealthy: () => true,
    sms: { sendCode: () => Promise.resolve(), sendNotice: () => Promise.resolve() },
    mail: await testMail(timed.db),
    links: testLinks(),
    sources: testSources(),
    payments: testPayments(),
    listenUrl: postgres.appUrl,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await signIn(address);
  const time = (query: Search['query']) => timeSearch(address, token, query, timed);
  const byKey = await timeRowsByKey(timed, rows, 200);
  const classes = await drawSearches(timed.db, quick ? 5 : 25);
  const columns = await loadColumns(postgres.appUrl);
  const measured: Measured[] = [];
  for (const [name, queries] of classes) measured.push(await measureClass(name, queries, time));
  await columns.stop();
  for (const each of measured) {
    for (const query of classes.get(each.name)?.slice(0, alsoAsked) ?? [])
      each.byDatabase.push(await time(query));
  }
  const results = measured.map(describe);
  const writes = await writeRate(timed.db, quick ? 2000 : 10_000);
  await app.close();
  await timed.db.destroy();
  await postgres.stop();
  const limit = limitOf(rows);
  const differing = results.reduce((sum, each) => sum + each.differing, 0);
  const compared = results.reduce((sum, each) => sum + each.compared, 0);
  const targets: Target[] = [
    ...results.map(({ name, p95 }) => atMost(`p95 ms, ${name}, ${rows} rows`, p95, limit)),
    ...results.map(({ name, statements }) => atMost(`statements, ${name}`, statements, 8)),
    atMost('totals that the database counts differently', differing, 0),
  ];
  const baseline = {
    name: '20 rows by key',
    p50: round(quantile(byKey, 0.5), 2),
    p95: round(quantile(byKey, 0.95), 2),
  };
  return {
    results: [
      baseline,
      ...results,
      { name: 'columns', seconds: columns.seconds, mb: columns.mb, processMb: columns.processMb },
      { name: 'size', ...sizes },
      { name: 'writes', ...writes },
    ],
    targets,
    table: [
      '| search | p50 ms | p95 ms | statements | matches min / median / max | by the database, p50 | target |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...results.map(
        row =>
          `| ${row.name} | ${row.p50} | ${row.p95} | ${row.statements} | ${row.matches.join(' / ')} | ${row.database} | ${row.p95 <= limit ? 'met' : 'missed'} (${limit}) |`,
      ),
      `| baseline: 20 rows by key | ${baseline.p50} | ${baseline.p95} | 1 | | | |`,
      '',
      `Totals: ${differing} of ${compared} that the database counts as well differ. Columns: loaded in ${columns.seconds} s, ${columns.mb} MB; the process grew by ${columns.processMb} MB.`,
      '',
      `Table ${sizes.heapMb} MB, indexes ${sizes.indexMb} MB, dictionary ${sizes.dictionaryMb} MB (${sizes.terms} terms); loaded in ${sizes.loadSeconds} s, indexed in ${sizes.indexSeconds} s; writes into it: ${writes.created} new and ${writes.changed} changed creators a second.`,
    ],
  };
}
