import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { testLinks } from '../../../test/harness/links/test-links.ts';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { makeApp } from '../../../server/app.ts';
import { jobs, visitDrainTimes } from '../../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../../server/core/db/database.ts';
import { startEdge } from '../../../server/workers/edge-role.ts';
import { readEnv } from '../../../server/core/settings/env.ts';
import { importFile } from '../../../server/catalogue/creator-records/service.ts';
import { createTeam } from '../../../server/identity/accounts/service.ts';
import { startSandboxSmtp } from '../../../server/sandbox/sandbox-mail/service.ts';
import { startPaymentWorker } from '../../../server/workers/payment-worker.ts';
import { makeSandboxGateway } from '../../../server/sandbox/sandbox-payments/service.ts';
import { sandboxKeys, sandboxMerchant } from '../../../server/sandbox/sandbox-payments/gateway-keys.ts';
import { makeEdition } from '../../../server/market/rankings/editions/make-edition.ts';
import { seedSandboxCredentials } from '../../../server/sourcing/sources/credentials/sandbox-credentials.ts';
import { inTurn } from '../../../server/core/http/request-front.ts';
import { loadSample } from '../../../server/sandbox/controls/service.ts';
import { createDemoTeam } from '../../../server/sandbox/demo-world/demo-team.ts';
import { startJobs } from '../../../server/core/jobs/job-queue.ts';
import { startMailWorker } from '../../../server/workers/mail-worker.ts';
import { makeMailServices } from '../../../server/boot/make-mail-services.ts';
import { prepareDatabase } from '../../../server/boot/prepare-database.ts';
import { makeSandboxProviders } from '../../../server/sandbox/fake-identity-providers/sandbox-providers.ts';
import { makeSandboxPlatforms } from '../../../server/sandbox/fake-platforms/sandbox-platforms.ts';
import { makeSender } from '../../../server/boot/make-sms-sender.ts';
import { startPictureWorker } from '../../../server/workers/picture-worker.ts';
import { startSourceWorker } from '../../../server/workers/source-worker.ts';
import { makePaymentServices } from '../../../server/boot/make-payment-services.ts';
import { makeSourceServices } from '../../../server/boot/make-source-services.ts';
import { sandboxClock } from '../../../server/core/sandbox-clock.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { cheapHash } from '../../../test/harness/app/cheap-password.ts';
import { asSuperuser, copyDatabase, withDatabase } from '../../../test/harness/database/copy-database.ts';
import {
  makeTestFolder,
  startTestPostgres,
  type TestPostgres,
} from '../../../test/harness/database/test-postgres.ts';
import { rawCreatorsFolder } from './raw-creators.ts';

/** Creators of three platforms: enough for several pages, and loaded in seconds. */
export const sampleCount = 3000;

