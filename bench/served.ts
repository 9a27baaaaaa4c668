import { pino } from 'pino';
import { testPayments } from '../test/harness/payments/test-payments.ts';
import { testSources } from '../test/harness/sources/test-sources.ts';
import { makeApp } from '../server/app.ts';
import { jobs } from '../server/schedule.ts';
import { makeDb, makePool, type Db } from '../server/core/db/database.ts';
import { readEnv } from '../server/core/settings/env.ts';
import { signIn } from '../server/identity/sign-in/service.ts';
import { prepareDatabase } from '../server/boot/prepare-database.ts';
import { realContext } from '../server/core/real-context.ts';
import { testLinks } from '../test/harness/links/test-links.ts';
import { testMail } from '../test/harness/mail/test-mail.ts';
import { startTestPostgres } from '../test/harness/database/test-postgres.ts';
import { makeTeam, type Account } from '../test/fixtures/two-teams/two-teams.ts';

/** The settings of an operator with this many creators; durable, unlike in tests. */
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '4GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
};

/** The product on a database of its own, with a signed-in team on the largest plan. */
export interface Served {
  db: Db;
  appUrl: string;
  ownerUrl: string;
  team: Account;
  /** Milliseconds until the complete response; throws on an error. */
  ask: (path: string) => Promise<number>;
  /** What the response says; throws on an error. */
  read: (path: string) => Promise<unknown>;
}

/** @param fill inserts the data before the product starts */
export async function whileServed<T>(
  fill: (db: Db, ownerUrl: string) => Promise<void>,
  measure: (served: Served) => Promise<T>,
): Promise<T> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 10, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    await fill(db, postgres.ownerUrl);
    const team = await makeTeam(db, realContext(), 'bench', { plan: 'team' });
    const tokens = await signIn(db, realContext(), team);
    const app = await makeApp({
      env: { ...readEnv({}), PORT: 0 },
      log: pino({ level: 'silent' }),
      db,
      makeContext: realContext,
      areJobsHealthy: () => true,
      sms: { sendCode: () => Promise.resolve(), sendNotice: () => Promise.resolve() },
      mail: await testMail(db),
      links: testLinks(),
      sources: testSources(),
      payments: testPayments(),
      listenUrl: postgres.appUrl,
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `bearer ${tokens.access_token}` };
    async function read(path: string): Promise<unknown> {
      const response = await fetch(address + path, { headers });
      const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
      if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
      return data;
    }
    async function ask(path: string): Promise<number> {
      const started = performance.now();
      await read(path);
      return performance.now() - started;
    }
    try {
      return await measure({ db, appUrl: postgres.appUrl, ownerUrl: postgres.ownerUrl, team, ask, read });
    } finally {
      await app.close();
    }
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
