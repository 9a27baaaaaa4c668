import type { DraftState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export interface OfCollaboration {
  teamId: number;
  collaborationId: number;
}

export interface NewDraft {
  campaign_id: number;
  deliverable_id: number | null;
  url: string;
  campaign_file_id: number | null;
  note: string;
  /** Null for the creator. */
  account_id: number | null;
  handed_in_at: Date;
}

export async function insertDraft(
  db: Db,
  { teamId, collaborationId }: OfCollaboration,
  draft: NewDraft,
): Promise<number> {
  const { id } = await db
    .insertInto('collaboration_drafts')
    .values({ team_id: teamId, collaboration_id: collaborationId, ...draft, decided_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countDrafts(db: Db, { teamId, collaborationId }: OfCollaboration): Promise<number> {
  const { count } = await db
    .selectFrom('collaboration_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export function draftsOf(db: Db, { teamId, collaborationId }: OfCollaboration) {
  return db
    .selectFrom('collaboration_drafts as d')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'd.team_id').onRef('a.id', '=', 'd.account_id'),
    )
    .leftJoin('accounts as b', join =>
      join.onRef('b.team_id', '=', 'd.team_id').onRef('b.id', '=', 'd.decided_by'),
    )
    .leftJoin('campaign_files as f', join =>
      join.onRef('f.team_id', '=', 'd.team_id').onRef('f.id', '=', 'd.campaign_file_id'),
    )
    .select([
      'd.id',
      'd.deliverable_id',
      'd.url',
      'd.campaign_file_id',
      'f.name as file_name',
      'f.size as file_size',
      'd.note',
      'd.account_id',
      'a.nickname as by',
      'd.handed_in_at',
      'd.state',
      'b.nickname as decided_by',
      'd.decided_at',
    ])
    .where('d.team_id', '=', teamId)
    .where('d.collaboration_id', '=', collaborationId)
    .orderBy('d.id', 'desc')
    .execute();
}

/** Newest first. */
export function statesOf(db: Db, { teamId, collaborationId }: OfCollaboration) {
  return db
    .selectFrom('collaboration_drafts')
    .select(['id', 'deliverable_id', 'state'])
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .orderBy('id', 'desc')
    .execute();
}

export function findDraft(db: Db, { teamId, collaborationId }: OfCollaboration, id: number) {
  return db
    .selectFrom('collaboration_drafts')
    .select(['id', 'state', 'deliverable_id'])
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function setDecision(
  db: Db,
  { teamId, collaborationId }: OfCollaboration,
  id: number,
  decision: { state: DraftState; decided_by: number; decided_at: Date },
): Promise<void> {
  await db
    .updateTable('collaboration_drafts')
    .set(decision)
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', id)
    .execute();
}
