import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the stored answers of a scope, by the name of the request. */
export async function readAnswers(db: Db, scope: string): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('source_answers')
    .select(['name', 'answer'])
    .where('scope', '=', scope)
    .execute();
  return new Map(rows.map(({ name, answer }) => [name, (answer as { value: unknown }).value]));
}

/** PostgreSQL accepts neither lone surrogates nor the zero character, and platforms cut texts anywhere. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

export async function keepAnswer(
  db: Db,
  { scope, name, value, at }: { scope: string; name: string; value: unknown; at: Date },
): Promise<void> {
  await sql`
    insert into source_answers (scope, name, answer, at)
    values (${scope}, ${name}, ${JSON.stringify({ value }, storable)}::jsonb, ${at})
    on conflict (scope, name) do nothing`.execute(db);
}

export async function dropAnswers(db: Db, scope: string): Promise<void> {
  await db.deleteFrom('source_answers').where('scope', '=', scope).execute();
}

/** Deletes answers of work that was abandoned. */
export async function deleteAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('source_answers').where('at', '<', before).execute();
}
