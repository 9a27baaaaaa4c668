import fs from 'node:fs';
import { sql } from 'kysely';
import { testPayments } from '../../test/harness/payments/test-payments.ts';
import { testSources } from '../../test/harness/sources/test-sources.ts';
import { pino } from 'pino';
import { makeApp } from '../../server/app.ts';
import { jobs } from '../../server/schedule.ts';
import { readAgent } from '../../server/outside/agents/read-agent.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { remember } from '../../server/links/visits/drain/remember-answers.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import { signIn } from '../../server/identity/sign-in/service.ts';
import { startDrain } from '../../server/links/visits/drain/visit-drain.ts';
import { endJournalFolder, makeJournalFolder } from '../../server/links/visit-journal/journal-folder.ts';
import { segmentFile } from '../../server/links/visit-journal/journal-segments.ts';
import { visitLine } from '../../server/links/visit-journal/visit-line.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { openRegions } from '../../server/outside/regions/ip-regions.ts';
import { realContext } from '../../server/core/real-context.ts';
import { dice } from '../../test/chaos/dice.ts';
import { testLinks } from '../../test/harness/links/test-links.ts';
import { testMail } from '../../test/harness/mail/test-mail.ts';
import { makeTestFolder, startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { addLinks } from '../../test/fixtures/links/some-links.ts';
import { makeTeam } from '../../test/fixtures/two-teams/two-teams.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { askRanges, askVisits, type Asking } from './asking.ts';
import { copyRate } from './copying.ts';
import { makeVisits, type VisitPlan } from './made-visits.ts';

const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
};
/** About as many as are stored in one transaction where so many wait. */
const batch = 40_000;
/** Some hundred megabytes wait in the journal at once. */
const batchesWaiting = 12;

