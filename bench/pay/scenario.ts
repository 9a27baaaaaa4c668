import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { paymentNotifyPathOf } from '../../contract/billing/payment-notify.ts';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { sandboxKeys } from '../../server/sandbox/sandbox-payments/gateway-keys.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { realContext } from '../../server/core/real-context.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { benchSecrets, fillOrders, payOrders, sayAll, verifyPath, type Said } from './notices.ts';

/** Durable, like the database of an installation. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const connections = 8;

/** The median round, by rate. */
function middle(said: readonly Said[]): Said {
  const rate = quantile(
    said.map(each => each.rate),
    0.5,
  );
  return said.find(each => each.rate === rate) ?? (said[0] as Said);
}

async function withServer<T>(appUrl: string, work: (address: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'side-server.ts'), appUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await work(line.toString().trim());
  } finally {
    child.kill();
    await ended;
  }
}

const periodsOf = async (all: Db) =>
  (await sql<{ count: number }>`select count(*)::int as count from plan_periods`.execute(all)).rows[0]
    ?.count ?? 0;

/** Payment notifications: new ones with their benefits, and repeated ones, compared with only verifying them. */
export async function benchPay({ quick }: BenchOptions): Promise<Report> {
  const [rounds, notices] = quick ? [1, 300] : [3, 2000];
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  const all = makeDb(makePool({ url: postgres.superuserUrl, poolSize: 1, onIdleError: () => undefined }));
  const sides = { verified: [] as Said[], first: [] as Said[], again: [] as Said[] };
  let given = 0;
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    await fillOrders(all, rounds * notices + 200);
    const keys = await sandboxKeys(db, benchSecrets, realContext());
    await withServer(postgres.appUrl, async address => {
      const notifyUrl = address + paymentNotifyPathOf('wechat');
      const warm = await payOrders(db, keys, { from: rounds * notices + 1, count: 200 });
      await sayAll(address + verifyPath, warm, connections);
      await sayAll(notifyUrl, warm, connections);
      for (let at = 0; at < rounds; at++) {
        progress(`round ${at + 1} of ${rounds}`);
        const said = await payOrders(db, keys, { from: at * notices + 1, count: notices });
        sides.verified.push(await sayAll(address + verifyPath, said, connections));
        sides.first.push(await sayAll(notifyUrl, said, connections));
        sides.again.push(await sayAll(notifyUrl, said, connections));
      }
    });
    given = (await periodsOf(all)) - 200;
  } finally {
    await all.destroy();
    await db.destroy();
    await postgres.stop();
  }
  return report(sides, { rounds, notices, given });
}

function report(
  sides: Record<'verified' | 'first' | 'again', Said[]>,
  { rounds, notices, given }: { rounds: number; notices: number; given: number },
): Report {
  const [verified, first, again] = [middle(sides.verified), middle(sides.first), middle(sides.again)];
  const faults = Object.values(sides)
    .flat()
    .reduce((sum, each) => sum + each.faults, 0);
  const row = (name: string, said: Said) =>
    `| ${name} | ${said.rate} | ${said.p50} | ${said.p99} | ${round((100 * said.rate) / verified.rate, 1)} % | ${said.faults} |`;
  return {
    results: [{ connections, rounds, notices, verified, first, again, given }],
    targets: [
      atMost('notice of a payment, p99 ms', first.p99, 200),
      atMost('notices that were not taken', faults, 0),
      atMost('periods more or fewer than payments', Math.abs(given - rounds * notices), 0),
    ],
    table: [
      '| notice | a second | p50 ms | p99 ms | of the baseline | faults |',
      '| --- | --- | --- | --- | --- | --- |',
      row('signature verified and content opened, nothing done (baseline)', verified),
      row('told the first time: payment, order, time of the plan, notification, record', first),
      row('told again', again),
      '',
      `${connections} connections, ${rounds} rounds of ${notices} notices in turns, each of another team, the middle by rate; PostgreSQL durable. Database, server and load share the two cores.`,
    ],
  };
}
