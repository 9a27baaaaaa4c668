import { sql, type RawBuilder } from 'kysely';

/** Whether a column contains a text, in any case. No pattern, so nothing in the text must be escaped. */
export const holdsText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`;

/** Sorts those that begin with the text before those that contain it elsewhere. */
export const beginningFirst = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`not starts_with(lower(${sql.ref(column)}), lower(${text}))`;
