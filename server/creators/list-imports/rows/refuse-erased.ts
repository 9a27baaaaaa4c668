import { findErasedCreators } from '../../../catalogue/creator-records/writing/without-erased.ts';
import type { Db } from '../../../core/db/database.ts';
import { findErased } from '../../../core/db/personal-data/erased-keys.ts';
import type { ReadRow, RowCreator } from './read-row.ts';

/** Refuses rows that name somebody who asked to be erased, and leaves the addresses of such people out of the others. */
export async function refuseErased(db: Db, rows: readonly ReadRow[]): Promise<ReadRow[]> {
  const creators = rows.flatMap(({ creator }) => ('reason' in creator ? [] : [creator]));
  const erased = await findErasedCreators<RowCreator>(db, creators);
  const addresses = await findErased(
    db,
    creators.flatMap(({ emails }) => emails),
  );
  if (!erased.size && !addresses.size) return [...rows];
  return rows.map(row => {
    const { creator } = row;
    if ('reason' in creator) return row;
    if (erased.has(creator)) return { ...row, creator: { reason: 'erased' } };
    return {
      ...row,
      creator: { ...creator, emails: creator.emails.filter(address => !addresses.has(address)) },
    };
  });
}
