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
import { drawSearches } from './searches.ts';
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

const slow = new Set(['a typo', 'relevance, words of a bio']);

function limitOf(name: string, rows: number): number {
  if (rows > 1_000_000) return 150;
  return slow.has(name) ? 100 : 50;
}

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

function describe(name: string, timings: Timing[]) {
  const http = timings.map(timing => timing.http);
  const sql = timings.map(timing => timing.sql);
  const totals = timings.map(timing => timing.total).toSorted((a, b) => a - b);
  return {
    name,
    values: timings.length,
    p50: round(quantile(http, 0.5)),
    p95: round(quantile(http, 0.95)),
    sqlP50: round(quantile(sql, 0.5)),
    sqlP95: round(quantile(sql, 0.95)),
    statements: round(timings.reduce((sum, timing) => sum + timing.statements, 0) / timings.length),
    matches: [totals[0], quantile(totals, 0.5), totals.at(-1)],
  };
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
  const byKey = await timeRowsByKey(timed, rows, 200);
  const results: ReturnType<typeof describe>[] = [];
  for (const [name, queries] of await drawSearches(timed.db, quick ? 5 : 25)) {
    const timings: Timing[] = [];
    for (const query of queries) timings.push(await timeSearch(address, token, query, timed));
    const worst = timings.reduce((a, b) => (b.http > a.http ? b : a));
    progress(
      `${name}: worst ${round(worst.http)} ms for ${JSON.stringify(queries[timings.indexOf(worst)])}, ${worst.total} matches`,
    );
    results.push(describe(name, timings));
  }
  const writes = await writeRate(timed.db, quick ? 2000 : 10_000);
  await app.close();
  await timed.db.destroy();
  await postgres.stop();
  const targets: Target[] = results.map(({ name, p95 }) =>
    atMost(`p95 ms, ${name}, ${rows} rows`, p95, limitOf(name, rows)),
  );
  if (rows <= 1_000_000) {
    targets.push(
      ...results
        .filter(({ name }) => !slow.has(name))
        .map(({ name, sqlP95 }) => atMost(`SQL p95 ms, ${name}, ${rows} rows`, sqlP95, 45)),
    );
  }
  const baseline = {
    name: '20 rows by key',
    p50: round(quantile(byKey, 0.5), 2),
    p95: round(quantile(byKey, 0.95), 2),
  };
  return {
    results: [baseline, ...results, { name: 'size', ...sizes }, { name: 'writes', ...writes }],
    targets,
    table: [
      '| search | p50 ms | p95 ms | SQL p50 | SQL p95 | statements | matches min / median / max | target |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...results.map(
        row =>
          `| ${row.name} | ${row.p50} | ${row.p95} | ${row.sqlP50} | ${row.sqlP95} | ${row.statements} | ${row.matches.join(' / ')} | ${row.p95 <= limitOf(row.name, rows) ? 'met' : 'missed'} (${limitOf(row.name, rows)}) |`,
      ),
      `| baseline: 20 rows by key | | | ${baseline.p50} | ${baseline.p95} | 1 | | |`,
      '',
      `Table ${sizes.heapMb} MB, indexes ${sizes.indexMb} MB, dictionary ${sizes.dictionaryMb} MB (${sizes.terms} terms); loaded in ${sizes.loadSeconds} s, indexed in ${sizes.indexSeconds} s; writes into it: ${writes.created} new and ${writes.changed} changed creators a second.`,
    ],
  };
}
