import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { findNamedCreators } from '../../../catalogue/creator-records/writing/named-creators.ts';
import type { ReadRow, RowCreator } from './read-row.ts';
import type { Known } from './sort-rows.ts';

/** The source of creators that were unknown until a team named them. */
const source = 'list-import';

interface Naming {
  row: ReadRow;
  creator: RowCreator;
}

function naming(rows: readonly ReadRow[]): Naming[] {
  return rows.flatMap(row => ('reason' in row.creator ? [] : [{ row, creator: row.creator }]));
}

async function lookUp(db: Db, all: readonly Naming[]): Promise<Map<ReadRow, Known>> {
  const found = await findNamedCreators(
    db,
    all.map(({ creator }) => creator),
  );
  return new Map(all.flatMap(({ row }, at) => (found[at] ? [[row, found[at]]] : [])));
}

/** Returns which creators of these rows the catalogue knows. */
export const knownOfRows = (db: Db, rows: readonly ReadRow[]): Promise<Map<ReadRow, Known>> =>
  lookUp(db, naming(rows));

/** Without the name and the addresses of the file: those are the team's. */
function recordOf({ platform, handle, platformId, url }: RowCreator): CreatorRecord {
  return {
    type: 'creator',
    platform,
    // A channel that is linked by its id has the id as its handle until the handle is known.
    handle: handle ?? platformId ?? '',
    homepageUrl: url,
    ...(platformId === undefined ? {} : { platformId }),
  };
}

/**
 * Creates unknown creators in the catalogue, by nothing but their keys: what else the file says of them is the team's.
 * Writing the same rows again changes nothing.
 * @param pool not a transaction: the catalogue writes in its own
 */
export async function makeCreators(
  pool: Db,
  ctx: Context,
  rows: readonly ReadRow[],
): Promise<Map<ReadRow, Known>> {
  const all = naming(rows);
  const before = await lookUp(pool, all);
  const unknown = all.filter(({ row }) => before.get(row)?.id === undefined);
  if (!unknown.length) return before;
  await writeRecords(
    pool,
    ctx,
    source,
    unknown.map(({ creator }) => recordOf(creator)),
  );
  return new Map([...before, ...(await lookUp(pool, unknown))]);
}
