import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { updateCreators, type CreatorRow, type StoredCreator } from '../stored/creators.queries.ts';
import type { CreatorFacts } from '../../observations/creator-facts.ts';
import { deriveCategories, deriveTags } from './merge-stored.ts';
import { isSame } from '../../observations/merge-facts.ts';
import { comparable, creatorRow, storedFacts } from '../stored/stored-rows.ts';

/** A stored creator, and its new content. */
export interface Revised {
  row: StoredCreator;
  facts: CreatorFacts;
  hasEmail: boolean;
}

export const asStored = (row: StoredCreator): Revised => ({
  row,
  facts: storedFacts(row),
  hasEmail: row.has_email,
});

/**
 * Writes creators whose posts have changed, in the caller's transaction, and derives everything from the posts again.
 * The caller counts the search terms afterwards, as the last step.
 */
export async function writeRevised(
  db: Db,
  revised: readonly Revised[],
  heldBack: readonly SourceCode[],
): Promise<CreatorRow[]> {
  const drafts = revised.map(({ row, facts }) => ({
    id: row.id,
    stored: facts,
    facts,
    posts: new Map<string, never>(),
  }));
  await deriveTags(db, drafts, heldBack);
  deriveCategories(drafts);
  const rows = drafts.map(({ id, facts }, at) => creatorRow(id, facts, revised[at]?.hasEmail ?? false));
  await updateCreators(
    db,
    rows.filter((row, at) => revised[at] && !isSame(comparable(revised[at].row), row)),
  );
  return rows;
}
