import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockDataFolder } from '../../settings/data-folder.ts';
import { accountFor, canEnter } from './system-account.ts';
import type { Cluster } from './cluster.ts';
import { stopOrphan } from './orphaned-server.ts';
import { resolvePlaces } from './database-places.ts';
import { copyPrograms, findPackagedPostgres, openFolder } from './postgres-programs.ts';
import type { Log } from './postgres-server.ts';

/** The place of a data folder's database, held by this process. */
export interface Place {
  cluster: Cluster;
  /** PostgreSQL's version, like 18.4. */
  version: string;
  /** Call it once the cluster exists: records a place outside the data folder in the data folder. */
  remember(): void;
  /** Gives up the lock on a place outside the data folder. */
  release(): void;
}

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

function readRecord(file: string): string | null {
  if (!existsSync(file)) return null;
  const recorded = readFileSync(file, 'utf8').trim();
  if (isCluster(recorded)) return recorded;
  throw new Error(
    `The database of this data folder is missing: ${recorded}. Bring it back, or remove ${file} to begin with an empty one`,
  );
}

/** Renames a database without a record: it belongs to an earlier data folder at this path. Never reused or removed. */
async function setAside(cluster: Cluster, log: Log): Promise<void> {
  if (!isCluster(cluster.clusterDir)) return;
  await stopOrphan(cluster);
  const aside = `${cluster.clusterDir}.left-${new Date().toISOString().replace(/\W/g, '')}`;
  renameSync(cluster.clusterDir, aside);
  log.info(`A database of a removed data folder is kept as ${aside}; this start begins with an empty one`);
}

/**
 * Finds or prepares the place where the database of a data folder lives, see `resolvePlaces`.
 * @param dataDir absolute; created when missing
 */
export async function findPlace(dataDir: string, log: Log): Promise<Place> {
  mkdirSync(dataDir, { recursive: true });
  const real = realpathSync(dataDir);
  const inside = join(real, 'postgres');
  const recordFile = join(real, 'postgres.location');
  const isInsideInUse = isCluster(inside);
  const recordedDir = readRecord(recordFile);
  const account = accountFor(isInsideInUse ? inside : recordedDir);
  const packaged = findPackagedPostgres();

  const { clusterDir, programsDir } = resolvePlaces({
    dataDir: real,
    isDataOpen: canEnter(real, account),
    areProgramsOpen: canEnter(join(packaged.dir, 'bin'), account),
    programsDir: packaged.dir,
    version: packaged.version,
    isInsideInUse,
    recordedDir,
  });
  const cluster = { clusterDir, programsDir, account };
  if (programsDir !== packaged.dir && copyPrograms(packaged, programsDir)) {
    log.info(
      `PostgreSQL runs as "${account?.name}", who can't enter ${packaged.dir}: copied it to ${programsDir}`,
    );
  }

  const version = packaged.version;
  if (clusterDir === inside) {
    if (!canEnter(real, account)) {
      throw new Error(
        `PostgreSQL runs as "${account?.name}", who can't enter ${real}; give it the right to (chmod o+x)`,
      );
    }
    return { cluster, version, remember: () => undefined, release: () => undefined };
  }

  const folder = dirname(clusterDir);
  mkdirSync(folder, { recursive: true });
  openFolder(dirname(folder));
  openFolder(folder);
  const lock = await lockDataFolder(folder);
  const isNew = recordedDir === null;
  if (isNew) {
    await setAside(cluster, log);
    log.info(
      `PostgreSQL runs as "${account?.name}", who can't enter ${real}: the database is in ${clusterDir}`,
    );
  }
  const remember = () => {
    if (!isNew) return;
    writeFileSync(`${recordFile}.new`, `${clusterDir}\n`);
    renameSync(`${recordFile}.new`, recordFile);
  };
  return { cluster, version, remember, release: () => lock.release() };
}