/** Stores visits as they wait in a journal, by the product's own drain. @returns visits a second */
async function storeAll(db: Db, plan: VisitPlan): Promise<number> {
  const regions = await openRegions();
  const readers = {
    readAgent: remember(readAgent, 5000),
    regionOf: remember((ip: string) => regions.find(ip), 20_000),
    key: 'bench',
  };
  const folder = makeTestFolder();
  const batches = makeVisits(plan, batch);
  const times = { idleMs: 10, afterFailureMs: 1000, adoptEveryMs: 60_000, adoptAfterFailureMs: 60_000 };
  const log = pino({ level: 'silent' });
  let [stored, spent] = [0, 0];
  try {
    while (stored < plan.visits) {
      const own = makeJournalFolder(folder);
      let written = 0;
      for (let n = 0; n < batchesWaiting; n++) {
        const visits = batches.next().value ?? [];
        const text = visits.map(visitLine).join('');
        fs.writeFileSync(segmentFile(own.folder, written), text, 'latin1');
        written += text.length;
        stored += visits.length;
      }
      const started = performance.now();
      const drain = startDrain({ db, makeContext: realContext, parent: folder, own, readers, times, log });
      if (!(await drain.finish())) throw new Error('visits were not stored');
      spent += performance.now() - started;
      endJournalFolder(own);
      progress(`${stored} visits, ${Math.round((stored * 1000) / spent)} a second`);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return Math.round((stored * 1000) / spent);
}

/** The reference: all visitors counted again. */
async function distinctVisitors(
  db: Db,
  linkId: number,
  from: string,
  to: string,
): Promise<{ uv: number; ms: number }> {
  const started = performance.now();
  const { rows } = await sql<{ uv: number }>`
    select count(distinct visitor)::int as uv from visits
    where link_id = ${linkId} and not is_bot and day between ${from}::date and ${to}::date`.execute(db);
  return { uv: rows[0]?.uv ?? 0, ms: round(performance.now() - started) };
}

/** Ten million visits of 1,000 links are stored, then queried. */
export async function benchVisits({ quick }: BenchOptions): Promise<Report> {
  const visits = quick ? 240_000 : 10_000_000;
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 10, onIdleError: () => undefined }));
  const all = makeDb(makePool({ url: postgres.superuserUrl, poolSize: 1, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const owner = await makeTeam(db, realContext(), 'bench', { plan: 'team' });
    const links = await addLinks(db, owner.teamId, 1000);
    const until = realContext().now().getTime() - 86_400_000;
    const plan = { teamId: owner.teamId, linkIds: links, visits, days: 90, until };
    const rate = await storeAll(db, plan);
    await sql`vacuum analyze`.execute(all);
    const bare = await copyRate(postgres.superuserUrl, Math.min(visits, 500_000), batch);
    const asking = await open(db, postgres.appUrl, owner, {
      hot: links[0] ?? 0,
      links: links.slice(1),
      plan,
    });
    const asked = await askVisits(asking, 3).then(() => askVisits(asking, quick ? 10 : 50));
    const random = dice(30);
    const ranges = await askRanges(
      asking,
      Array.from({ length: quick ? 3 : 20 }, () => Math.floor(random() * 60)),
    );
    const counted = [];
    for (const { from, to } of ranges) counted.push(await distinctVisitors(all, asking.hot, from, to));
    await asking.close();
    return report({ visits, rate, bare, asked, ranges, counted });
  } finally {
    await all.destroy();
    await db.destroy();
    await postgres.stop();
  }
}

async function open(
  db: Db,
  listenUrl: string,
  owner: { username: string; password: string },
  { hot, links, plan }: { hot: number; links: readonly number[]; plan: VisitPlan },
): Promise<Asking & { close(): Promise<void> }> {
  const app = await makeApp({
    env: { ...readEnv({}), PORT: 0 },
    log: pino({ level: 'silent' }),
    db,
    makeContext: realContext,
    areJobsHealthy: () => true,
    sms: { sendCode: () => Promise.resolve(), sendNotice: () => Promise.resolve() },
    mail: await testMail(db),
    links: testLinks(),
    sources: testSources(),
    payments: testPayments(),
    listenUrl,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { access_token: token } = await signIn(db, realContext(), owner);
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const from = dayOf(plan.until - plan.days * 86_400_000);
  return { address, token, hot, links, from, to: dayOf(plan.until), close: () => app.close() };
}

interface Outcome {
  visits: number;
  rate: number;
  bare: number;
  asked: Awaited<ReturnType<typeof askVisits>>;
  ranges: Awaited<ReturnType<typeof askRanges>>;
  counted: { uv: number; ms: number }[];
}

function report({ visits, rate, bare, asked, ranges, counted }: Outcome): Report {
  const p95 = (beginning: string) =>
    Math.max(...asked.filter(({ name }) => name.startsWith(beginning)).map(each => each.p95));
  const wrong = ranges.filter(({ uv }, at) => uv !== counted[at]?.uv).length;
  const uvMs = quantile(
    ranges.map(({ ms }) => ms),
    0.95,
  );
  const distinctMs = quantile(
    counted.map(({ ms }) => ms),
    0.5,
  );
  return {
    results: [{ visits, rate, bareCopy: bare, asked, ranges, distinctMs }],
    targets: [
      atMost('PV and UV by day, p95 ms', p95('PV and UV by day'), 100),
      atMost('first page of records, p95 ms', p95('first page'), 100),
      atMost('region table, p95 ms', p95('regions'), 100),
      atMost('UV of 30 days of the largest link, p95 ms', uvMs, 300),
      atMost('ranges whose UV is not count(distinct)', wrong, 0),
    ],
    table: [
      '| asked for, over HTTP | p50 ms | p95 ms |',
      '| --- | --- | --- |',
      ...asked.map(({ name, p50, p95: slow }) => `| ${name} | ${p50} | ${slow} |`),
      `| UV of 30 days that begin anywhere, the largest link (\`count(distinct)\`: ${distinctMs} ms) | ${quantile(
        ranges.map(({ ms }) => ms),
        0.5,
      )} | ${uvMs} |`,
      '',
      `${visits.toLocaleString('en-US')} visits of 90 days on 1,000 links of one team, a fifth of them on one. Stored from a journal, about ${batch.toLocaleString('en-US')} at a time, with every figure at ${rate.toLocaleString('en-US')} visits a second; a bare COPY of the records into the same columns and indexes makes ${bare.toLocaleString('en-US')} (${round((100 * rate) / bare, 1)} %).`,
    ],
  };
}
