import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/harness/app/test-app.ts';
import { dueKinds, type DueKindName } from './core/db/due-work/due-kinds.ts';
import type { PollingRounds } from './core/jobs/polling-rounds.ts';
import { startAcquiring } from './creators/acquisitions/service.ts';
import { startReceiving } from './inbox/mailboxes/sync/sync-engine.ts';
import { startSendingEmails } from './inbox/one-to-one-emails/send-due-emails.ts';
import { startSending } from './outreach/delivery/sending/sending-engine.ts';
import {
  dueWork,
  jobs,
  leaseLoops,
  mailRounds,
  paymentRounds,
  pictureRounds,
  sourceRounds,
} from './schedule.ts';

/** The jobs defined in the product's files. */
const defined = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).flatMap(file =>
  [
    ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(
      /= defineJob\([\s\S]*?name: '([^']+)'/g,
    ),
  ].map(([, name = '']) => ({ name, file: file.replaceAll('\\', '/') })),
);

test('every job is on the page once', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(defined.map(({ name }) => name).toSorted());
});

test('jobs are defined in the file jobs.ts of a feature', () => {
  expect(defined.filter(({ file }) => !/^[a-z-]+\/[a-z-]+\/jobs\.ts$/.test(file))).toEqual([]);
});

describe('due work', () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  /** The statements with which `processDue` and `takeLeases` look for due work. */
  const looksForDue = /^\s*(select "team_id", "id" from "due_work"|update due_work d\s)/;
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    query.mockRestore();
    await app.close();
  });

  /** The kinds that are taken during `work`. */
  async function takenBy(work: () => Promise<unknown>): Promise<string[]> {
    query.mockClear();
    await work();
    const calls = query.mock.calls as unknown as [text: string, values?: unknown[]][];
    return calls
      .filter(([text]) => typeof text === 'string' && looksForDue.test(text))
      .flatMap(([, values = []]) => values)
      .map(value => String(value).replace(/ v\d+$/, ''))
      .filter(value => value in dueKinds);
  }

  /** All processors of the schedule, by their names in `dueWork`. */
  function everybody(): [name: string, work: () => Promise<unknown>][] {
    const { database, world: ctx, mail, sources, payments } = app;
    const { db, appUrl: url } = database;
    const log = { warn: () => undefined, error: (fault: object) => expect.fail(JSON.stringify(fault)) };
    const makeContext = () => ctx;
    const { signal } = new AbortController();
    const ofRounds = <Deps>(key: string, rounds: PollingRounds<Deps>, deps: Deps) =>
      Object.entries(rounds).map(([name, round]): [string, () => Promise<unknown>] => [
        `${key} ${name}`,
        () => round.run(db, ctx, deps),
      ]);
    const loops: Record<keyof typeof leaseLoops, () => { stop(): Promise<void> }> = {
      sending: () => startSending(db, makeContext, mail, { ...leaseLoops.sending, log }),
      receiving: () => startReceiving(db, makeContext, mail, { ...leaseLoops.receiving, log }),
      oneToOneEmails: () => startSendingEmails(db, makeContext, mail, { ...leaseLoops.oneToOneEmails, log }),
      acquisitions: () => startAcquiring(db, makeContext, sources, { ...leaseLoops.acquisitions, log }),
    };
    return [
      ...jobs.map((job): [string, () => Promise<unknown>] => [
        `job ${job.name}`,
        // Jobs on demand find nothing here.
        async () => {
          const work = job.run(db, ctx, { teamId: 1, workId: 1, runId: 1 }, { url, signal });
          await (job.cron === null ? work.catch(() => undefined) : work);
        },
      ]),
      ...ofRounds('mailRound', mailRounds, { mail }),
      ...ofRounds('sourceRound', sourceRounds, { sources, signal }),
      ...ofRounds('pictureRound', pictureRounds, { sources, signal }),
      ...ofRounds('paymentRound', paymentRounds, { payments, mail, sandboxPay: null }),
      ...Object.entries(loops).map(([name, start]): [string, () => Promise<unknown>] => [
        `leaseLoop ${name}`,
        () => start().stop(),
      ]),
    ];
  }

  test('of each kind is processed as scheduled, and by nobody else', async () => {
    const taken = Object.fromEntries(Object.keys(dueKinds).map(kind => [kind, [] as string[]]));
    for (const [name, work] of everybody())
      for (const kind of new Set(await takenBy(work))) taken[kind]?.push(name);
    const said = Object.entries(dueWork).map(([kind, processor]) => {
      const [[key, value] = []] = Object.entries(processor);
      if (key === 'byHand') return [kind, []];
      return [kind, [`${key} ${'job' in processor ? processor.job.name : value}`]];
    });
    expect(taken).toEqual(Object.fromEntries(said));
  });

  test('of each kind is created somewhere', () => {
    const texts = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
      .filter(file => !/due-kinds\.ts$|^schedule\.ts$/.test(file))
      .map(file => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    const isNamed = (kind: DueKindName) =>
      texts.some(text => text.includes(`'${kind}'`) || text.includes(`\`${kind} v`));
    expect((Object.keys(dueKinds) as DueKindName[]).filter(kind => !isNamed(kind))).toEqual([]);
  });
});
