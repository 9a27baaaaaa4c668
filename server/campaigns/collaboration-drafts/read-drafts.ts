import type { Db } from '../../core/db/database.ts';
import { commentsOf } from './draft-comments.queries.ts';
import { draftsOf, type OfCollaboration } from './queries.ts';

/** Returns drafts of a collaboration, newest first, each with its comments, oldest first. */
export async function draftsWithComments(db: Db, of: OfCollaboration) {
  const drafts = await draftsOf(db, of);
  const ids = drafts.map(({ id }) => id);
  const comments = ids.length ? await commentsOf(db, of.teamId, ids) : [];
  return drafts.map(draft => ({
    ...draft,
    comments: comments.filter(({ draft_id }) => draft_id === draft.id),
  }));
}
export type ReadDraft = Awaited<ReturnType<typeof draftsWithComments>>[number];
