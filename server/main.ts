import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { makeApp } from './app.ts';
import { jobs, visitDrainTimes } from './schedule.ts';
import { banner } from './boot/banner.ts';
import { DemoWorldStory } from './boot/story-of-demo-world.ts';
import { DataFolderError } from './core/settings/data-folder.ts';
import { UnsafeRoleError } from './core/db/app-role.ts';
import type { Db } from './core/db/database.ts';
import { startEdge } from './workers/edge-role.ts';
import { readEnv, SettingsError, type Env } from './core/settings/env.ts';
import { startSandboxSmtp } from './sandbox/sandbox-mail/service.ts';
import { watchFolder } from './catalogue/creator-records/service.ts';
import { fillSandbox, seedSandbox, sampleCount } from './sandbox/controls/service.ts';
import { makeSandboxGateway } from './sandbox/sandbox-payments/service.ts';
import { sandboxKeys, sandboxMerchant } from './sandbox/sandbox-payments/gateway-keys.ts';
import { inTurn } from './core/http/request-front.ts';
import { dataFolderOf, importFolderOf, openInstallation } from './boot/installation.ts';
import { startJobs } from './core/jobs/job-queue.ts';
import { makeSender } from './boot/make-sms-sender.ts';
import { makeLog } from './core/log.ts';
import { makeMailServices } from './boot/make-mail-services.ts';
import type { LinkServices } from './outside/network/link-services.ts';
import { systemDns } from './outside/network/dns-texts.ts';
import { makePaymentServices, warnOfWrongKeys } from './boot/make-payment-services.ts';
import { prepareDatabase } from './boot/prepare-database.ts';
import { markOrRefuseSandbox, SandboxDataError } from './boot/sandbox-mark.ts';
import { makeSandboxProviders } from './sandbox/fake-identity-providers/sandbox-providers.ts';
import { makeSandboxPlatforms } from './sandbox/fake-platforms/sandbox-platforms.ts';
import { startWorkers } from './workers/all-workers.ts';
import { startSearchColumns } from './workers/search-columns-role.ts';
import { startPictureWorker } from './workers/picture-worker.ts';
import { makeSourceServices } from './boot/make-source-services.ts';
import { sandboxClock } from './core/sandbox-clock.ts';
import { realContext } from './core/real-context.ts';

const shutdownSeconds = 20;

function say(text: string): void {
  process.stdout.write(text);
}

/** What was started, to be ended in reverse order: requests first, then jobs, the database last. */
class Running {
  private readonly ends: (() => Promise<void>)[] = [];

  add(end: () => Promise<void>): void {
    this.ends.push(end);
  }

  async stop(): Promise<void> {
    for (let end = this.ends.pop(); end; end = this.ends.pop()) await end();
  }
}

/** A folder that cannot be created is logged; the product runs without it. */
async function watchInbox(env: Env, db: Db, log: Logger): Promise<void> {
  const folder = importFolderOf(env);
  await mkdir(folder, { recursive: true }).catch((err: unknown) => {
    log.warn({ err }, 'the folder that files are imported from cannot be made');
  });
  await watchFolder(db, folder);
}

