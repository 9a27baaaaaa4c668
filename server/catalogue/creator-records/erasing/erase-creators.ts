import type { leavesInstallation } from '../../../core/db/personal-data/erasure-hooks.ts';
import { noteDone } from '../../../core/db/personal-data/erase-person.ts';
import { removeCreators } from '../writing/remove-creators.ts';
import { eraseImportFiles } from './erase-import-files.ts';
import { dropAddresses } from './erasing.queries.ts';

/** Removes the creators of a person from the catalogue and from search, and files of the import folder that name them. */
export const eraseCreators: Parameters<typeof leavesInstallation.add>[0] = async (
  pool,
  ctx,
  { erasureId, person },
) => {
  const files = await eraseImportFiles(pool, person);
  await noteDone(pool, erasureId, 'imports', 'deleted', files);
  await pool.transaction().execute(async db => {
    const removed = await removeCreators(db, ctx.now(), person.creatorIds);
    await noteDone(db, erasureId, 'profile', 'deleted', removed);
  });
  await pool.transaction().execute(async db => {
    await noteDone(db, erasureId, 'profile', 'deleted', await dropAddresses(db, person.addresses));
  });
};
