import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import { makeSecrets } from '../../server/core/auth/sealed-secrets.ts';
import type { Db } from '../../server/core/db/database.ts';
import { signedHeaders } from '../../server/sandbox/sandbox-payments/seal-messages.ts';
import { doByPhone } from '../../server/sandbox/sandbox-payments/payer-phone.ts';
import type { SandboxKeys } from '../../server/sandbox/sandbox-payments/gateway-keys.ts';
import { realContext } from '../../server/core/real-context.ts';
import { quantile, round } from '../report.ts';

export const benchSecrets = makeSecrets([{ id: 'bench', key: Buffer.alloc(32, 9) }]);
export const verifyPath = '/verify';

const numberOf = (n: number) => `SBBENCH${String(n).padStart(8, '0')}`;

/** Teams with one order each that is about to be paid; inserted as the superuser, across teams. */
export async function fillOrders(all: Db, count: number): Promise<void> {
  const now = new Date();
  const until = new Date(now.getTime() + 3_600_000);
  await sql`
    with made as (
      insert into teams (name, time_zone, created_at, plan)
      select 'Bench ' || n, 'Asia/Shanghai', ${now}, 'free' from generate_series(1, ${count}::int) n returning team_id
    )
    insert into accounts (team_id, username, nickname, role, password_hash, created_at)
    select team_id, 'bench' || team_id, 'Bench', 'owner', '', ${now} from made`.execute(all);
  await sql`
    with numbered as (
      select team_id, id as account_id, 'SBBENCH' || lpad(row_number() over (order by team_id)::text, 8, '0') as number
      from accounts where username like 'bench%'
    ), made as (
      insert into orders (team_id, number, plan, months, monthly_fen, discount_bp, list_fen, discount_fen, credit_fen,
        pay_fen, state, channel, code_url, payable_until, ordered_by, ordered_at)
      select team_id, number, 'pro', 1, 89900, 0, 89900, 0, 0, 89900, 'paying', 'wechat', 'x', ${until}, account_id, ${now}
      from numbered returning team_id, id, number
    )
    insert into order_numbers (number, team_id, order_id) select number, team_id, id from made`.execute(all);
  await sql`
    insert into sandbox_payments (order_number, fen, description, notify_url, expires_at, created_at)
    select number, pay_fen, 'Bench', 'http://127.0.0.1:1/', ${until}, ${now} from orders`.execute(all);
  await sql`analyze`.execute(all);
}

export interface SignedNotice {
  headers: Record<string, string>;
  body: string;
}

/** Pays this many orders, starting from one. @returns the gateway's notifications, signed now */
export async function payOrders(
  db: Db,
  keys: SandboxKeys,
  { from, count }: { from: number; count: number },
): Promise<SignedNotice[]> {
  const ctx = realContext();
  const numbers = Array.from({ length: count }, (_, at) => numberOf(from + at));
  for (const orderNumber of numbers) await doByPhone(db, ctx, keys, { orderNumber, deed: 'pay' });
  const rows = await db
    .selectFrom('sandbox_notices')
    .select('body')
    .where('order_number', 'in', numbers)
    .execute();
  return rows.map(({ body }) => ({
    headers: { 'content-type': 'application/json', ...signedHeaders(keys, ctx, body) },
    body,
  }));
}

export interface Said {
  /** Notifications a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Responses other than 204. */
  faults: number;
}

/** Sends every notification once over persistent connections, each after the previous response. */
export async function sayAll(
  url: string,
  notices: readonly SignedNotice[],
  connections: number,
): Promise<Said> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = [...notices];
  const times: number[] = [];
  let faults = 0;
  const one = ({ headers, body }: SignedNotice) =>
    new Promise<void>((resolve, reject) => {
      const since = performance.now();
      request(url, { method: 'POST', headers, agent }, answer => {
        answer.resume().once('end', () => {
          times.push(performance.now() - since);
          if (answer.statusCode !== 204) faults++;
          resolve();
        });
      })
        .once('error', reject)
        .end(body);
    });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await one(next);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    rate: Math.round(notices.length / seconds),
    p50: round(quantile(times, 0.5)),
    p99: round(quantile(times, 0.99)),
    faults,
  };
}
