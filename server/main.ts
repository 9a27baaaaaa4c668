import type { Logger } from 'pino';
import { jobs, makeApp } from './app.ts';
import { banner } from './banner.ts';
import { DataFolderError } from './data-folder.ts';
import { UnsafeRoleError } from './db/app-role.ts';
import { readEnv, SettingsError, type Env } from './env.ts';
import { furnishSandbox } from './features/sandbox/service.ts';
import { openInstallation } from './installation.ts';
import { startJobs } from './jobs/boss.ts';
import { makeLog } from './log.ts';
import { prepareDatabase } from './prepare.ts';
import { realContext } from './world.ts';

const shutdownSeconds = 20;

function say(text: string): void {
  process.stdout.write(text);
}

/** Starts the roles of this process. @returns how to stop them in order: requests, jobs, database */
async function start(env: Env, log: Logger): Promise<() => Promise<void>> {
  const installation = await openInstallation(env, log, 'server');
  const { db, appUrl, ownerUrl } = installation;
  const migrated = await prepareDatabase(ownerUrl, db, jobs);
  if (migrated.length) log.info({ migrated }, 'schema is up to date');
  if (env.SANDBOX && env.ROLE === 'all') await furnishSandbox(db, realContext(), say);
  const works = env.ROLE === 'all' || env.ROLE === 'worker';
  const running = await startJobs({ url: appUrl, db, jobs, makeContext: () => realContext(), log, works });
  const app = await makeApp({ env, log, db, makeContext: realContext, areJobsHealthy: running.isHealthy });
  const stop = async () => {
    await app.close();
    await running.stop(shutdownSeconds);
    await installation.close();
  };
  try {
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    installation.announce(env.PUBLIC_URL || address);
    say(banner(env, env.PUBLIC_URL || address));
  } catch (error) {
    await stop();
    throw error;
  }
  void installation.died.then(sentence => {
    log.fatal(sentence);
    process.exit(1);
  });
  return stop;
}

/** The sentences that help; anything else is our fault and keeps its stack. */
function explain(error: unknown, env?: Env): string {
  if (error instanceof SettingsError)
    return `Settings that cannot be used / 以下设置有误:\n${error.message}\n`;
  if (error instanceof DataFolderError || error instanceof UnsafeRoleError) return `${error.message}\n`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `PORT: ${env?.PORT} is in use by another program / 端口已被占用\n`;
  if (code === 'EACCES') return `PORT: this account may not listen on ${env?.PORT} / 没有权限监听该端口\n`;
  if (code === 'ECONNREFUSED' && env?.DATABASE_URL)
    return 'DATABASE_URL: nothing answers there / 无法连接数据库\n';
  return `${error instanceof Error ? error.stack : String(error)}\n`;
}

let env: Env | undefined;
try {
  env = readEnv();
  const log = makeLog(env);
  const stop = await start(env, log);
  let stopping = false;
  const end = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      error => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  process.stderr.write(explain(error, env));
  process.exit(1);
}
