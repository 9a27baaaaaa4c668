import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { noteChanges } from '../../../server/core/db/creator-changes/note-changes.ts';
import type { Db } from '../../../server/core/db/database.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { signIn } from '../../../server/identity/sign-in/service.ts';
import { freePort } from '../../../bench/start/product.ts';
import { someCreators } from '../../fixtures/creators/some-creators.ts';
import { makeTeam } from '../../fixtures/two-teams/two-teams.ts';
import { makeTestFolder, type TestPostgres } from '../../harness/database/test-postgres.ts';
import { startEdgeProcess, type EdgeProcess } from '../../harness/processes/edge-process.ts';
import { dice } from '../dice.ts';

export const columnsBlows = [
  'product killed while it builds',
  'product killed while it follows',
  'connection cut',
] as const;
type ColumnsBlow = (typeof columnsBlows)[number];

export interface ColumnsChaosOptions {
  db: Db;
  postgres: Pick<TestPostgres, 'appUrl' | 'ownerUrl'>;
  creators: number;
  blows: number;
  seed: number;
  say: (text: string) => void;
}

export interface ColumnsChaosOutcome {
  blows: { blow: ColumnsBlow; wrong: number; readyMs: number }[];
  /** Answers while creators were written. */
  asked: number;
  /** Answered from columns, of these. */
  byColumns: number;
  /** Totals that saw one half of a transaction. */
  torn: number;
  /** Searches whose total, after the last write and two seconds, was not that of SQL. */
  wrong: number;
  seconds: number;
}

/** Written in pairs, each in one transaction. */
const pairedRegion = 'ZZ';
const compared = [
  `region=${pairedRegion}`,
  'followerCount_start=500000',
  `region=${pairedRegion}&followerCount_end=999000`,
  '',
] as const;
const freshWithinMs = 2000;
const readyWithinMs = 60_000;

/** The product answers while creators are written, and it and the connection of its columns are struck. Loopback only. */
export async function runColumnsChaos(options: ColumnsChaosOptions): Promise<ColumnsChaosOutcome> {
  const run = new ColumnsChaosRun(options);
  try {
    return await run.all();
  } finally {
    await run.end();
  }
}

class ColumnsChaosRun {
  private readonly options: ColumnsChaosOptions;
  private readonly random: () => number;
  private readonly folder = mkdtempSync(join(makeTestFolder(), 'columns-'));
  private port = 0;
  private product: EdgeProcess | null = null;
  private token = '';
  private ids: number[] = [];
  private isWriting = false;
  private readonly outcome: ColumnsChaosOutcome = {
    blows: [],
    asked: 0,
    byColumns: 0,
    torn: 0,
    wrong: 0,
    seconds: 0,
  };

  constructor(options: ColumnsChaosOptions) {
    this.options = options;
    this.random = dice(options.seed);
  }

  async all(): Promise<ColumnsChaosOutcome> {
    const { db, creators, blows, say } = this.options;
    const started = performance.now();
    this.ids = await someCreators(db, creators, realContext().now());
    const team = await makeTeam(db, realContext(), 'chaos', { plan: 'team' });
    this.token = (await signIn(db, realContext(), team)).access_token;
    this.port = await freePort();
    await this.start();
    await this.untilByColumns();
    for (let at = 0; at < blows; at++) {
      const drawn = at < columnsBlows.length ? at : Math.floor(this.random() * columnsBlows.length);
      const blow = columnsBlows[drawn] ?? 'connection cut';
      const wrongBefore = this.outcome.wrong;
      this.isWriting = true;
      const writing = this.write();
      const asking = this.askMeanwhile();
      await pause(500 + 1000 * this.random());
      await this.strike(blow);
      await pause(500 + 1000 * this.random());
      this.isWriting = false;
      await Promise.all([writing, asking]);
      await this.compare();
      const readyMs = await this.untilByColumns();
      await this.compare();
      const wrong = this.outcome.wrong - wrongBefore;
      this.outcome.blows.push({ blow, wrong, readyMs });
      say(`${at + 1}. ${blow}: ${wrong} wrong, answers from columns after ${readyMs} ms`);
    }
    return { ...this.outcome, seconds: Math.round((performance.now() - started) / 1000) };
  }

