import { totalmem } from 'node:os';
import { join } from 'node:path';
import { SUPERUSER, checkMajorVersion, createCluster, resetSuperuserPassword } from './cluster.ts';
import { stopOrphan } from './orphaned-server.ts';
import { findPlace } from './find-database-place.ts';
import { APP, OWNER, ensureRolesAndDatabase, urlOf } from './database-roles.ts';
import { readOrCreateSecret } from './secret-file.ts';
import { startServer } from './postgres-server.ts';
import type { Log, RunningServer } from './postgres-server.ts';
import { serverSettings } from './postgres-settings.ts';

export interface EmbeddedPostgres {
  /** For migrations and the job schema: owns the database, is no superuser. */
  ownerUrl: string;
  /** For everything else: owns nothing and is subject to row-level security. */
  appUrl: string;
  /** Resolves when all is on disk and the server has ended. */
  stop(): Promise<void>;
  /** Resolves with a sentence when the server ends without having been told to. */
  died: Promise<string>;
}

export interface EmbeddedOptions {
  /** Absolute path; the caller holds its lock. */
  dataDir: string;
  log: Log;
  /** Settings of PostgreSQL that override the built-in ones. */
  settings?: Record<string, string>;
}

const isWrongPassword = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '28P01';

function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Starts the PostgreSQL that comes with the product, on this data folder. Creates the cluster the first time; after a
 * kill, ends the orphaned server and recovers; replaces lost secrets.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const place = await findPlace(dataDir, log);
  const { cluster } = place;
  const secret = (name: string) => readOrCreateSecret(join(dataDir, 'secrets', `postgres-${name}`));
  const passwords = { superuser: secret('superuser'), owner: secret('owner'), app: secret('app') };
  try {
    await createCluster(cluster, passwords.superuser);
    place.remember();
    checkMajorVersion(cluster, place.version);
    if (await stopOrphan(cluster))
      log.info('Stopped the PostgreSQL that an earlier, killed start left behind');

    const settings = { ...serverSettings(memoryBytes()), ...options.settings };
    const start = async (): Promise<RunningServer> => {
      const server = await startServer(cluster, settings, log);
      try {
        await ensureRolesAndDatabase(
          urlOf(server.port, SUPERUSER, passwords.superuser, 'postgres'),
          passwords,
        );
        return server;
      } catch (error) {
        await server.stop();
        throw error;
      }
    };
    const server = await start().catch(async (error: unknown) => {
      if (!isWrongPassword(error)) throw error;
      log.info('The secrets of the database were lost; it gets new ones');
      await resetSuperuserPassword(cluster, passwords.superuser);
      return start();
    });
    return {
      ownerUrl: urlOf(server.port, OWNER, passwords.owner),
      appUrl: urlOf(server.port, APP, passwords.app),
      died: server.died,
      stop: async () => {
        await server.stop();
        place.release();
      },
    };
  } catch (error) {
    place.release();
    throw error;
  }
}
