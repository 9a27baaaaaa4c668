import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { LogLine } from '../../../outside/log-stream/log-stream.ts';
import type { SealedEntry } from './hashes.ts';
import {
  readEntriesOf,
  readSealedEntries,
  readSealsBehind,
  type EntryRow,
  type SealRow,
} from './seals.queries.ts';

const hex = (bytes: Buffer | null | undefined): string | null => bytes?.toString('hex') ?? null;

/** An entry with what its hashes are made of. One that is gone keeps its place. */
function entryLine(teamId: number, sealed: SealedEntry, row: EntryRow | undefined, sealedAt: Date): LogLine {
  const held = row && {
    at: row.at.toISOString(),
    action: row.action,
    accountId: row.account_id,
    subject: row.subject,
    subjectId: row.subject_id,
    fields: row.fields,
    accountName: row.account_name,
    subjectName: row.subject_name,
    before: row.before,
    after: row.after,
    address: row.address,
    agent: row.agent,
    salt: hex(row.salt),
  };
  const hashes = { entryHash: hex(sealed.entry_hash), valuesHash: hex(sealed.values_hash) };
  const record = {
    type: 'record',
    team: teamId,
    place: sealed.place,
    id: sealed.entry_id,
    ...held,
    ...hashes,
  };
  return { at: row?.at ?? sealedAt, kind: row?.action ?? 'missing', text: JSON.stringify(record) };
}

function sealLine(teamId: number, seal: SealRow): LogLine {
  const { number, first_place: firstPlace, last_place: lastPlace, sealed_at: at } = seal;
  const hashes = { previousHash: hex(seal.previous_hash), hash: hex(seal.hash) };
  const told = {
    type: 'seal',
    team: teamId,
    number,
    firstPlace,
    lastPlace,
    sealedAt: at.toISOString(),
    ...hashes,
  };
  return { at, kind: 'seal', text: JSON.stringify(told) };
}

/** The lines of one batch: its entries, then its seal. */
interface SealedBatch {
  lastPlace: number;
  lines: LogLine[];
}

/**
 * The sealed log of a team behind a place, batch by batch, each read in a short transaction of its own. With every
 * line, somebody else can make all hashes again.
 */
export async function* sealedBatches(pool: Db, teamId: number, after = 0): AsyncGenerator<SealedBatch, void> {
  for (let place = after; ;) {
    const seals = await asTeam(pool, teamId, db => readSealsBehind(db, teamId, { place, size: 50 }));
    for (const seal of seals) {
      place = seal.last_place;
      const range = { first: seal.first_place, last: seal.last_place };
      yield await asTeam(pool, teamId, async db => {
        const entries = await readSealedEntries(db, teamId, range);
        const ids = entries.map(entry => entry.entry_id);
        const rows = new Map((await readEntriesOf(db, teamId, ids)).map(row => [row.id, row]));
        const lines = entries.map(each => entryLine(teamId, each, rows.get(each.entry_id), seal.sealed_at));
        return { lastPlace: seal.last_place, lines: [...lines, sealLine(teamId, seal)] };
      });
    }
    if (!seals.length) return;
  }
}
