import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { DataFolderBusyError, lockDataFolder, type DataFolderLock } from '../core/settings/data-folder.ts';
import { makeDb, makePool, type Db } from '../core/db/database.ts';
import { startEmbeddedPostgres } from '../core/db/embedded/start-embedded.ts';
import type { Env } from '../core/settings/env.ts';

/** An open database: an external one, the embedded one that this process started, or that of a running product. */
export interface Installation {
  db: Db;
  appUrl: string;
  ownerUrl: string;
  /** Resolves with a sentence if the embedded database ends by itself. */
  died: Promise<string>;
  /** Publishes the product's address; commands find the database through it. */
  announce(address: string): void;
  /** Tells a second start to wait for the end of this one. */
  announceStop(): void;
  close(): Promise<void>;
}

interface Urls {
  appUrl: string;
  ownerUrl: string;
}

const never = new Promise<string>(() => undefined);

/** Without DATA_DIR the data is beside the code. */
export function dataFolderOf(env: Pick<Env, 'DATA_DIR' | 'root'>): string {
  return path.resolve(env.DATA_DIR || path.join(env.root, '.data'));
}

/** The folder that is watched for files of creators. */
export function importFolderOf(env: Pick<Env, 'IMPORT_FOLDER' | 'DATA_DIR' | 'root'>): string {
  return path.resolve(env.IMPORT_FOLDER || path.join(dataFolderOf(env), 'inbox'));
}

function connect(env: Env, log: Logger, urls: Urls): Pick<Installation, 'db' | 'appUrl' | 'ownerUrl'> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const pool = makePool({ url: urls.appUrl, poolSize: env.DATABASE_POOL, onIdleError });
  return { db: makeDb(pool), ...urls };
}

const runningFile = (dataDir: string) => path.join(dataDir, 'running.json');

/** Returns the database of the product that runs on this data folder; only the file's owner can read it. */
function readRunning(dataDir: string): Urls | null {
  try {
    return JSON.parse(fs.readFileSync(runningFile(dataDir), 'utf8')) as Urls;
  } catch {
    return null;
  }
}

async function startEmbedded(
  env: Env,
  log: Logger,
  lock: DataFolderLock,
  dataDir: string,
): Promise<Installation> {
  const sayings = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const postgres = await startEmbeddedPostgres({ dataDir, log: sayings });
  const opened = connect(env, log, postgres);
  fs.writeFileSync(
    runningFile(dataDir),
    JSON.stringify({ appUrl: postgres.appUrl, ownerUrl: postgres.ownerUrl }),
    {
      mode: 0o600,
    },
  );
  return {
    ...opened,
    died: postgres.died,
    announce: address => lock.announce(address),
    announceStop: () => lock.announceStop(),
    async close() {
      fs.rmSync(runningFile(dataDir), { force: true });
      await opened.db.destroy();
      await postgres.stop();
      lock.release();
    },
  };
}

function joined(env: Env, log: Logger, urls: Urls): Installation {
  const opened = connect(env, log, urls);
  return {
    ...opened,
    died: never,
    announce: () => undefined,
    announceStop: () => undefined,
    close: () => opened.db.destroy(),
  };
}

/**
 * Opens the database of the settings.
 * @param purpose a `server` needs the data folder for itself; a `command` joins a running product
 * @throws DataFolderBusyError, DataFolderError
 */
export async function openInstallation(
  env: Env,
  log: Logger,
  purpose: 'server' | 'command',
): Promise<Installation> {
  if (env.DATABASE_URL)
    return joined(env, log, { appUrl: env.DATABASE_URL, ownerUrl: env.MIGRATION_DATABASE_URL });
  const dataDir = dataFolderOf(env);
  try {
    const lock = await lockDataFolder(dataDir);
    return await startEmbedded(env, log, lock, dataDir).catch((error: unknown) => {
      lock.release();
      throw error;
    });
  } catch (error) {
    const running =
      purpose === 'command' && error instanceof DataFolderBusyError ? readRunning(dataDir) : null;
    if (!running) throw error;
    return joined(env, log, running);
  }
}
