import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** What decides where the database lives. */
export interface PlaceFacts {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Can the account that runs PostgreSQL enter the data folder? */
  isDataOpen: boolean;
  /** Can it enter the npm package with PostgreSQL's programs? */
  areProgramsOpen: boolean;
  programsDir: string;
  /** PostgreSQL's version, like 18.4. */
  version: string;
  /** The data folder contains a database. */
  isInsideInUse: boolean;
  /** Where an earlier start put a database outside the data folder; null if none did. */
  recordedDir: string | null;
}

export interface Places {
  clusterDir: string;
  programsDir: string;
}

const SYSTEM_FOLDER = '/var/lib/starbridge';

/** Returns the folder for a database whose data folder PostgreSQL's account cannot enter: one for each data folder. */
export function outsideFolder(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const name = basename(dirname(dataDir)).replace(/[^\w.-]+/g, '-') || 'root';
  return join(SYSTEM_FOLDER, `${name}-${hash}`);
}

/**
 * Decides where the database and PostgreSQL's programs live. A database that exists stays where it is, even
 * when the folders' rights have changed since: a new, empty one elsewhere would look like lost data.
 */
export function resolvePlaces(facts: PlaceFacts): Places {
  const inside = join(facts.dataDir, 'postgres');
  const programsDir = facts.areProgramsOpen
    ? facts.programsDir
    : join(SYSTEM_FOLDER, `postgresql-${facts.version}`);
  if (facts.isInsideInUse) return { clusterDir: inside, programsDir };
  if (facts.recordedDir !== null) return { clusterDir: facts.recordedDir, programsDir };
  const clusterDir = facts.isDataOpen ? inside : join(outsideFolder(facts.dataDir), 'postgres');
  return { clusterDir, programsDir };
}
