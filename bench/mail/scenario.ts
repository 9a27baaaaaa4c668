import { sql } from 'kysely';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { realContext } from '../../server/core/real-context.ts';
import { testMail } from '../../test/harness/mail/test-mail.ts';
import { addTask, makeMailing, type Mailing } from '../../test/fixtures/outreach/mailing-fixture.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atLeast, atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { benchContent } from './content.ts';
import { cpuOf, cpuOfPostgres, postmasterOf, runSender, startSink, type RunningSink } from './processes.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const connections = 20;
const sides = ['nodemailer', 'raw', 'product'] as const;
type Side = (typeof sides)[number];

interface Figures {
  side: Side;
  messages: number;
  perSecond: number;
  /** CPU time of the sending process in microseconds per message; likewise of PostgreSQL and of the sink. */
  cpuUs: number;
  postgresUs: number;
  sinkUs: number;
  peakMb: number;
}

class Bench {
  private readonly db: Db;
  private readonly appUrl: string;
  private readonly postmaster: number;
  private readonly sink: RunningSink;
  private mailing: Mailing;

  constructor(parts: { db: Db; appUrl: string; postmaster: number; sink: RunningSink; mailing: Mailing }) {
    this.db = parts.db;
    this.appUrl = parts.appUrl;
    this.postmaster = parts.postmaster;
    this.sink = parts.sink;
    this.mailing = parts.mailing;
  }

  async measure(side: Side, messages: number): Promise<Figures> {
    if (side === 'product') await this.newTask(messages);
    const { teamId, taskId } = this.mailing;
    const before = { postgres: cpuOfPostgres(this.postmaster), sink: cpuOf(this.sink.pid) };
    const job = { port: this.sink.port, connections, messages, appUrl: this.appUrl, teamId, taskId };
    const { seconds, cpuMs, peakMb } = await runSender(side, job);
    const each = (ms: number) => round((ms * 1000) / messages, 0);
    return {
      side,
      messages,
      perSecond: round(messages / seconds, 0),
      cpuUs: each(cpuMs),
      postgresUs: each(cpuOfPostgres(this.postmaster) - before.postgres),
      sinkUs: each(cpuOf(this.sink.pid) - before.sink),
      peakMb: round(peakMb, 0),
    };
  }

  /** The recipients are creators of the catalogue, so that their variables must be looked up. */
  private async newTask(recipients: number): Promise<void> {
    const { db } = this;
    const ctx = realContext();
    const taskId = await addTask(db, ctx, this.mailing, { recipients, content: benchContent() });
    this.mailing = { ...this.mailing, taskId };
    await asTeam(db, this.mailing.teamId, async db => {
      // Both have consecutive ids.
      await sql`
        update mail_recipients set creator_id = id
          - (select min(id) from mail_recipients where task_id = ${taskId}) + (select min(id) from creators)
        where task_id = ${taskId}`.execute(db);
    });
    await sql`analyze mail_recipients`.execute(db).catch(() => undefined);
  }
}

async function makeCreators(db: Db, count: number): Promise<void> {
  await sql`
    insert into creators (platform, handle, name, followers, average_plays, source, first_seen_at, refreshed_at)
    select 'tiktok', 'bench' || n, 'Creator ' || n, 1000 + n, 100 + n, 'sample', now(), now()
    from generate_series(1, ${count}::int) as n`.execute(db);
}

const middle = (values: readonly number[]) => quantile(values, 0.5);

/** Personalised, tracked mail into a sink on this machine, compared with nodemailer's pool with the same content. */
export async function benchMail({ quick }: BenchOptions): Promise<Report> {
  const [messages, rounds, many, few] = quick ? [2000, 1, 6000, 1000] : [20_000, 3, 200_000, 1000];
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  const sink = await startSink();
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    await sql`update plan_entitlements set value = '100000000' where key = 'mail.daily'`.execute(db);
    progress(`making ${many} creators`);
    await makeCreators(db, many);
    const pace = { dailyLimit: 100_000_000 };
    const mailing = await makeMailing(db, realContext(), await testMail(db), {
      recipients: 0,
      port: sink.port,
      pace,
    });
    const bench = new Bench({
      db,
      appUrl: postgres.appUrl,
      postmaster: await postmasterOf(db),
      sink,
      mailing,
    });
    const runs: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const side of sides) {
        const figures = await bench.measure(side, messages);
        progress(JSON.stringify(figures));
        runs.push(figures);
      }
    }
    const small = await bench.measure('product', few);
    progress(`memory with ${few} recipients: ${small.peakMb} MB`);
    const large = await bench.measure('product', many);
    progress(JSON.stringify(large));
    return report(runs, { small, large });
  } finally {
    sink.end();
    await db.destroy();
    await postgres.stop();
  }
}

function report(runs: readonly Figures[], { small, large }: { small: Figures; large: Figures }): Report {
  const of = (side: Side, figure: Exclude<keyof Figures, 'side'>) =>
    middle(runs.filter(run => run.side === side).map(run => run[figure]));
  const ratios = (side: Side) => {
    const own = runs.filter(run => run.side === 'product');
    const theirs = runs.filter(run => run.side === side);
    return middle(own.map((run, at) => (100 * run.perSecond) / (theirs[at]?.perSecond ?? NaN)));
  };
  const names: Record<Side, string> = {
    nodemailer: 'nodemailer’s pool, building each message',
    raw: 'nodemailer’s pool, one finished message',
    product: 'Starbridge, every fact stored',
  };
  const targets = [
    atLeast('messages a second, % of nodemailer’s pool building them', round(ratios('nodemailer')), 100),
    atLeast('messages a second, % of nodemailer’s pool with a finished one', round(ratios('raw')), 50),
    atMost(
      `peak memory at ${large.messages} recipients, % of that at ${small.messages}`,
      round((100 * large.peakMb) / small.peakMb),
      120,
    ),
  ];
  return {
    results: [...runs, small, large],
    targets,
    table: [
      `${connections} connections, sink in a process of its own; µs of CPU a message.`,
      '',
      '| sender | messages/s | its CPU | PostgreSQL | sink | peak MB |',
      '| --- | --- | --- | --- | --- | --- |',
      ...sides.map(
        side =>
          `| ${names[side]} | ${of(side, 'perSecond')} | ${of(side, 'cpuUs')} | ${of(side, 'postgresUs')} | ${of(side, 'sinkUs')} | ${of(side, 'peakMb')} |`,
      ),
      `| the same, ${large.messages} recipients | ${large.perSecond} | ${large.cpuUs} | ${large.postgresUs} | ${large.sinkUs} | ${large.peakMb} (${small.messages}: ${small.peakMb}) |`,
      '',
      ...targets.map(
        ({ name, value, target, met }) => `- ${name}: ${value} (target ${target}${met ? '' : ', missed'})`,
      ),
    ],
  };
}
