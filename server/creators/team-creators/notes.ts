import { may } from '../../../contract/core/roles/permissions.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  changeNote,
  listTeamTags,
  Note,
  getTeamCreator,
} from '../../../contract/creators/team-creators/team-creators.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { creatorNameFor } from '../shared/team-names.ts';
import {
  countTags,
  lockNote,
  newestNotes,
  notesOf,
  noteTexts,
  removeNote,
  updateNote,
} from './note.queries.ts';
import { addNotes, marksOf } from './service.ts';

/** The newest notes of a creator, up to this many, are shown. Their total is in the marks. */
const maxShown = 500;
/** Up to this many are proposed. */
const maxTagsShown = 1000;

type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];

function presentNote(row: NoteRow, viewerId: number): Note {
  return {
    id: row.id,
    text: row.text,
    by: row.nickname ?? '',
    at: row.written_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    revision: row.revision,
    mine: row.written_by === viewerId,
  };
}

async function refuseUnknown(db: Db, { actor }: SignedIn, creatorId: number): Promise<void> {
  if ((await creatorNameFor(db, actor.teamId, creatorId)) === null) throw new AppError('not_found');
}

/** @throws AppError not_found if there is no such creator */
export async function loadTeamCreator(
  db: Db,
  ctx: SignedIn,
  creatorId: number,
): Promise<ReplyOf<typeof getTeamCreator>> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    await refuseUnknown(db, ctx, creatorId);
    const marks = (await marksOf(db, ctx, [creatorId])).get(creatorId);
    if (!marks) throw new Error('every creator has marks');
    const notes = await notesOf(db, teamId, creatorId, maxShown);
    return { marks, notes: notes.map(note => presentNote(note, accountId)) };
  });
}

/** Returns the newest note of each of these creators that has one, in the caller's transaction. */
export async function newestNotesOf(
  db: Db,
  { actor: { teamId, accountId } }: SignedIn,
  creatorIds: readonly number[],
): Promise<Map<number, Note>> {
  const rows = await newestNotes(db, teamId, creatorIds);
  return new Map(rows.map(row => [row.creator_id, presentNote(row, accountId)]));
}

/** As many as a cell of a spreadsheet holds. */
const maxInFile = 15;

/** Returns the newest notes of creators, newest first, in the caller's transaction; those without are missing. */
export async function noteTextsOf(
  db: Db,
  { actor: { teamId } }: SignedIn,
  creatorIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await noteTexts(db, teamId, creatorIds, maxInFile);
  const byCreator = Map.groupBy(rows, row => row.creator_id);
  return new Map([...byCreator].map(([id, own]) => [id, own.map(({ text }) => text)]));
}

/** @throws AppError not_found if there is no such creator */
export async function writeNote(
  db: Db,
  ctx: SignedIn,
  creatorId: number,
  text: string,
): Promise<{ id: number }> {
  return asTeam(db, ctx.actor.teamId, async db => {
    const [id] = (await addNotes(db, ctx, [creatorId], text)).noteIds;
    if (id === undefined) throw new AppError('not_found');
    return { id };
  });
}

export interface NoteAddress {
  creatorId: number;
  noteId: number;
}

async function lockNoteOf(db: Db, { actor: { teamId } }: SignedIn, address: NoteAddress) {
  const note = await lockNote(db, { teamId, ...address });
  if (!note) throw new AppError('not_found');
  return note;
}

/**
 * @param given.revision the one that was changed
 * @returns the current revision; the same if the text is the same
 * @throws AppError not_found; forbidden for a colleague's note; changed_meanwhile
 */
export async function rewriteNote(
  db: Db,
  ctx: SignedIn,
  address: NoteAddress,
  { text, revision }: BodyOf<typeof changeNote>,
): Promise<{ revision: number }> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const note = await lockNoteOf(db, ctx, address);
    if (note.written_by !== accountId) throw new AppError('forbidden', { who: 'writer' });
    if (note.text === text) return { revision: note.revision };
    if (note.revision !== revision) throw new AppError('changed_meanwhile');
    const next = { text, revision: revision + 1, at: ctx.now() };
    await updateNote(db, { teamId, ...address }, next);
    return { revision: next.revision };
  });
}

/** A member may delete their own, the main account any. @throws AppError not_found; forbidden for a colleague's */
export async function dropNote(db: Db, ctx: SignedIn, address: NoteAddress): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const note = await lockNoteOf(db, ctx, address);
    if (note.written_by !== accountId && !may(ctx.actor, 'work.all'))
      throw new AppError('forbidden', { who: 'maker' });
    await removeNote(db, { teamId, ...address });
  });
}

/** Commonest first. */
export async function listTags(
  db: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof listTeamTags>> {
  return asTeam(db, teamId, async db => ({ tags: await countTags(db, teamId, maxTagsShown) }));
}
