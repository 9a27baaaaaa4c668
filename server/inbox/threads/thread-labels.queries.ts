import { sql } from 'kysely';
import type { LabelColor } from '../../../contract/outreach/mail-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export interface LabelFields {
  name: string;
  color: LabelColor;
}

export const labelRows = (db: Db, teamId: number) =>
  db
    .selectFrom('inbox_labels')
    .select(['id', 'name', 'color'])
    .where('team_id', '=', teamId)
    .orderBy(sql`lower(name)`)
    .execute();

export const findLabel = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('inbox_labels')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Labels of a team are created and renamed one after another, so that names stay unique and the limit holds. */
export async function lockLabels(db: Db, teamId: number): Promise<void> {
  await db.selectFrom('teams').select('team_id').where('team_id', '=', teamId).forNoKeyUpdate().execute();
}

/** In any case. */
export async function labelNamed(db: Db, teamId: number, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('inbox_labels')
    .select('id')
    .where('team_id', '=', teamId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertLabel(db: Db, teamId: number, fields: LabelFields): Promise<number> {
  const { id } = await db
    .insertInto('inbox_labels')
    .values({ team_id: teamId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setLabel(db: Db, teamId: number, id: number, fields: LabelFields): Promise<void> {
  await db
    .updateTable('inbox_labels')
    .set({ ...fields })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Removes it from every conversation too. @returns false if it does not exist */
export async function dropLabel(db: Db, teamId: number, id: number): Promise<boolean> {
  const rows = await db
    .deleteFrom('inbox_labels')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return rows.length > 0;
}
