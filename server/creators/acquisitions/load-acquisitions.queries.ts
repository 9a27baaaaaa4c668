import { sql } from 'kysely';
import type {
  AcquisitionOutcome,
  AcquisitionReason,
} from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { RunIds } from './items.queries.ts';

/** Which items to return; undefined means all. */
export interface ItemFilter {
  outcome?: AcquisitionOutcome | 'waiting' | undefined;
  reason?: AcquisitionReason | undefined;
}

const ofRun = (db: Db, { teamId, acquisitionId, run }: RunIds, { outcome, reason }: ItemFilter) =>
  db
    .selectFrom('acquisition_items')
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '=', run)
    .$if(outcome === 'waiting', query => query.where('outcome', 'is', null))
    .$if(outcome !== undefined && outcome !== 'waiting', query =>
      query.where(sql<boolean>`outcome = ${outcome}`),
    )
    .$if(reason !== undefined, query => query.where(sql<boolean>`reason = ${reason}`));

/** In the order in which they were named or found. */
export const pageOfItems = (
  db: Db,
  ids: RunIds,
  { size, offset, ...filter }: ItemFilter & { size: number; offset: number },
) => ofRun(db, ids, filter).selectAll().orderBy('position').limit(size).offset(offset).execute();

export async function countItems(db: Db, ids: RunIds, filter: ItemFilter): Promise<number> {
  const { total } = await ofRun(db, ids, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Most frequent first. */
export const countReasons = (db: Db, ids: RunIds) =>
  ofRun(db, ids, { outcome: 'failed' })
    .select(each => ['reason', each.fn.countAll<number>().as('items')])
    .groupBy('reason')
    .orderBy('items', 'desc')
    .orderBy('reason')
    .execute();

/** Returns the names in the catalogue. */
export const creatorsShown = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('creators')
    .select(['id', 'name', 'handle', 'avatar_url', 'followers'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
