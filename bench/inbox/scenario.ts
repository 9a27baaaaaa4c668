import { pino } from 'pino';
import { testPayments } from '../../test/harness/payments/test-payments.ts';
import { testSources } from '../../test/harness/sources/test-sources.ts';
import { makeApp } from '../../server/app.ts';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import { signIn } from '../../server/identity/sign-in/service.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { realContext } from '../../server/core/real-context.ts';
import { startDovecot, type Dovecot } from '../../test/harness/mail/dovecot.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { testLinks } from '../../test/harness/links/test-links.ts';
import { testMail } from '../../test/harness/mail/test-mail.ts';
import { bindMailbox } from '../../test/fixtures/inbox/mailbox-fixture.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { makeTeam } from '../../test/fixtures/two-teams/two-teams.ts';
import { atMost, progress, round, type BenchOptions, type Report } from '../report.ts';
import { askInbox, type Measured } from './asking.ts';
import { bareFetch, firstSync } from './first-sync.ts';
import { boxAddress, madeMails } from './mails.ts';

const boxes = 20;
const secret = 'correct horse';
const seed = 2026;
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '1GB' };
/** Files written in parallel. */
const writers = 16;

async function fill(dovecot: Dovecot, messages: number): Promise<{ megabytes: number }> {
  const mails = madeMails(messages, { boxes, until: new Date(), seed });
  let bytes = 0;
  let written = 0;
  const lane = async () => {
    for (const { box, folder, at, source } of mails) {
      bytes += source.length;
      await dovecot.deliver(boxAddress(box), [source], { folder, at });
      if (++written % 20_000 === 0) progress(`${written} of ${messages} messages written`);
    }
  };
  await Promise.all(Array.from({ length: writers }, lane));
  return { megabytes: round(bytes / 2 ** 20, 0) };
}

/**
 * Messages in 20 mailboxes of a team: the speed of their first sync, compared with the library alone, and the inbox's
 * response times afterwards.
 */
export async function benchInbox({ messages, quick }: BenchOptions): Promise<Report> {
  const addresses = Array.from({ length: boxes }, (_, box) => boxAddress(box));
  const accounts = Object.fromEntries(addresses.map(address => [address, secret]));
  const dovecot = await startDovecot({ accounts });
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 10, onIdleError: () => undefined }));
  try {
    const { megabytes } = await fill(dovecot, messages);
    const access = { port: dovecot.port, addresses, secret };
    progress('the library alone, twice: the first time Dovecot makes its index');
    await bareFetch(access);
    const bare = await bareFetch(access);
    if (bare.count !== messages) throw new Error(`${bare.count} of ${messages} messages lie there`);
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const world = await testMail(db);
    const ctx = testContext(new Date().toISOString());
    const owner = await makeTeam(db, ctx, 'bench', { plan: 'team' });
    for (const address of addresses)
      await bindMailbox(db, ctx, world, owner, {
        address,
        secret,
        imapPort: dovecot.port,
        imapSecurity: 'plain',
      });
    const sync = await firstSync(db, world, { teamId: owner.teamId, messages });
    const app = await makeApp({
      env: { ...readEnv({}), PORT: 0 },
      log: pino({ level: 'silent' }),
      db,
      makeContext: realContext,
      areJobsHealthy: () => true,
      sms: { sendCode: () => Promise.resolve(), sendNotice: () => Promise.resolve() },
      mail: world,
      links: testLinks(),
      sources: testSources(),
      payments: testPayments(),
      listenUrl: postgres.appUrl,
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { access_token: token } = await signIn(db, realContext(), owner);
    await askInbox(address, token, 3);
    const asked = await askInbox(address, token, quick ? 30 : 100);
    await app.close();
    return report({ messages, megabytes, bare, sync, asked });
  } finally {
    await db.destroy();
    await postgres.stop();
    await dovecot.stop();
  }
}

interface Figures {
  messages: number;
  megabytes: number;
  bare: { seconds: number };
  sync: { seconds: number; peakMb: number };
  asked: Measured[];
}

function report({ messages, megabytes, bare, sync, asked }: Figures): Report {
  const perSecond = { bare: round(messages / bare.seconds, 0), sync: round(messages / sync.seconds, 0) };
  const share = round((100 * perSecond.sync) / perSecond.bare);
  const peakMb = round(sync.peakMb, 0);
  return {
    results: [{ messages, megabytes, boxes, perSecond, share, peakMb, seed }, ...asked],
    targets: asked.map(({ name, p95 }) => atMost(`p95 ms, ${name}`, p95, 100)),
    table: [
      `${messages} messages (${megabytes} MB) in ${boxes} mailboxes. First sync: ${perSecond.sync} messages a second, ${share} % of the ${perSecond.bare} that imapflow alone fetches and throws away; peak of the process ${peakMb} MB.`,
      '',
      '| asked | p50 ms | p95 ms | rows | times |',
      '| --- | --- | --- | --- | --- |',
      ...asked.map(({ name, p50, p95, rows, times }) => `| ${name} | ${p50} | ${p95} | ${rows} | ${times} |`),
    ],
  };
}
