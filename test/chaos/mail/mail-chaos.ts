import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../server/core/db/database.ts';
import { asTeam } from '../../../server/core/db/tenant.ts';
import { requeueFailed } from '../../../server/outreach/delivery/service.ts';
import { testMail } from '../../harness/mail/test-mail.ts';
import { aRound, makeMailing, type Mailing } from '../../fixtures/outreach/mailing-fixture.ts';
import { crashDatabase } from '../crash-database.ts';
import { dice } from '../dice.ts';
import {
  blows,
  type Blow,
  type BlowOutcome,
  type ChaosOptions,
  type ChaosOutcome,
} from './mail-chaos-outcome.ts';
import { cutsIn, startSinkProcess, takenMails, type SinkMode, type SinkProcess } from './sink-process.ts';
import {
  fastContext,
  startWorkerProcess,
  type WorkerProcess,
  type WorkerSettings,
} from './worker-process.ts';

const modes: Partial<Record<Blow, SinkMode>> = {
  'connections cut at DATA': 'cutAtData',
  'connections cut behind a mail, not taken': 'cutUntaken',
  'connections cut behind a mail, taken': 'cutTaken',
  '4xx storm': 'refuses4xx',
  '5xx storm': 'refuses5xx',
  'slow server': 'slow',
};

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Two senders, one with a provider that files sent mail and one without, with half of the recipients each; workers,
 * database and SMTP server are hit at random moments from the seed. Loopback only; ends by itself.
 */
