import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { createList, getListEnd } from '../../../contract/creators/lists.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { countBlockedIn, removeListFromBlocklist } from '../blocklist/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { releaseEntitlement } from '../../billing/plans/service.ts';
import { readOwnList, refuseBeyondPlan } from './find-list.ts';
import { countOnlyHere } from './members.queries.ts';
import { deleteList, lockLists, updateList, type ListFields } from './queries.ts';
import { dropMembers, makeList, memberIds } from './service.ts';

const recordOf = (action: OperationAction, list: { id: number; name: string }) => ({
  action,
  subject: 'list',
  subjectId: list.id,
  subjectName: list.name,
});

const fieldsOf = ({ name, description, color, visibility }: ListFields) => ({
  name,
  description,
  color,
  visibility,
});

/** @throws AppError entitlement_exceeded */
export function addList(db: Db, ctx: SignedIn, input: BodyOf<typeof createList>): Promise<{ id: number }> {
  return asTeam(db, ctx.actor.teamId, async db => ({ id: await makeList(db, ctx, fieldsOf(input)) }));
}

/** @throws AppError not_found, forbidden; entitlement_exceeded for a list beyond the current plan */
export async function changeList(
  db: Db,
  ctx: SignedIn,
  id: number,
  input: BodyOf<typeof createList>,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await lockLists(db, teamId);
    const list = await readOwnList(db, ctx, id);
    await refuseBeyondPlan(db, ctx, list);
    const [before, after] = [fieldsOf(list), fieldsOf(input)];
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await updateList(db, teamId, id, after);
    await recordOperation(db, ctx, teamId, { ...recordOf('list.update', list), before, after });
  });
}

/** @throws AppError not_found, forbidden */
export async function setArchived(db: Db, ctx: SignedIn, id: number, archived: boolean): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await lockLists(db, teamId);
    const list = await readOwnList(db, ctx, id);
    if ((list.archived_at !== null) === archived) return;
    await updateList(db, teamId, id, { archived_at: archived ? ctx.now() : null });
    await recordOperation(db, ctx, teamId, { ...recordOf('list.archive', list), after: { archived } });
  });
}

/** @throws AppError not_found, forbidden */
export function describeListEnd(db: Db, ctx: SignedIn, id: number): Promise<ReplyOf<typeof getListEnd>> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const { members } = await readOwnList(db, ctx, id);
    const onlyHere = await countOnlyHere(db, teamId, id);
    return { members, onlyHere, blocked: await countBlockedIn(db, teamId, id) };
  });
}

/**
 * Deletes a list with its blocklist entries and gives back what it took of the plan; what the team knows of its
 * creators stays. @throws AppError not_found, forbidden
 */
export async function removeList(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await lockLists(db, teamId);
    const list = await readOwnList(db, ctx, id);
    await dropMembers(db, ctx, id, await memberIds(db, ctx, id));
    await removeListFromBlocklist(db, teamId, id);
    await deleteList(db, teamId, id);
    await releaseEntitlement(db, teamId, 'list.count');
    const record = recordOf('list.delete', list);
    await recordOperation(db, ctx, teamId, {
      ...record,
      before: { name: list.name, creators: list.members },
    });
  });
}
