import { setImmediate as breathe } from 'node:timers/promises';
import type { JournalReader } from '../../visit-journal/journal-reader.ts';
import { readVisit, type VisitReaders } from '../storing/read-visit.ts';
import type { JournalVisit } from '../storing/store-visits.ts';

/** Visits that are ready to be stored. */
export interface ReadyVisits {
  byTeam: Map<number, JournalVisit[]>;
  /** The journal's position after them. */
  end: number;
  /** Lines that could not be read. */
  spoilt: number;
}

/**
 * About forty thousand visits where so many wait: the more are stored together, the fewer counts are written for each,
 * and the more memory they take.
 */
const maxBytes = 8 * 2 ** 20;
/** Some ten milliseconds: between two pieces, answers of the database are attended to. */
const pieceBytes = 2 ** 19;

/** Reads visits of a journal, and derives everything from them that needs no database. @returns null if there are none */
async function readVisits(
  journal: JournalReader,
  readers: VisitReaders,
  after?: number,
): Promise<ReadyVisits | null> {
  const byTeam: ReadyVisits['byTeam'] = new Map();
  let [first, end, spoilt] = [after, after, 0];
  for (;;) {
    const piece = journal.next(pieceBytes, end);
    if (!piece) break;
    for (const visit of piece.visits) {
      const read = Object.assign(readVisit(visit, readers), { position: visit.position });
      const ofTeam = byTeam.get(visit.teamId);
      if (ofTeam) ofTeam.push(read);
      else byTeam.set(visit.teamId, [read]);
    }
    spoilt += piece.spoilt;
    first ??= piece.end;
    end = piece.end;
    if (end - first >= maxBytes) break;
    await breathe();
  }
  return end === undefined || end === after ? null : { byTeam, end, spoilt };
}

export interface ReadingAhead {
  /**
   * Stores the next visits, and reads the following ones meanwhile: otherwise this thread and the database would wait
   * for each other. @returns whether there were any. @throws what `store` throws; the next call tries it again
   */
  storeNext(store: (visits: ReadyVisits) => Promise<void>): Promise<boolean>;
}

export function readAhead(journal: JournalReader, readers: VisitReaders): ReadingAhead {
  /** Read, or being read, and not stored yet; they stay while the database is away. */
  let next: Promise<ReadyVisits | null> = Promise.resolve(null);
  let following: Promise<ReadyVisits | null> | null = null;
  return {
    async storeNext(store) {
      const ready = (await next) ?? (await readVisits(journal, readers));
      if (!ready) return false;
      next = Promise.resolve(ready);
      // What cannot be read now is read again after these visits, and is reported then.
      following ??= readVisits(journal, readers, ready.end).catch(() => null);
      await store(ready);
      journal.forget(ready.end);
      [next, following] = [following, null];
      return true;
    },
  };
}
