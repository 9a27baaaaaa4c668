import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../../server/core/context.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { settleDoubts } from '../../../server/outreach/delivery/settling/doubtful-messages.ts';
import { startSending } from '../../../server/outreach/delivery/sending/sending-engine.ts';
import type { Mailbox } from '../../../server/outside/mail-protocol/mailbox-access.ts';
import type { MailServices } from '../../../server/outside/mail-protocol/mail-services.ts';
import { emptyMailbox } from '../../harness/mail/empty-mailbox.ts';
import { testMail } from '../../harness/mail/test-mail.ts';
import { readInboxes } from '../../fixtures/outreach/mailing-fixture.ts';
import { takenMails } from './sink-process.ts';

export interface WorkerSettings {
  appUrl: string;
  /** The file of the mails that the server accepted; it is the Sent folder of every sender. */
  file: string;
  /** The product's clock starts at `since` when the real one is at `from`, and runs `speed` times as fast. */
  clock: { from: number; since: number; speed: number };
  leaseMs: number;
  /** Teams whose inboxes count as read: nobody replies here. */
  teamIds: readonly number[];
  connections: number;
}

/** The accelerated clock of all workers and of the test. */
export function fastContext({ from, since, speed }: WorkerSettings['clock']): Context {
  return { now: () => new Date(since + (Date.now() - from) * speed), randomBytes, lang: 'en' };
}

export interface WorkerProcess {
  pid: number;
  kill(): Promise<void>;
}

/** Starts a worker process that sends due mail until it is killed or its parent ends. */
export async function startWorkerProcess(settings: WorkerSettings): Promise<WorkerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), JSON.stringify(settings)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('the worker has no output');
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** One sender's provider files sent mail in the Sent folder, as Gmail and others do. */
function mailboxOf(username: string, file: string): Mailbox {
  const files = username.startsWith('files');
  return {
    ...emptyMailbox,
    isInSent: async messageId => files && takenMails(file).some(mail => mail.messageId === messageId),
  };
}

async function work([text = '{}']: string[]): Promise<void> {
  const settings = JSON.parse(text) as WorkerSettings;
  const db = makeDb(makePool({ url: settings.appUrl, poolSize: 6, onIdleError: () => undefined }));
  const usual = await testMail(db);
  const world: MailServices = {
    ...usual,
    openMailbox: async ({ username }) => mailboxOf(username, settings.file),
  };
  const makeContext = () => fastContext(settings.clock);
  const log = { warn: () => undefined, error: (fault: unknown) => console.error(fault) };
  startSending(db, makeContext, world, {
    senders: 4,
    connections: settings.connections,
    leaseMs: settings.leaseMs,
    everyMs: 100,
    log,
  });
  const { teamIds } = settings;
  setInterval(() => void readInboxes(db, makeContext(), teamIds).catch(() => undefined), 50);
  setInterval(() => void settleDoubts(db, makeContext(), world).catch(() => undefined), 300);
  process.stdout.write('begun\n');
  process.stdin.resume();
  process.stdin.on('end', () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
