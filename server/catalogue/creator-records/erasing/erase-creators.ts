import type { leavesInstallation } from '../../../core/db/personal-data/erasure-hooks.ts';
import type { DataKind } from '../../../../contract/core/personal-data/data-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import { noteDone } from '../../../core/db/personal-data/erase-person.ts';
import type { Person } from '../../../core/db/personal-data/person.ts';
import { readPerson } from '../../../core/db/personal-data/read-rows.ts';
import { removeCreators } from '../writing/remove-creators.ts';
import { eraseImportFiles } from './erase-import-files.ts';
import { dropAddresses } from './erasing.queries.ts';

/** How many rows of each kind the catalogue has about a person. */
async function countHeld(db: Db, person: Person, nonce: number): Promise<Map<DataKind, number>> {
  const counts = new Map<DataKind, number>();
  for (const { kind, rows } of await readPerson(db, person, { teamIds: [], nonce }))
    counts.set(kind, (counts.get(kind) ?? 0) + rows.length);
  return counts;
}

/** Removes the creators of a person from the catalogue and from search, and files of the import folder that name them. */
export const eraseCreators: Parameters<typeof leavesInstallation.add>[0] = async (
  pool,
  ctx,
  { erasureId, person },
) => {
  const files = await eraseImportFiles(pool, person);
  await noteDone(pool, erasureId, 'imports', 'deleted', files);
  await pool.transaction().execute(async db => {
    // What refers to a creator goes with it, and no statement says how much that was.
    const before = await countHeld(db, person, erasureId);
    await removeCreators(db, ctx.now(), person.creatorIds);
    const left = await countHeld(db, person, erasureId);
    for (const [kind, rows] of before)
      await noteDone(db, erasureId, kind, 'deleted', rows - (left.get(kind) ?? 0));
  });
  await pool.transaction().execute(async db => {
    await noteDone(db, erasureId, 'profile', 'deleted', await dropAddresses(db, person.addresses));
  });
};