/** Starts the roles of this process; if it fails, `running` holds what was started. */
async function start(env: Env, log: Logger, running: Running): Promise<void> {
  const installation = await openInstallation(env, log, 'server');
  running.add(() => installation.close());
  const { db, appUrl, ownerUrl } = installation;
  void installation.died.then(sentence => {
    log.fatal(sentence);
    process.exit(1);
  });
  const migrated = await prepareDatabase(ownerUrl, db, jobs);
  if (migrated.length) log.info({ migrated }, 'schema is up to date');
  await markOrRefuseSandbox(db, env);
  if (env.SANDBOX) {
    const onLost = (err: unknown) => log.warn({ err }, 'the clock of the sandbox cannot be read');
    const clock = await sandboxClock.follow(db, { listenUrl: appUrl, onLost });
    running.add(() => clock.close());
  }
  const publicUrl = env.PUBLIC_URL || `http://${env.HOST}:${env.PORT}`;
  const mail = await makeMailServices(env, db, { publicUrl });
  const story = new DemoWorldStory();
  const standIns = env.SANDBOX
    ? await makeSandboxPlatforms(sampleCount, () => sources.publicUrl, story.now)
    : null;
  const sources = await makeSourceServices(env, db, { publicUrl, sandbox: standIns?.platforms ?? null });
  if (env.SANDBOX && env.ROLE === 'all')
    await seedSandbox(db, realContext(), sources, { hasDemoWorld: env.DEMO_WORLD });
  const runsJobs = env.ROLE === 'all' || env.ROLE === 'worker';
  if (runsJobs) await watchInbox(env, db, log);
  const work = await startJobs({
    url: appUrl,
    db,
    jobs,
    settings: env,
    makeContext: story.contextFor,
    log,
    runsJobs,
  });
  running.add(() => work.stop(shutdownSeconds));
  const links: LinkServices = {
    publicUrl: mail.publicUrl,
    shortUrl: env.SHORT_URL.replace(/\/$/, ''),
    dns: systemDns(),
  };
  if (env.SANDBOX && runsJobs) {
    const onFault = (err: unknown) => log.error({ err }, 'the mail server of the sandbox failed');
    const smtp = await startSandboxSmtp(db, story.context, { personas: env.SANDBOX_PEOPLE, onFault });
    running.add(() => smtp.stop());
  }
  const answersLinks = env.ROLE === 'all' || env.ROLE === 'edge';
  const folder = path.join(dataFolderOf(env), 'visits');
  const edge = answersLinks
    ? startEdge({ env, log, db, links, url: appUrl, folder, drainTimes: visitDrainTimes })
    : null;
  if (edge) running.add(() => edge.stop());
  const sandboxPay = env.SANDBOX
    ? makeSandboxGateway({
        db,
        secrets: mail.secrets,
        makeContext: story.context,
        publicUrl: () => mail.publicUrl,
        onFault: (err: unknown) => log.error({ err }, 'the payment gateway of the sandbox failed'),
      })
    : null;
  const payKeys = env.PAY_GATEWAY === 'sandbox' ? await sandboxKeys(db, mail.secrets, realContext()) : null;
  const payments = makePaymentServices(env, {
    publicUrl,
    sandbox: payKeys && (place => sandboxMerchant(payKeys, place)),
    ctx: story.context(),
  });
  const providers = env.SANDBOX ? await makeSandboxProviders(() => mail.publicUrl) : undefined;
  const fronts = [story.front, standIns?.front, providers, sandboxPay?.front, edge?.front].filter(
    front => front !== undefined,
  );
  const parts = {
    env,
    log,
    db,
    areJobsHealthy: () => work.isHealthy(),
    sms: await makeSender(env, log, db),
    mail,
    links,
    sources,
    payments,
    listenUrl: appUrl,
  };
  const app = await makeApp({ ...parts, makeContext: realContext, front: inTurn(fronts) });
  running.add(async () => {
    installation.announceStop();
    await app.close();
  });
  if (env.SEARCH_COLUMNS && (env.ROLE === 'all' || env.ROLE === 'web')) {
    const columns = startSearchColumns({ url: appUrl, log });
    running.add(() => columns.stop());
  }
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  // With a free port, the address is known only now.
  if (!env.PUBLIC_URL) mail.publicUrl = links.publicUrl = sources.publicUrl = address;
  // A sandbox in a single process does not need the detour through the public address.
  if (payments.isSandbox && (env.ROLE === 'all' || !env.PUBLIC_URL)) payments.publicUrl = address;
  void warnOfWrongKeys(payments, log);
  installation.announce(env.PUBLIC_URL || address);
  say(banner(env, env.PUBLIC_URL || address));
  const makeContext = () => realContext();
  if (runsJobs) {
    const pictures = startPictureWorker({ db, makeContext, sources, log });
    running.add(() => pictures.stop());
  }
  const stopping = new AbortController();
  if (env.SANDBOX && env.ROLE === 'all') {
    const { signal } = stopping;
    const fill = (onShare: (share: number) => void) =>
      fillSandbox(db, realContext(), { say, signal, onShare });
    const telling = story.tell({ ...parts, ownerUrl, sandboxPay, say, fill }, signal);
    running.add(async () => {
      stopping.abort();
      await telling;
    });
    // What is due by the clock of the story must not be done by that of the product.
    await telling;
  }
  if (!runsJobs || stopping.signal.aborted) return;
  const workers = startWorkers({ db, makeContext, mail, sources, payments, sandboxPay, log });
  running.add(() => workers.stop());
}

/** Messages for known errors; any other error is a bug and keeps its stack. */
function explain(error: unknown, env?: Env): string {
  if (error instanceof SettingsError)
    return `Settings that cannot be used / 以下设置有误:\n${error.message}\n`;
  const isForPeople = [DataFolderError, UnsafeRoleError, SandboxDataError].some(
    kind => error instanceof kind,
  );
  if (isForPeople) return `${(error as Error).message}\n`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `PORT: ${env?.PORT} is in use by another program / 端口已被占用\n`;
  if (code === 'EACCES') return `PORT: this account may not listen on ${env?.PORT} / 没有权限监听该端口\n`;
  if (code === 'ECONNREFUSED' && env?.DATABASE_URL)
    return 'DATABASE_URL: nothing answers there / 无法连接数据库\n';
  return `${error instanceof Error ? error.stack : String(error)}\n`;
}

/** Ends in order on the first signal, within a time that people accept. */
function endOnSignals(running: Running, log: Logger): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), (shutdownSeconds + 10) * 1000).unref();
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(signal));
}

let env: Env | undefined;
const running = new Running();
try {
  env = readEnv();
  const log = makeLog(env);
  endOnSignals(running, log);
  await start(env, log, running);
} catch (error) {
  process.stderr.write(explain(error, env));
  await running.stop();
  process.exit(1);
}
