import type { Db } from '../../core/db/database.ts';
import type {
  RecordFilter,
  OperationRecord,
  listOperationRecords,
} from '../../../contract/workspace/audit-log.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { countRecords, type RecordPlace, readRecords } from './queries.ts';
import { presentRecord } from './present-record.ts';
import type { SignedIn } from '../../core/context.ts';
import type { z } from 'zod';

/** Counts the entries that match a filter. */
export const countOf = (pool: Db, teamId: number, filter: RecordFilter): Promise<number> =>
  asTeam(pool, teamId, db => countRecords(db, teamId, filter));

const stretch = 1000;

/** Yields every entry that matches a filter, newest first, in batches, each in a short transaction of its own. */
export async function* everyRecord(
  pool: Db,
  teamId: number,
  filter: RecordFilter,
): AsyncGenerator<OperationRecord, void> {
  for (let after: RecordPlace | undefined; ;) {
    const page = { size: stretch, after };
    const rows = await asTeam(pool, teamId, db => readRecords(db, teamId, filter, page));
    yield* rows.map(presentRecord);
    if (rows.length < stretch) return;
    after = rows.at(-1);
  }
}

type List = typeof listOperationRecords;

/** Returns a page of the team's entries, newest first. */
export async function listRecords(
  db: Db,
  { actor: { teamId } }: SignedIn,
  { page, size, ...filter }: z.output<List['query']>,
): Promise<z.output<List['reply']>> {
  return asTeam(db, teamId, async db => {
    const rows = await readRecords(db, teamId, filter, { size, offset: (page - 1) * size });
    return { records: rows.map(presentRecord), total: await countRecords(db, teamId, filter) };
  });
}
