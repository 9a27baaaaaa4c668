import { jobs } from '../../server/schedule.ts';
import type { Db } from '../../server/core/db/database.ts';
import { DataFolderError } from '../../server/core/settings/data-folder.ts';
import { pendingMigrations } from '../../server/core/db/migrate.ts';
import { readEnv, SettingsError, type Env } from '../../server/core/settings/env.ts';
import { openInstallation } from '../../server/boot/installation.ts';
import { makeLog } from '../../server/core/log.ts';
import type { Logger } from 'pino';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { sandboxClock } from '../../server/core/sandbox-clock.ts';

/** What a command works with. */
export interface Command {
  env: Env;
  db: Db;
  appUrl: string;
  ownerUrl: string;
  log: Logger;
  /** Aborted when the command is told to stop. */
  interrupted: AbortSignal;
}

/**
 * Runs a command on the configured installation, whether the product is running or not, and closes it, also after an
 * interrupt.
 */
export async function withInstallation<T>(work: (command: Command) => Promise<T>): Promise<T> {
  const log = makeLog({ LOG_LEVEL: 'error' });
  const env = readEnv();
  const installation = await openInstallation(env, log, 'command');
  const { db, appUrl, ownerUrl } = installation;
  const interruption = new AbortController();
  const stop = () => {
    interruption.abort();
    void installation.close().finally(() => process.exit(130));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const pending = await pendingMigrations(db).catch(() => null);
    if (pending === null || pending.length) await prepareDatabase(ownerUrl, db, jobs);
    if (env.SANDBOX) await sandboxClock.sync(db);
    return await work({ env, db, appUrl, ownerUrl, log, interrupted: interruption.signal });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await installation.close();
  }
}

/** Prints a sentence for errors that the caller can fix; any other error keeps its stack. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError) return `Settings that cannot be used:\n${error.message}\n`;
  if (error instanceof DataFolderError) return `${error.message}\n`;
  return `${error instanceof Error ? error.stack : String(error)}\n`;
}
