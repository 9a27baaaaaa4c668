import type { Db } from '../../core/db/database.ts';
import type { OfCollaboration } from './queries.ts';

export interface NewComment {
  draft_id: number;
  /** Null for the creator. */
  account_id: number | null;
  text: string;
  at: Date;
}

export async function insertComment(
  db: Db,
  { teamId, collaborationId }: OfCollaboration,
  comment: NewComment,
): Promise<number> {
  const { id } = await db
    .insertInto('draft_comments')
    .values({ team_id: teamId, collaboration_id: collaborationId, ...comment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts the comments of one draft. */
export async function countComments(db: Db, teamId: number, draftId: number): Promise<number> {
  const { count } = await db
    .selectFrom('draft_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Oldest first. */
export function commentsOf(db: Db, teamId: number, draftIds: readonly number[]) {
  return db
    .selectFrom('draft_comments as c')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'c.team_id').onRef('a.id', '=', 'c.account_id'),
    )
    .select(['c.id', 'c.draft_id', 'c.account_id', 'c.text', 'c.at', 'a.nickname as by'])
    .where('c.team_id', '=', teamId)
    .where('c.draft_id', 'in', draftIds)
    .orderBy('c.id')
    .execute();
}