/** The product with prepared data, served on a free port of this machine. */
export interface SeedWorld {
  /** e.g. `http://127.0.0.1:40123` */
  address: string;
  db: Db;
  appUrl: string;
  end: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** The part of the launcher (plain JavaScript) that is used here. */
interface WebBuilder {
  buildWeb: (root: string, node: string) => Promise<void>;
}

/** Builds the web if its sources changed, and copies it, so that a later rebuild does not affect it. */
async function copyOfWeb(into: string): Promise<void> {
  const builder = pathToFileURL(path.join(root, 'bin/launch/prepare/build-web.mjs')).href;
  const { buildWeb } = (await import(builder)) as WebBuilder;
  await buildWeb(root, process.execPath);
  fs.cpSync(path.join(root, 'dist'), path.join(into, 'dist'), { recursive: true });
}

/** The main account of a team without sub-accounts; not an operator. */
export const marketerAccount = { username: 'marketer', password: 'far-voyage-2026' } as const;

const open = (url: string) => makeDb(makePool({ url, poolSize: 8, onIdleError: () => undefined }));

/** A database with the prepared data. */
export type Seed = Pick<TestPostgres, 'superuserUrl' | 'ownerUrl' | 'appUrl'>;

/** Creates the demo account, a team without sub-accounts and the sample world in an empty database. */
export async function sow({ ownerUrl, appUrl }: Seed): Promise<void> {
  const db = open(appUrl);
  const ctx = realContext();
  try {
    await prepareDatabase(ownerUrl, db, jobs);
    await createDemoTeam(db, ctx);
    await createTeam(db, ctx, {
      teamName: '远航品牌',
      nickname: '小远',
      isOperator: false,
      plan: 'pro',
      ...marketerAccount,
      password: cheapHash(marketerAccount.password),
    });
    await loadSample(db, ctx, { count: sampleCount });
    // Once here instead of in each product, in parallel with its tests.
    await makeEdition(db, ctx, { batchSize: 2000, rest: () => Promise.resolve() });
  } finally {
    await db.destroy();
  }
}

/** Adds the real set of Vietnamese TikTok creators. */
export async function addRealCreators({ appUrl }: Seed): Promise<void> {
  const db = open(appUrl);
  try {
    await importFile(db, realContext(), { path: rawCreatorsFolder });
  } finally {
    await db.destroy();
  }
}

/** A copy of the database on the same server, made from beside it: two that are made at once must not find each other in it. */
export async function copyOf({ superuserUrl, ownerUrl, appUrl }: Seed): Promise<Seed> {
  const name = `world_${randomBytes(6).toString('hex')}`;
  const [, from = ''] = new URL(appUrl).pathname.split('/');
  await asSuperuser(withDatabase(superuserUrl, 'postgres'), client => copyDatabase(client, from, name));
  return { superuserUrl, ownerUrl: withDatabase(ownerUrl, name), appUrl: withDatabase(appUrl, name) };
}

/** A temporary PostgreSQL with data of its own. */
async function ownSeed(ends: (() => unknown)[]): Promise<Seed> {
  const postgres = await startTestPostgres();
  ends.push(() => postgres.stop());
  await sow(postgres);
  return postgres;
}

/** Starts the server and its jobs on a copy of a database, or on a temporary PostgreSQL of its own. */
export async function startSeedWorld({
  seed,
  pages = {},
}: {
  seed?: Seed;
  /** Files to serve besides the web: text by name. */
  pages?: Record<string, string>;
} = {}): Promise<SeedWorld> {
  const ends: (() => unknown)[] = [];
  const end = async () => {
    for (const each of ends.splice(0).toReversed()) await each();
  };
  try {
    const folder = makeTestFolder();
    ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
    await copyOfWeb(folder);
    for (const [name, text] of Object.entries(pages)) fs.writeFileSync(path.join(folder, 'dist', name), text);
    const { appUrl } = seed ? await copyOf(seed) : await ownSeed(ends);
    const db = open(appUrl);
    ends.push(() => db.destroy());
    const log = pino({ level: 'silent' });
    const env = { ...readEnv({}), root: folder };
    const work = await startJobs({
      url: appUrl,
      db,
      jobs,
      settings: env,
      makeContext: () => realContext(),
      log,
      runsJobs: true,
    });
    ends.push(() => work.stop(5));
    const clock = await sandboxClock.follow(db, { listenUrl: appUrl, onLost: () => undefined });
    ends.push(() => clock.close());
    const smtp = await startSandboxSmtp(db, () => realContext(), { personas: env.SANDBOX_PEOPLE });
    ends.push(() => smtp.stop());
    const mail = await makeMailServices(env, db, { publicUrl: 'http://127.0.0.1' });
    const standIns = await makeSandboxPlatforms(sampleCount, () => sources.publicUrl);
    const sources = await makeSourceServices(env, db, {
      publicUrl: 'http://127.0.0.1',
      sandbox: standIns.platforms,
    });
    await seedSandboxCredentials(db, realContext(), sources);
    const links = { ...testLinks(), publicUrl: 'http://127.0.0.1' };
    const edge = startEdge({
      env,
      log,
      db,
      links,
      url: appUrl,
      folder: path.join(folder, 'visits'),
      drainTimes: visitDrainTimes,
    });
    ends.push(() => edge.stop());
    const sandboxPay = makeSandboxGateway({
      db,
      secrets: mail.secrets,
      makeContext: () => realContext(),
      publicUrl: () => mail.publicUrl,
      onFault: () => undefined,
    });
    const providers = await makeSandboxProviders(() => mail.publicUrl);
    const payKeys = await sandboxKeys(db, mail.secrets, realContext());
    const payments = makePaymentServices(env, {
      publicUrl: 'http://127.0.0.1',
      sandbox: place => sandboxMerchant(payKeys, place),
      ctx: realContext(),
    });
    const app = await makeApp({
      env,
      log,
      db,
      front: inTurn([standIns.front, providers, sandboxPay.front, edge.front]),
      makeContext: realContext,
      sms: await makeSender(env, log, db),
      mail,
      links,
      sources,
      payments,
      listenUrl: appUrl,
      areJobsHealthy: () => work.isHealthy(),
    });
    ends.push(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    mail.publicUrl = links.publicUrl = sources.publicUrl = payments.publicUrl = address;
    const worker = startMailWorker({ db, makeContext: () => realContext(), mail, log });
    ends.push(() => worker.stop());
    const collecting = startSourceWorker({ db, makeContext: () => realContext(), sources, log });
    ends.push(() => collecting.stop());
    const pictures = startPictureWorker({ db, makeContext: () => realContext(), sources, log });
    ends.push(() => pictures.stop());
    const paying = startPaymentWorker({
      db,
      makeContext: () => realContext(),
      payments,
      mail,
      sandboxPay,
      log,
    });
    ends.push(() => paying.stop());
    return { address, db, appUrl, end };
  } catch (error) {
    await end();
    throw error;
  }
}
