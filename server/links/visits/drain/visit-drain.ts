import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { makeGiveWay } from './give-way.ts';
import { readJournal } from '../../visit-journal/journal-reader.ts';
import {
  adoptJournalFolders,
  endJournalFolder,
  type JournalFolder,
} from '../../visit-journal/journal-folder.ts';
import type { VisitReaders } from '../storing/read-visit.ts';
import { storeVisits, type JournalVisit } from '../storing/store-visits.ts';
import { readAhead, type ReadingAhead, type ReadyVisits } from './read-ahead.ts';

export interface DrainParts {
  db: Db;
  makeContext: () => Context;
  /** The folder of all journals; this process itself writes to `own`. */
  parent: string;
  own: { id: string; folder: string };
  readers: VisitReaders;
  times: DrainTimes;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface DrainTimes {
  /** How often an empty journal is checked. */
  idleMs: number;
  afterFailureMs: number;
  /** How often journals of dead processes are looked for. */
  adoptEveryMs: number;
  adoptAfterFailureMs: number;
}

export interface Drain {
  /** Stores the rest while the database accepts it. @returns whether everything is stored */
  finish(): Promise<boolean>;
}

/** The number of teams whose visits are stored at the same time: one core is left to redirects, one to the database. */
const abreast = Math.max(1, Math.min(4, availableParallelism() - 2));

/** Moves visits from journals into the database: from this process's own, and from those that others left. */
export function startDrain(parts: DrainParts): Drain {
  const { log, times } = parts;
  const ownJournal = readJournal(parts.own.folder);
  const own = readAhead(ownJournal, parts.readers);
  const giveWay = makeGiveWay(
    () => ownJournal.written(),
    sleep,
    () => performance.now(),
  );
  const ending = new AbortController();
  let adoptAt = 0;

  /** @returns whether there was anything. @throws why it could not be stored; the next call tries it again */
  const storeNext = (id: string, journal: ReadingAhead): Promise<boolean> =>
    journal.storeNext(async visits => {
      await storeReady(parts, id, visits, giveWay);
      if (visits.spoilt)
        log.error({ journal: id, lines: visits.spoilt }, 'a journal of visits holds spoilt lines');
    });

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

  /** Stores a journal to its end, unless this process stops first or an error occurs. Returns whether all is stored. */
  async function isStored({ id, folder }: JournalFolder): Promise<boolean> {
    try {
      const journal = readAhead(readJournal(folder), parts.readers);
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

/** @throws Error if the database did not accept all of it; what was accepted is not stored twice */
async function storeReady(
  parts: DrainParts,
  journal: string,
  { byTeam }: ReadyVisits,
  giveWay: (spentMs: number) => Promise<void>,
): Promise<void> {
  const teams = [...byTeam];
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

/** A visit that the database refuses would block all later ones: it is found and left out. */
async function storeOfTeam(
  parts: DrainParts,
  journal: string,
  teamId: number,
  visits: readonly JournalVisit[],
): Promise<void> {
  const store = (some: readonly JournalVisit[]) =>
    storeVisits(parts.db, parts.makeContext(), { teamId, journal, visits: some });
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

/** Wrong data or a broken constraint (SQLSTATE classes 22 and 23): a repetition would fail again. */
const isRefusal = (error: unknown) => /^2[23]/.test((error as { code?: string }).code ?? '');