  async end(): Promise<void> {
    this.isWriting = false;
    await this.product?.kill();
  }

  /** A recovering database refuses the start, also in production. */
  private async start(): Promise<void> {
    const { appUrl, ownerUrl } = this.options.postgres;
    const settings = { ROLE: 'web', LOG_LEVEL: 'silent' };
    for (let tries = 0; ; tries++)
      try {
        this.product = await startEdgeProcess({
          appUrl,
          ownerUrl,
          folder: this.folder,
          port: this.port,
          settings,
        });
        return;
      } catch (error) {
        if (tries > 20) throw error;
        await pause(200);
      }
  }

  private async strike(blow: ColumnsBlow): Promise<void> {
    const { db } = this.options;
    if (blow === 'connection cut')
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'starbridge columns'`.execute(
        db,
      );
    else {
      await this.product?.kill();
      await this.start();
      if (blow === 'product killed while it follows') return;
      await this.product?.kill();
      await this.start();
    }
  }

  /** Changes, adds and deletes creators in short transactions; those of one region by two. */
  private async write(): Promise<void> {
    while (this.isWriting) {
      const one = this.ids[Math.floor(this.random() * this.ids.length)] ?? 0;
      const other = this.ids[Math.floor(this.random() * this.ids.length)] ?? 0;
      const into = this.random() < 0.7 ? pairedRegion : null;
      const followers = Math.floor(1_000_000 * this.random());
      const isElsewhere = into ? sql`region is distinct from ${into}` : sql`region = ${pairedRegion}`;
      if (one === other) continue;
      await this.options.db
        .transaction()
        .execute(async db => {
          const { rows } = await sql<{ id: number }>`
            select id from creators where id in (${one}, ${other}) and ${isElsewhere} for update`.execute(db);
          if (rows.length < 2) return;
          const ids = rows.map(({ id }) => id);
          await sql`update creators set region = ${into}, followers = ${followers} where id = any(${ids}::bigint[])`.execute(
            db,
          );
          await noteChanges(db, ids);
        })
        // Nothing is written, or all of it.
        .catch(() => pause(100));
    }
  }

  private async totalOf(query: string): Promise<number | null> {
    const headers = { authorization: `bearer ${this.token}` };
    const url = `${this.product?.address}/kol/api/creators?platform=tiktok&hide_blocked=0&${query}`;
    try {
      const { code, data } = (await (
        await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
      ).json()) as {
        code: number;
        data: { total: { value: number } };
      };
      return code === 0 ? data.total.value : null;
    } catch {
      return null;
    }
  }

  private async isByColumns(): Promise<boolean> {
    const text = await fetch(`${this.product?.address}/metrics`, {
      signal: AbortSignal.timeout(10_000),
    }).then(
      reply => reply.text(),
      () => '',
    );
    return /^search_columns_ready 1$/m.test(text);
  }

  private async untilByColumns(): Promise<number> {
    const started = performance.now();
    while (!(await this.isByColumns())) {
      if (performance.now() - started > readyWithinMs) throw new Error('the columns were not loaded');
      await pause(50);
    }
    return Math.round(performance.now() - started);
  }

  private async askMeanwhile(): Promise<void> {
    while (this.isWriting) {
      const isByColumns = await this.isByColumns();
      const total = await this.totalOf(`region=${pairedRegion}`);
      if (total === null) continue;
      this.outcome.asked++;
      if (isByColumns) this.outcome.byColumns++;
      if (total % 2) this.outcome.torn++;
    }
  }

  private async expected(query: string): Promise<number> {
    const asked = new URLSearchParams(query);
    const [region, from, to] = ['region', 'followerCount_start', 'followerCount_end'].map(name =>
      asked.get(name),
    );
    const { rows } = await sql<{ count: number }>`
      select count(*) from creators where platform = 'tiktok' and (${region}::text is null or region = ${region})
        and (${from}::bigint is null or followers >= ${from}) and (${to}::bigint is null or followers <= ${to})`.execute(
      this.options.db,
    );
    return rows[0]?.count ?? 0;
  }

  private async compare(): Promise<void> {
    await pause(freshWithinMs);
    for (const query of compared) {
      const total = await this.totalOf(query);
      if (total !== (await this.expected(query))) this.outcome.wrong++;
    }
  }
}
