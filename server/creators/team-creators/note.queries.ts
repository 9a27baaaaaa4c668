import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface NewNote {
  teamId: number;
  text: string;
  by: number;
  at: Date;
}

/** Inserts the same text for each creator. @returns the notes' ids, in no order */
export async function insertNotes(
  db: Db,
  ids: readonly number[],
  { teamId, text, by, at }: NewNote,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into team_creator_notes (team_id, creator_id, text, written_by, written_at)
    select ${teamId}::bigint, creator_id, ${text}::text, ${by}::bigint, ${at}::timestamptz
    from unnest(${ids}::bigint[]) as creator_id
    returning id`.execute(db);
  return rows.map(row => row.id);
}

/** Inserts a text of its own for each creator. */
export async function insertNoteEach(
  db: Db,
  notes: readonly { creatorId: number; text: string }[],
  { teamId, by, at }: Omit<NewNote, 'text'>,
): Promise<void> {
  await sql`
    insert into team_creator_notes (team_id, creator_id, text, written_by, written_at)
    select ${teamId}::bigint, "creatorId", text, ${by}::bigint, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(notes)}) as given ("creatorId" bigint, text text)`.execute(db);
}

/** Returns the creators that have a note with exactly this text. */
export async function sameNotes(
  db: Db,
  teamId: number,
  notes: readonly { creatorId: number; text: string }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct n.creator_id as id
    from json_to_recordset(${JSON.stringify(notes)}) as given ("creatorId" bigint, text text)
    join team_creator_notes n
      on n.team_id = ${teamId} and n.creator_id = given."creatorId" and n.text = given.text`.execute(db);
  return rows.map(row => row.id);
}

const shownColumns = [
  'n.id',
  'n.creator_id',
  'n.text',
  'n.written_by',
  'n.written_at',
  'n.changed_at',
  'n.revision',
  'a.nickname',
] as const;

/** Newest first; the author's name is null if that account was deleted. */
export function notesOf(db: Db, teamId: number, creatorId: number, max: number) {
  return db
    .selectFrom('team_creator_notes as n')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'n.team_id').onRef('a.id', '=', 'n.written_by'),
    )
    .select(shownColumns)
    .where('n.team_id', '=', teamId)
    .where('n.creator_id', '=', creatorId)
    .orderBy('n.written_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(max)
    .execute();
}

/** Returns the newest note of each creator that has one. */
export function newestNotes(db: Db, teamId: number, creatorIds: readonly number[]) {
  return db
    .selectFrom('team_creator_notes as n')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'n.team_id').onRef('a.id', '=', 'n.written_by'),
    )
    .select(shownColumns)
    .distinctOn('n.creator_id')
    .where('n.team_id', '=', teamId)
    .where('n.creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .orderBy('n.creator_id')
    .orderBy('n.written_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
}

/** Returns the newest texts of each creator, newest first. */
export async function noteTexts(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
  max: number,
): Promise<{ creator_id: number; text: string }[]> {
  const { rows } = await sql<{ creator_id: number; text: string }>`
    select creator_id, text from (
      select creator_id, text, row_number() over (
        partition by creator_id order by written_at desc, id desc
      ) as place
      from team_creator_notes
      where team_id = ${teamId} and creator_id = any(${creatorIds}::bigint[])
    ) newest
    where place <= ${max}
    order by creator_id, place`.execute(db);
  return rows;
}

interface NotePlace {
  teamId: number;
  creatorId: number;
  noteId: number;
}

export function lockNote(db: Db, { teamId, creatorId, noteId }: NotePlace) {
  return db
    .selectFrom('team_creator_notes')
    .select(['written_by', 'text', 'revision'])
    .where('team_id', '=', teamId)
    .where('id', '=', noteId)
    .where('creator_id', '=', creatorId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNote(
  db: Db,
  { teamId, noteId }: NotePlace,
  { text, revision, at }: { text: string; revision: number; at: Date },
): Promise<void> {
  await db
    .updateTable('team_creator_notes')
    .set({ text, revision, changed_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', noteId)
    .execute();
}

export async function removeNote(db: Db, { teamId, noteId }: NotePlace): Promise<void> {
  await db.deleteFrom('team_creator_notes').where('team_id', '=', teamId).where('id', '=', noteId).execute();
}

/** Commonest first. */
export function countTags(db: Db, teamId: number, max: number) {
  return db
    .selectFrom('team_creator_tags')
    .select(['tag', sql<number>`count(*)`.as('creators')])
    .where('team_id', '=', teamId)
    .groupBy('tag')
    .orderBy('creators', 'desc')
    .orderBy('tag')
    .limit(max)
    .execute();
}
