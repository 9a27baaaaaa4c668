import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { sql } from 'kysely';
import type { Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { startReceiving } from '../../server/inbox/mailboxes/sync/sync-engine.ts';
import type { MailServices } from '../../server/outside/mail-protocol/mail-services.ts';
import { realContext } from '../../server/core/real-context.ts';
import { progress } from '../report.ts';

/** Mailboxes in parallel, on both sides. */
const atOnce = 8;

interface Access {
  port: number;
  addresses: readonly string[];
  secret: string;
}

async function fetchFolder(client: ImapFlow, path: string): Promise<number> {
  const opened = await client.mailboxOpen(path, { readOnly: true });
  if (opened.exists === 0) return 0;
  let count = 0;
  for await (const { source } of client.fetch('1:*', { uid: true, source: true })) if (source) count++;
  return count;
}

/**
 * The baseline: the library alone fetches every source of every folder and discards it. @returns how many, in seconds
 */
export async function bareFetch({
  port,
  addresses,
  secret,
}: Access): Promise<{ count: number; seconds: number }> {
  const left = [...addresses];
  let count = 0;
  const started = performance.now();
  const lane = async () => {
    for (let user = left.shift(); user; user = left.shift()) {
      const auth = { user, pass: secret };
      const client = new ImapFlow({
        host: '127.0.0.1',
        port,
        secure: false,
        auth,
        logger: false,
        disableAutoIdle: true,
      });
      await client.connect();
      for (const path of ['INBOX', 'Sent', 'Junk']) {
        const fetched = await fetchFolder(client, path);
        count += fetched;
      }
      await client.logout();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { count, seconds: (performance.now() - started) / 1000 };
}

/** The product's first sync of the same mailboxes, until every mail is filed. */
export async function firstSync(
  db: Db,
  world: MailServices,
  { teamId, messages }: { teamId: number; messages: number },
): Promise<{ seconds: number; peakMb: number }> {
  const log = {
    warn: (...about: unknown[]) => console.error(...about),
    error: (...about: unknown[]) => console.error(...about),
  };
  const options = { readings: atOnce, open: 50, idle: 200, leaseMs: 60_000, everyMs: 1000, log };
  const started = performance.now();
  const engine = startReceiving(db, () => realContext(), world, options);
  let peakMb = 0;
  for (let rounds = 0; ; rounds++) {
    peakMb = Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20);
    const lies = await asTeam(db, teamId, async db => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from inbox_places where team_id = ${teamId}`.execute(db);
      return rows[0]?.count ?? 0;
    });
    if (lies >= messages) break;
    if (rounds % 20 === 19) progress(`${lies} of ${messages} messages read`);
    await pause(500);
  }
  const seconds = (performance.now() - started) / 1000;
  await engine.stop();
  return { seconds, peakMb };
}
