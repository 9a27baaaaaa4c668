import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { LogStream } from '../../../outside/log-stream/log-stream.ts';
import { sealTeam } from '../seals/seal-team.ts';
import { verifyTeam } from '../seals/verify-team.ts';
import { streamRecords } from './stream-records.ts';

let database: TestDatabase;
let ctx: TestContext;
let one: Account;
let two: Account;

beforeAll(() => {
  ctx = testContext();
});
beforeEach(async () => {
  database = await freshDatabase();
  one = await makeTeam(database.db, ctx, 'one');
  two = await makeTeam(database.db, ctx, 'two');
  return () => database.drop();
});

async function recordSealed({ teamId }: Account, ...names: string[]): Promise<void> {
  for (const subjectName of names)
    await asTeam(database.db, teamId, db =>
      recordOperation(db, ctx, teamId, { action: 'list.create', subject: 'list', subjectName }),
    );
  await sealTeam(database.db, ctx, teamId);
}

/** A collector that remembers its lines, and fails where a test says so. */
function makeCollector() {
  const lines: string[] = [];
  let failing: 'before' | 'after' | null = null;
  const stream: LogStream = {
    async send(given) {
      if (failing === 'before') throw new Error('refused');
      for (const { text } of given) {
        const { type, team, place, number, subjectName } = JSON.parse(text) as Record<string, unknown>;
        lines.push(
          [type, team === one.teamId ? 'one' : 'two', place ?? number, subjectName].join(' ').trim(),
        );
      }
      if (failing === 'after') throw new Error('nobody knows whether it arrived');
    },
  };
  return { lines, stream, fails: (when: typeof failing) => void (failing = when) };
}
const run = (stream: LogStream | null, signal = new AbortController().signal) =>
  streamRecords(database.db, stream, signal);

test('what is sealed goes out in its order, with its seals, once', async () => {
  const { lines, stream } = makeCollector();
  await recordSealed(one, 'a', 'b');
  await recordSealed(two, 'c');
  await run(stream);
  expect(lines).toEqual(['record one 1 a', 'record one 2 b', 'seal one 1', 'record two 1 c', 'seal two 1']);
  await run(stream);
  expect(lines).toHaveLength(5);
  await recordSealed(one, 'd');
  await run(stream);
  expect(lines.slice(5)).toEqual(['record one 3 d', 'seal one 2']);
});

test('what was refused, or is in doubt, is sent again', async () => {
  const { lines, stream, fails } = makeCollector();
  await recordSealed(one, 'a');
  fails('before');
  await expect(run(stream)).rejects.toThrow('could not be streamed');
  expect(lines).toEqual([]);
  fails('after');
  await expect(run(stream)).rejects.toThrow('could not be streamed');
  fails(null);
  await run(stream);
  expect(lines).toEqual(['record one 1 a', 'seal one 1', 'record one 1 a', 'seal one 1']);
});

test('without a collector nothing is sent, and what was recorded meanwhile waits', async () => {
  await recordSealed(one, 'a');
  await run(null);
  const { lines, stream } = makeCollector();
  await run(stream);
  expect(lines).toContain('record one 1 a');
});

test('a process that stops ends between two batches', async () => {
  const { lines, stream } = makeCollector();
  await recordSealed(one, 'a');
  await recordSealed(two, 'b');
  const stopping = new AbortController();
  const once: LogStream = {
    async send(given) {
      await stream.send(given);
      stopping.abort();
    },
  };
  await run(once, stopping.signal);
  expect(lines).toEqual(['record one 1 a', 'seal one 1']);
  await run(stream);
  expect(lines.slice(2)).toEqual(['record two 1 b', 'seal two 1']);
});

test('what is refused of one team holds up no other', async () => {
  const { lines, stream } = makeCollector();
  await recordSealed(one, 'a');
  await recordSealed(two, 'b');
  const picky: LogStream = {
    async send(given) {
      if (given.some(({ text }) => text.includes('"subjectName":"a"'))) throw new Error('too large');
      await stream.send(given);
    },
  };
  await expect(run(picky)).rejects.toThrow(AggregateError);
  expect(lines).toEqual(['record two 1 b', 'seal two 1']);
  await run(stream);
  expect(lines.slice(2)).toEqual(['record one 1 a', 'seal one 1']);
});

test('records that were streamed and then cut off are missed', async () => {
  const { stream } = makeCollector();
  await recordSealed(one, 'a');
  await run(stream);
  await asTeam(database.db, one.teamId, db =>
    db.updateTable('audit_log_states').set({ streamed_place: 5 }).where('team_id', '=', one.teamId).execute(),
  );
  const { faults } = await verifyTeam(database.db, ctx, one.teamId);
  expect(faults).toEqual([{ kind: 'tailMissing', place: 2, entryId: null }]);
});
