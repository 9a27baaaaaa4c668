import type { CollaborationState, DeliverableKind } from '../contract/collaboration-kinds.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { collaborationsOf, openCollaborations } from '../server/features/collaborations/service.ts';

interface Of {
  teamId: number;
  accountId: number;
  campaignId: number;
}

/** Opens collaborations with creators by hand. @returns their ids, in the order of the creators */
export const addCollaborations = (
  db: Db,
  ctx: Context,
  { teamId, accountId, campaignId }: Of,
  creatorIds: readonly number[],
): Promise<number[]> =>
  asTeam(db, teamId, async db => {
    await openCollaborations(db, ctx, { teamId, campaignId, creatorIds, by: accountId });
    const all = new Map(
      (await collaborationsOf(db, teamId, campaignId)).map(each => [each.creatorId, each.id]),
    );
    return creatorIds.map(id => all.get(id) ?? 0);
  });

/** Puts a collaboration into a state, with a fee, whatever the rules say. */
export async function putIntoState(
  db: Db,
  { teamId }: Pick<Of, 'teamId'>,
  id: number,
  state: CollaborationState,
  feeMinor: number | null = 10_000,
): Promise<void> {
  await asTeam(db, teamId, db =>
    db
      .updateTable('collaborations')
      .set({ state, fee_minor: feeMinor })
      .where('team_id', '=', teamId)
      .where('id', '=', id)
      .execute(),
  );
}

/** Something that the creator of a collaboration has to make. @returns its id */
export const addDeliverable = (
  db: Db,
  { teamId, campaignId }: Omit<Of, 'accountId'>,
  collaborationId: number,
  fields: {
    kind?: DeliverableKind;
    place?: number;
    draft_due_on?: string;
    publish_on?: string;
    post_url?: string;
    post_key?: string;
  } = {},
): Promise<number> =>
  asTeam(db, teamId, async db => {
    const of = { team_id: teamId, campaign_id: campaignId, collaboration_id: collaborationId };
    const { id } = await db
      .insertInto('deliverables')
      .values({ kind: 'video', place: 0, ...fields, ...of })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** A collaboration with a deliverable, of somebody who need not be in the catalogue. @returns its id */
export async function addCollaboration(db: Db, ctx: Context, of: Of, creatorId = 1): Promise<number> {
  const [id = 0] = await addCollaborations(db, ctx, of, [creatorId]);
  await addDeliverable(db, of, id);
  return id;
}
