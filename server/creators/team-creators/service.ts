import type { CreatorStatus, TeamMarks } from '../../../contract/creators/team-creators/team-creators.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { blocksOf } from '../blocklist/service.ts';
import { listsOfCreators } from '../shared/list-memberships.ts';
import { creatorNameFor } from '../shared/team-names.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { composeMarks } from './marks.ts';
import {
  contactRows,
  idsTagged,
  idsWith,
  noteCounts,
  statusRows,
  tagRows,
  type MarkFilter,
} from './marks.queries.ts';
import { insertNotes } from './note.queries.ts';
import {
  deleteTags,
  findOverfull,
  insertTags,
  knownCreators,
  lockCreators,
  lockKnownCreators,
  putContact,
  putReplied,
  putStatus,
  resetStatus,
  type Deed,
} from './queries.ts';

/* All functions here run in the caller's transaction as the team, for any number of creators. Ids that are not
   creators are ignored by writes. */

/** The most tags that a creator may have in a team. */
export const maxTeamTags = 20;

const fullTexts = {
  zh: `每位达人最多 ${maxTeamTags} 个团队标签`,
  en: `A creator can have up to ${maxTeamTags} team tags`,
};

const distinct = (ids: readonly number[]) => [...new Set(ids)];
const deedOf = (ctx: SignedIn, at = ctx.now()): Deed => {
  const { teamId, accountId } = ctx.actor;
  return { teamId, accountId, at };
};

async function changeStatus(db: Db, deed: Deed, ids: number[], status: CreatorStatus): Promise<number[]> {
  if (status !== 'new') return putStatus(db, deed, ids, status);
  await lockKnownCreators(db, deed.teamId, ids);
  return resetStatus(db, deed, ids);
}

/**
 * Setting `contacted` stores a contact: now, by the caller.
 * @returns the creators that had another status
 */
export async function setStatus(
  db: Db,
  ctx: SignedIn,
  ids: readonly number[],
  status: CreatorStatus,
): Promise<{ changed: number[] }> {
  const changed = await changeStatus(db, deedOf(ctx), await knownCreators(db, ids), status);
  const first = changed[0];
  if (first !== undefined) {
    const subjectName = changed.length === 1 ? await creatorNameFor(db, ctx.actor.teamId, first) : null;
    await recordOperation(db, ctx, ctx.actor.teamId, {
      action: 'creator.status',
      subject: 'creator',
      ...(changed.length === 1 && { subjectId: first, subjectName: subjectName ?? '' }),
      after: { creators: changed.length, status },
    });
  }
  return { changed };
}

/**
 * Creators that would have more than `maxTeamTags` get none.
 * @returns the creators that got tags, and those without room, with the reason to show
 */
export async function addTags(
  db: Db,
  ctx: SignedIn,
  ids: readonly number[],
  tags: readonly string[],
): Promise<{ changed: number[]; refused: { creatorId: number; reason: string }[] }> {
  const deed = deedOf(ctx);
  const asked = await knownCreators(db, ids);
  const added = [...new Set(tags)];
  await lockCreators(db, deed, asked);
  const full = new Set(await findOverfull(db, deed.teamId, asked, added, maxTeamTags));
  const takers = asked.filter(id => !full.has(id));
  return {
    changed: distinct(await insertTags(db, deed, takers, added)),
    refused: [...full].map(creatorId => ({ creatorId, reason: fullTexts[ctx.lang] })),
  };
}

/** @returns the creators that lost one or more */
export async function removeTags(
  db: Db,
  { actor: { teamId } }: SignedIn,
  ids: readonly number[],
  tags: readonly string[],
): Promise<{ changed: number[] }> {
  await lockKnownCreators(db, teamId, ids);
  return { changed: distinct(await deleteTags(db, teamId, ids, tags)) };
}

/** Adds the same note to each of the creators, as it was typed. @returns the ids of the notes */
export async function addNotes(
  db: Db,
  ctx: SignedIn,
  ids: readonly number[],
  text: string,
): Promise<{ changed: number[]; noteIds: number[] }> {
  const { teamId, accountId, at } = deedOf(ctx);
  const changed = await knownCreators(db, ids);
  return { changed, noteIds: await insertNotes(db, changed, { teamId, text, by: accountId, at }) };
}

/** Returns what the team knows of each of these creators, also of those without any data of the team. */
export async function marksOf(
  db: Db,
  ctx: SignedIn,
  ids: readonly number[],
): Promise<Map<number, TeamMarks>> {
  const { teamId, accountId } = ctx.actor;
  return composeMarks(ids, accountId, {
    lists: await listsOfCreators(db, ctx, ids),
    blocks: await blocksOf(db, ctx, ids),
    states: await statusRows(db, teamId, ids),
    tags: await tagRows(db, teamId, ids),
    notes: await noteCounts(db, teamId, ids),
  });
}

/**
 * Stores that the caller was in touch with these creators. The newest contact is kept; the status `new` becomes
 * `contacted`.
 * @param at of the contact itself
 */
export async function recordContact(db: Db, ctx: SignedIn, ids: readonly number[], at: Date): Promise<void> {
  await putContact(db, deedOf(ctx, at), await knownCreators(db, ids), ctx.now());
}

/** Stores that creators answered: `new` and `contacted` become `replied`; later statuses and `rejected` stay. */
export const raiseToReplied = (
  db: Db,
  ctx: Context,
  teamId: number,
  creatorIds: readonly number[],
): Promise<void> =>
  putReplied(
    db,
    teamId,
    creatorIds.toSorted((a, b) => a - b),
    ctx.now(),
  );

export interface Contact {
  creatorId: number;
  /** Empty if the account was deleted since. */
  by: string;
  at: Date;
}

/** Returns those of these creators whose last contact since a moment was with a colleague, newest first. */
export async function contactsOf(
  db: Db,
  { actor }: SignedIn,
  ids: readonly number[],
  since: Date,
): Promise<Contact[]> {
  const rows = await contactRows(db, actor, ids, since);
  return rows.flatMap(({ creator_id: creatorId, contacted_at: at, nickname }) =>
    at ? { creatorId, by: nickname ?? '', at } : [],
  );
}

/**
 * Returns the creators that match all of a filter, as ids to search among. If creators without any data of the team
 * match too (new or not contacted), returns the ids of those that do not match.
 */
export async function creatorsWith(
  db: Db,
  { actor: { teamId } }: SignedIn,
  { tag, ...filter }: MarkFilter,
): Promise<{ only: number[] } | { except: number[] }> {
  if (tag !== undefined) return { only: await idsTagged(db, teamId, tag, filter) };
  const isForNew = filter.status?.includes('new') ?? true;
  const areUntouchedMeant = isForNew && filter.contacted !== true;
  return areUntouchedMeant
    ? { except: await idsWith(db, teamId, filter, false) }
    : { only: await idsWith(db, teamId, filter, true) };
}
