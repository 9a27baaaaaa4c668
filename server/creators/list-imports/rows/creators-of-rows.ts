import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { addEmails, writeRecords } from '../../../catalogue/creator-records/service.ts';
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

function recordOf({ platform, handle, platformId, url, name, emails }: RowCreator): CreatorRecord {
  return {
    type: 'creator',
    platform,
    // A channel that is linked by its id has the id as its handle until the handle is known.
    handle: handle ?? platformId ?? '',
    homepageUrl: url,
    emails,
    ...(platformId === undefined ? {} : { platformId }),
    ...(name === '' ? {} : { name }),
  };
}

/**
 * Creates unknown creators, and adds addresses to known ones; the team's name for a known creator is not stored.
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
  const isKnown = ({ row }: Naming) => before.get(row)?.id !== undefined;
  const unknown = all.filter(each => !isKnown(each));
  const stated = all.filter(each => isKnown(each) && each.creator.emails.length > 0);
  await addEmails(
    pool,
    ctx,
    stated.map(({ row, creator }) => ({ creatorId: before.get(row)?.id ?? 0, emails: creator.emails })),
  );
  if (!unknown.length) return before;
  await writeRecords(
    pool,
    ctx,
    source,
    unknown.map(({ creator }) => recordOf(creator)),
  );
  return new Map([...before, ...(await lookUp(pool, unknown))]);
}
