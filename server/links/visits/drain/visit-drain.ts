import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { makeGiveWay } from './give-way.ts';
import {
  readJournal,
  type Chunk,
  type JournalReader,
  type PlacedVisit,
} from '../../visit-journal/journal-reader.ts';
import {
  adoptJournalFolders,
  endJournalFolder,
  type JournalFolder,
} from '../../visit-journal/journal-folder.ts';
import { takeVisits } from '../service.ts';

export interface DrainParts {
  db: Db;
  makeContext: () => Context;
  /** Where journals lie; `own` is written to by this very process. */
  parent: string;
  own: { id: string; folder: string };
  readers: Parameters<typeof takeVisits>[2];
  times: DrainTimes;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface DrainTimes {
  /** How often an empty journal is looked into. */
  idleMs: number;
  afterFailureMs: number;
  /** How often journals are looked for that dead processes left. */
  adoptEveryMs: number;
  adoptAfterFailureMs: number;
}

export interface Drain {
  /** Stores what is there still, as long as the database takes it. @returns whether everything is stored */
  finish(): Promise<boolean>;
}

/** Some twenty thousand visits: enough for each statement to be worth its while, little enough to hold. */
const chunkBytes = 4 * 2 ** 20;
/** Teams whose visits are stored at once: one core is left to redirects, and one to the database. */
const abreast = Math.max(1, Math.min(4, availableParallelism() - 2));

/** Brings visits from journals into the database: this process's own, and those that others left behind. */
export function startDrain(parts: DrainParts): Drain {
  const { log, times } = parts;
  const own = readJournal(parts.own.folder);
  const giveWay = makeGiveWay(
    () => own.written(),
    sleep,
    () => performance.now(),
  );
  const ending = new AbortController();
  let adoptAt = 0;

  /** @returns whether there was anything. @throws what keeps it from being stored; it comes again next time */
  async function storeNext(id: string, journal: JournalReader): Promise<boolean> {
    const chunk = journal.next(chunkBytes);
    if (!chunk) return false;
    await storeChunk(parts, id, chunk, giveWay);
    if (chunk.spoilt)
      log.error({ journal: id, lines: chunk.spoilt }, 'a journal of visits holds spoilt lines');
    journal.forget(chunk.end);
    return true;
  }

  async function drainLeft(): Promise<void> {
    adoptAt = performance.now() + times.adoptEveryMs;
    for (const left of adoptJournalFolders(parts.parent, [parts.own.id])) {
      if (await isStored(left)) endJournalFolder(left);
      else {
        left.lock.release();
        adoptAt = performance.now() + times.adoptAfterFailureMs;
      }
    }
  }

  /** Stores a journal to its end, unless this process is to end before, or something keeps it. */
  async function isStored({ id, folder }: JournalFolder): Promise<boolean> {
    try {
      const journal = readJournal(folder);
      while (!ending.signal.aborted) if (!(await storeNext(id, journal))) return true;
    } catch (error) {
      log.warn({ err: error, journal: id }, 'visits wait in a journal that was left');
    }
    return false;
  }

  async function drainAll(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        if (performance.now() >= adoptAt) await drainLeft();
        if (!(await storeNext(parts.own.id, own))) await sleep(times.idleMs);
      } catch (error) {
        log.warn({ err: error }, 'visits wait in their journal');
        await sleep(times.afterFailureMs);
      }
    }
  }

  const draining = drainAll();
  return {
    async finish() {
      ending.abort();
      await draining;
      try {
        while (await storeNext(parts.own.id, own));
        return true;
      } catch (error) {
        log.warn({ err: error }, 'visits wait in their journal for the next start');
        return false;
      }
    },
  };
}

/** @throws Error when the database took not all of it; what it took it will not take twice */
async function storeChunk(
  parts: DrainParts,
  journal: string,
  { visits }: Chunk,
  giveWay: (spentMs: number) => Promise<void>,
): Promise<void> {
  const teams = [...Map.groupBy(visits, ({ teamId }) => teamId)];
  for (let at = 0; at < teams.length; at += abreast) {
    const since = performance.now();
    const stored = await Promise.allSettled(
      teams.slice(at, at + abreast).map(([teamId, ofTeam]) => storeOfTeam(parts, journal, teamId, ofTeam)),
    );
    const failed = stored.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    await giveWay(performance.now() - since);
  }
}

/** One that the database refuses for what it is would hold up all that follow: it is found and left out. */
async function storeOfTeam(
  parts: DrainParts,
  journal: string,
  teamId: number,
  visits: readonly PlacedVisit[],
): Promise<void> {
  const store = (some: readonly PlacedVisit[]) =>
    takeVisits(parts.db, parts.makeContext(), parts.readers, { teamId, journal, visits: some });
  try {
    await store(visits);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (visits.length === 1) {
      parts.log.error({ err: error, journal, teamId, linkId: visits[0]?.linkId }, 'a visit was refused');
      return;
    }
    const middle = Math.ceil(visits.length / 2);
    await storeOfTeam(parts, journal, teamId, visits.slice(0, middle));
    await storeOfTeam(parts, journal, teamId, visits.slice(middle));
  }
}

/** Wrong data or a broken constraint (SQLSTATE classes 22 and 23): the same again would fail again. */
const isRefusal = (error: unknown) => /^2[23]/.test((error as { code?: string }).code ?? '');