export async function runMailChaos(options: ChaosOptions): Promise<ChaosOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mail-chaos-'));
  const run = new ChaosRun(options, join(folder, 'taken.log'));
  try {
    return await run.all();
  } finally {
    await run.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class ChaosRun {
  private workers: WorkerProcess[] = [];
  private sink: SinkProcess | undefined;
  private mailings: Mailing[] = [];
  private readonly outcomes: BlowOutcome[] = [];
  private readonly settings: WorkerSettings;
  private readonly random: () => number;
  private readonly options: ChaosOptions;
  private readonly file: string;

  constructor(options: ChaosOptions, file: string) {
    this.options = options;
    this.file = file;
    this.random = dice(options.seed);
    const from = Date.now();
    // One hour of the product per second, so that the days between rounds pass within a run.
    const clock = { from, since: from, speed: 3600 };
    // Long enough that a worker on a busy machine keeps its lease: otherwise its messages in flight would become
    // unconfirmed without a fault.
    const leaseMs = 5000;
    this.settings = { appUrl: options.appUrl, file, clock, leaseMs, connections: 5, teamIds: [] };
  }

  async all(): Promise<ChaosOutcome> {
    const started = performance.now();
    await this.prepare();
    await this.strike();
    await this.untilQuiet();
    return { ...(await this.judge()), seconds: Math.round((performance.now() - started) / 1000) };
  }

  async end(): Promise<void> {
    for (const worker of this.workers) await worker.kill();
    await this.sink?.kill();
  }

  private get ctx() {
    return fastContext(this.settings.clock);
  }

  private async prepare(): Promise<void> {
    const { db, recipients, rounds } = this.options;
    this.sink = await startSinkProcess(this.file);
    await sql`update plan_entitlements set value = '100000000' where key = 'mail.daily'`.execute(db);
    const mail = await testMail(db);
    const wait = { kind: 'after', amount: 2, unit: 'hours' } as const;
    const content = { rounds: Array.from({ length: rounds }, () => aRound({ wait })) };
    const each = { recipients: recipients / 2, port: this.sink.port, content, pace: { dailyLimit: 100_000 } };
    for (const filesSentMail of [true, false]) {
      this.mailings.push(await makeMailing(db, this.ctx, mail, { ...each, filesSentMail }));
    }
    this.settings.teamIds = this.mailings.map(({ teamId }) => teamId);
    // Both at once: on a busy machine, one alone would have sent everything before the other starts, and nothing would
    // be hit.
    this.workers = await Promise.all([startWorkerProcess(this.settings), startWorkerProcess(this.settings)]);
  }

  private async strike(): Promise<void> {
    const { kills, say, recipients, rounds } = this.options;
    const due = recipients * rounds;
    const possible = blows.filter(blow => !this.options.without?.includes(blow));
    for (let index = 0; index < kills; index++) {
      const taken = await this.untilTaken(Math.floor((due * (index + this.random())) / kills));
      if (taken >= due) break;
      const blow = possible[(index + Math.floor(this.random() * 2)) % possible.length] ?? blows[0];
      const inFlight = await this.hit(blow);
      this.outcomes.push({ blow, taken, inFlight });
      say(`${index + 1}. ${blow} after ${taken} of ${due} messages, ${inFlight} in flight`);
    }
  }

  /** Faults occur throughout the run; between rounds after a while. @returns how many mails were accepted */
  private async untilTaken(wanted: number): Promise<number> {
    for (let attempts = 0; attempts < 40; attempts++) {
      const taken = this.taken().length;
      if (taken >= wanted) return taken;
      await pause(25);
    }
    return this.taken().length;
  }

  /** @returns how many messages were in flight */
  private async hit(blow: Blow): Promise<number> {
    const mode = modes[blow];
    if (mode) {
      this.sink?.be(mode);
      await pause(400 + this.random() * 400);
      const inFlight = await this.count('sending');
      this.sink?.be('well');
      return inFlight;
    }
    if (blow === 'worker killed') {
      await this.workers.shift()?.kill();
      const inFlight = await this.count('sending');
      this.workers.push(await startWorkerProcess(this.settings));
      return inFlight;
    }
    if (blow === 'server killed') {
      const port = this.sink?.port ?? 0;
      const doubted = await this.doubtsEver();
      await this.sink?.kill();
      // Workers record a cut at once.
      const inFlight = (await this.count('sending')) + (await this.doubtsEver()) - doubted;
      await pause(this.random() * 400);
      this.sink = await startSinkProcess(this.file, port);
      return inFlight;
    }
    const inFlight = await this.count('sending');
    await crashDatabase(this.options.superuserUrl);
    return inFlight;
  }

  private async count(state: 'sending' | 'waiting' | 'in_doubt'): Promise<number> {
    const counts = await Promise.all(this.mailings.map(mailing => this.of(mailing, state)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private of({ teamId, taskId }: Mailing, state: 'sending' | 'waiting' | 'in_doubt'): Promise<number> {
    return this.patiently(teamId, async db => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from mail_recipients
        where team_id = ${teamId} and task_id = ${taskId} and state = ${state}`.execute(db);
      return rows[0]?.count ?? 0;
    });
  }

  private async doubtsEver(): Promise<number> {
    let sum = 0;
    for (const { teamId } of this.mailings) {
      const { rows } = await this.patiently(teamId, db =>
        sql<{ doubts: number }>`
          select count(*)::int as doubts from mail_messages m, jsonb_array_elements(m.history) as entry
          where m.team_id = ${teamId} and entry->>'state' = 'in_doubt'`.execute(db),
      );
      sum += rows[0]?.doubts ?? 0;
    }
    return sum;
  }

  /** The database may be recovering. */
  private async patiently<T>(teamId: number, work: (db: Db) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await asTeam(this.options.db, teamId, work);
      } catch (error) {
        if (tries > 100) throw error;
        await pause(100);
      }
    }
  }

  private taken() {
    return takenMails(this.file);
  }

  /** Waits until nothing is in flight or pending; failed messages are retried, as a user would do. */
  private async untilQuiet(): Promise<void> {
    for (let attempts = 0; attempts < 1200; attempts++) {
      await pause(250);
      for (const { teamId, taskId } of this.mailings) {
        await this.patiently(teamId, db => requeueFailed(db, this.ctx, { teamId, taskId }));
      }
      const open = (await this.count('sending')) + (await this.count('waiting'));
      const [filing] = this.mailings;
      const doubts = filing ? await this.of(filing, 'in_doubt') : 0;
      if (open + doubts === 0) return;
      if (attempts % 20 === 19)
        this.options.say(`${open} still to go, ${doubts} in doubt with the provider that files`);
    }
  }

  private async judge(): Promise<Omit<ChaosOutcome, 'seconds'>> {
    const byId = Map.groupBy(this.taken(), ({ messageId }) => messageId);
    const known = new Map<string, string>();
    let lost = 0;
    let wronglySettled = 0;
    const { recipients, rounds } = this.options;
    let doubtful = 0;
    for (const { teamId } of this.mailings) {
      const rows = await this.patiently(teamId, db =>
        db
          .selectFrom('mail_messages')
          .select(['message_id', 'state'])
          .where('team_id', '=', teamId)
          .execute(),
      );
      for (const { message_id: id, state } of rows) {
        known.set(id, state);
        if (state === 'in_doubt') doubtful++;
        if (state === 'accepted' && !byId.has(id)) wronglySettled++;
      }
    }
    const stuck = await this.count('in_doubt');
    const accepted = [...known.values()].filter(state => state === 'accepted').length;
    // An unconfirmed message blocks its later rounds.
    const due = recipients * rounds - (await this.heldBack());
    lost = due - accepted - doubtful;
    const [filing, notFiling] = this.mailings;
    return {
      blows: this.outcomes,
      messagesDue: due,
      taken: byId.size,
      twice: [...byId.values()].filter(mails => mails.length > 1).length,
      lost: Math.max(lost, stuck - doubtful),
      doubts: {
        ever: await this.doubtsEver(),
        inFlightAtKills: this.outcomes
          .filter(({ blow }) => blow.endsWith('killed'))
          .reduce((sum, { inFlight }) => sum + inFlight, 0),
        cuts: cutsIn(this.file),
        leftFiling: filing ? await this.of(filing, 'in_doubt') : 0,
        leftNotFiling: notFiling ? await this.of(notFiling, 'in_doubt') : 0,
      },
      wronglySettled,
    };
  }

  /** Rounds blocked by an unconfirmed message. */
  private async heldBack(): Promise<number> {
    let sum = 0;
    for (const { teamId } of this.mailings) {
      const { rows } = await this.patiently(teamId, db =>
        sql<{ behind: number }>`
          select coalesce(sum(${this.options.rounds} - round), 0)::int as behind from mail_recipients
          where team_id = ${teamId} and state = 'in_doubt'`.execute(db),
      );
      sum += rows[0]?.behind ?? 0;
    }
    return sum;
  }
}
