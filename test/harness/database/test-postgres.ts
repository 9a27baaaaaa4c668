import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { accountFor, canEnter } from '../../../server/core/db/embedded/system-account.ts';
import { SUPERUSER, createCluster } from '../../../server/core/db/embedded/cluster.ts';
import type { Cluster } from '../../../server/core/db/embedded/cluster.ts';
import { stopOrphan } from '../../../server/core/db/embedded/orphaned-server.ts';
import { resolvePlaces } from '../../../server/core/db/embedded/database-places.ts';
import {
  copyPrograms,
  findPackagedPostgres,
  openFolder,
} from '../../../server/core/db/embedded/postgres-programs.ts';
import {
  APP,
  OWNER,
  ensureRolesAndDatabase,
  urlOf,
} from '../../../server/core/db/embedded/database-roles.ts';
import { startServer } from '../../../server/core/db/embedded/postgres-server.ts';
import { serverSettings } from '../../../server/core/db/embedded/postgres-settings.ts';
import { hasRoomInMemory, memoryFolder } from './memory-folder.ts';

/** A PostgreSQL for tests or benchmarks, with the product's roles and an empty database. */
export interface TestPostgres {
  superuserUrl: string;
  ownerUrl: string;
  appUrl: string;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

const PREFIX = 'starbridge-test-';
const PASSWORD = 'test';
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
const MEMORY_BYTES = 2 * 1024 ** 3;

function temporaryRoot(): string {
  const account = accountFor(null);
  const open = [tmpdir(), '/tmp', '/var/tmp'].find(folder => canEnter(folder, account));
  if (open === undefined)
    throw new Error(`"${account?.name}", who runs PostgreSQL, can enter no temporary folder`);
  return open;
}

/** An empty folder that PostgreSQL's account can enter, by default in the system's temporary folder. */
export function makeTestFolder(root = temporaryRoot()): string {
  const folder = mkdtempSync(join(root, PREFIX));
  openFolder(folder);
  writeFileSync(join(folder, 'owner.pid'), String(process.pid));
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function clusterIn(folder: string): Cluster {
  const clusterDir = join(folder, 'postgres');
  const account = accountFor(clusterDir);
  const packaged = findPackagedPostgres();
  const { programsDir } = resolvePlaces({
    dataDir: folder,
    isDataOpen: true,
    areProgramsOpen: canEnter(join(packaged.dir, 'bin'), account),
    programsDir: packaged.dir,
    version: packaged.version,
    isInsideInUse: true,
    recordedDir: null,
  });
  if (programsDir !== packaged.dir) copyPrograms(packaged, programsDir);
  return { clusterDir, programsDir, account };
}

/**
 * Tests create and drop databases of a thousand files each, and ext4 searches all recently freed inodes before it
 * assigns one: a quarter of a run's time. Benchmarks use a disk.
 */
function rootFor({ fsync }: Record<string, string>): string {
  const isThrownAway = fsync === 'off' && hasRoomInMemory() && canEnter(memoryFolder, accountFor(null));
  return isThrownAway ? memoryFolder : temporaryRoot();
}

/** Removes the servers and folders of killed runs. */
export async function removeLeftovers(): Promise<void> {
  const roots = [temporaryRoot(), memoryFolder].filter(root => existsSync(root));
  const inside = (root: string) => readdirSync(root).map(name => join(root, name));
  for (const folder of roots.flatMap(inside).filter(path => basename(path).startsWith(PREFIX))) {
    try {
      if (isAlive(Number(readFileSync(join(folder, 'owner.pid'), 'utf8')))) continue;
      await stopOrphan(clusterIn(folder), 'immediate');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another account, or another run is deleting it.
    }
  }
}

/**
 * Starts a temporary PostgreSQL: nothing of it survives `stop`, a crash or the next `removeLeftovers`.
 * @param settings of PostgreSQL that override those for tests; benchmarks enable `fsync` and use more memory
 */
export async function startTestPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const all = { ...serverSettings(MEMORY_BYTES), ...THROW_AWAY, ...settings };
  const folder = makeTestFolder(rootFor(all));
  const cluster = clusterIn(folder);
  const log = { info: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };
  await createCluster(cluster, PASSWORD, ['--no-sync']);
  const server = await startServer(cluster, all, log);
  await ensureRolesAndDatabase(urlOf(server.port, SUPERUSER, PASSWORD, 'postgres'), {
    owner: PASSWORD,
    app: PASSWORD,
  });
  return {
    superuserUrl: urlOf(server.port, SUPERUSER, PASSWORD),
    ownerUrl: urlOf(server.port, OWNER, PASSWORD),
    appUrl: urlOf(server.port, APP, PASSWORD),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
