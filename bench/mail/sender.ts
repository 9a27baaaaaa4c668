import { createTransport } from 'nodemailer';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { startSending } from '../../server/outreach/delivery/sending/sending-engine.ts';
import { realContext } from '../../server/core/real-context.ts';
import { testMail } from '../../test/harness/mail/test-mail.ts';
import { benchContent } from './content.ts';

/** One side in a process of its own: `node sender.ts nodemailer|raw|product JSON`. */
export interface SenderJob {
  port: number;
  connections: number;
  messages: number;
  /** Of the product. */
  appUrl: string;
  teamId: number;
  taskId: number;
}

export interface Sent {
  seconds: number;
  /** CPU time (user and system) of this process, ms. */
  cpuMs: number;
  peakMb: number;
}

type Side = 'nodemailer' | 'raw' | 'product';

const [side = '', text = '{}'] = process.argv.slice(2);
const job = JSON.parse(text) as SenderJob;

const fill = (template: string, n: number) =>
  template
    .replace(/\{\{[^}]*\}\}/g, () => `Recipient ${n}`)
    .replaceAll('"https://', `"http://127.0.0.1:8080/m/c/token-of-message-${n}/`);

function mailOf(n: number) {
  const round = benchContent().rounds[0];
  const html = fill(round?.html ?? '', n);
  return {
    from: { name: '林溪', address: 'lin@brand.example' },
    to: { name: `Recipient ${n}`, address: `r${n}@d${n % 50}.sink.example` },
    subject: fill(round?.subject ?? '', n),
    html: `${html}<img src="http://127.0.0.1:8080/m/o/token-of-message-${n}" width="1" height="1" alt="">`,
    text: html.replace(/<[^>]+>/g, ' '),
    headers: {
      'List-Unsubscribe': `<http://127.0.0.1:8080/u/token-of-message-${n}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** nodemailer's pool with twice as many messages in flight as connections (its queue is unbounded). */
async function sendByNodemailer(isRaw: boolean): Promise<void> {
  const { port, connections, messages } = job;
  const transport = createTransport({
    pool: true,
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    auth: { user: 'lin@brand.example', pass: 'secret' },
    maxConnections: connections,
    maxMessages: 500,
  });
  const finished = isRaw ? await finishedMail() : null;
  let next = 1;
  const work = async () => {
    for (let n = next++; n <= messages; n = next++) {
      if (!finished) await transport.sendMail(mailOf(n));
      else {
        const envelope = { from: 'lin@brand.example', to: [`r${n}@d${n % 50}.sink.example`] };
        await transport.sendMail({ envelope, raw: finished });
      }
    }
  };
  await Promise.all(Array.from({ length: 2 * connections }, work));
  transport.close();
}

async function finishedMail(): Promise<Buffer> {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await builder.sendMail(mailOf(1));
  return message as Buffer;
}

/** The product's worker, until all messages are sent. */
async function sendByProduct(): Promise<void> {
  const db = makeDb(makePool({ url: job.appUrl, poolSize: 6, onIdleError: () => undefined }));
  const mail = await testMail(db);
  const log = { warn: console.error, error: console.error };
  const options = { senders: 1, connections: job.connections, leaseMs: 30_000, everyMs: 100, log };
  const engine = startSending(db, () => realContext(), mail, options);
  const { untilSent } = await import('./until-sent.ts');
  await untilSent(db, job);
  await engine.stop();
  await db.destroy();
}

const sides: Record<Side, () => Promise<void>> = {
  nodemailer: () => sendByNodemailer(false),
  raw: () => sendByNodemailer(true),
  product: sendByProduct,
};

const cpu = process.cpuUsage();
const started = performance.now();
await sides[side as Side]();
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(cpu);
const sent: Sent = {
  seconds,
  cpuMs: (user + system) / 1000,
  peakMb: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(`${JSON.stringify(sent)}\n`);
process.exit(0);
