import fs from 'node:fs';
import path from 'node:path';
import { testLinks } from '../test/links.ts';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { jobs, makeApp } from '../server/app.ts';
import { makeDb, makePool, type Db } from '../server/db/database.ts';
import { startEdge } from '../server/edge-role.ts';
import { readEnv } from '../server/env.ts';
import { importFile } from '../server/features/catalogue/service.ts';
import { createTeam } from '../server/features/accounts/service.ts';
import { startSandboxSmtp } from '../server/features/sandbox-mail/service.ts';
import { loadSample } from '../server/features/sandbox/service.ts';
import { startJobs } from '../server/jobs/boss.ts';
import { startMailWorker } from '../server/mail-worker.ts';
import { makeMailWorld } from '../server/mail-world.ts';
import { prepareDatabase } from '../server/prepare.ts';
import { makeSender } from '../server/sms-sender.ts';
import { demoAccount } from '../server/sandbox/demo-account.ts';
import { sandboxClock } from '../server/sandbox/clock.ts';
import { realContext } from '../server/world.ts';
import { makeTestFolder, startTestPostgres } from '../test/postgres.ts';
import { rawCreatorsFolder } from './raw-creators.ts';

/** Creators of three platforms: enough to page through, few enough to load in seconds. */
export const sampleCount = 3000;

/** The product with a named world in it, served on a free port of this machine. */
export interface SeedWorld {
  /** e.g. `http://127.0.0.1:40123` */
  address: string;
  db: Db;
  appUrl: string;
  end: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');

/** The launcher is JavaScript that any Node runs; only this of it is needed here. */
interface WebBuilder {
  buildWeb: (root: string, node: string) => Promise<void>;
}

/** Builds the web when its sources changed, and copies it, so that a rebuild meanwhile does no harm. */
async function copyOfWeb(into: string): Promise<void> {
  const builder = pathToFileURL(path.join(root, 'bin/launch/build-web.mjs')).href;
  const { buildWeb } = (await import(builder)) as WebBuilder;
  await buildWeb(root, process.execPath);
  fs.cpSync(path.join(root, 'dist'), path.join(into, 'dist'), { recursive: true });
}

async function settle(db: Db, withRealData: boolean): Promise<void> {
  const ctx = realContext();
  await createTeam(db, ctx, {
    teamName: '星桥演示团队',
    nickname: '小星',
    isOperator: true,
    plan: 'team',
    ...demoAccount,
  });
  await createTeam(db, ctx, {
    teamName: '远航品牌',
    nickname: '小远',
    isOperator: false,
    plan: 'pro',
    ...marketerAccount,
  });
  await loadSample(db, ctx, { count: sampleCount });
  if (withRealData) await importFile(db, ctx, { path: rawCreatorsFolder });
}

/** A main account of a team without sub-accounts, who is no operator. */
export const marketerAccount = { username: 'marketer', password: 'far-voyage-2026' } as const;

/**
 * Starts a throw-away PostgreSQL, the server and its jobs, with the demo account, a team without
 * sub-accounts, the sample world, and where asked for the real set of Vietnamese TikTok creators.
 */
export async function startSeedWorld({
  withRealData = false,
  pages = {},
}: {
  withRealData?: boolean;
  /** Files to serve beside the web: text by name. */
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
    const postgres = await startTestPostgres();
    ends.push(() => postgres.stop());
    const { appUrl, ownerUrl } = postgres;
    const db = makeDb(makePool({ url: appUrl, poolSize: 8, onIdleError: () => undefined }));
    ends.push(() => db.destroy());
    await prepareDatabase(ownerUrl, db, jobs);
    await settle(db, withRealData);
    const log = pino({ level: 'silent' });
    const work = await startJobs({
      url: appUrl,
      db,
      jobs,
      makeContext: () => realContext(),
      log,
      works: true,
    });
    ends.push(() => work.stop(5));
    const env = { ...readEnv({}), root: folder };
    const clock = await sandboxClock.follow(db, { listenUrl: appUrl, onLost: () => undefined });
    ends.push(() => clock.close());
    const smtp = await startSandboxSmtp(db, () => realContext(), { personas: env.SANDBOX_PEOPLE });
    ends.push(() => smtp.stop());
    const mail = await makeMailWorld(env, db, { publicUrl: 'http://127.0.0.1' });
    const links = { ...testLinks(), publicUrl: 'http://127.0.0.1' };
    const edge = startEdge({ env, log, db, links, url: appUrl, folder: path.join(folder, 'visits') });
    ends.push(() => edge.stop());
    const app = await makeApp({
      env,
      log,
      db,
      front: edge.front,
      makeContext: realContext,
      sms: await makeSender(env, log, db),
      mail,
      links,
      listenUrl: appUrl,
      areJobsHealthy: () => work.isHealthy(),
    });
    ends.push(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    mail.publicUrl = links.publicUrl = address;
    const worker = startMailWorker({ db, makeContext: () => realContext(), mail, log });
    ends.push(() => worker.stop());
    return { address, db, appUrl, end };
  } catch (error) {
    await end();
    throw error;
  }
}
