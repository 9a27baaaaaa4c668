import { dataKinds } from '../../../contract/core/personal-data/data-kinds.ts';
import type { Person } from '../../core/db/personal-data/person.ts';
import type { HeldRows } from '../../core/db/personal-data/read-rows.ts';

/** What is held about a person, as JSON: by kind, table and team, and how many texts of others quote them. */
export function exportOf(person: Person, held: readonly HeldRows[], at: Date): string {
  const { addresses, names, links } = person;
  const byKind = Map.groupBy(held, ({ kind }) => kind);
  const data = Object.fromEntries(
    dataKinds.flatMap(kind => {
      const tables = byKind
        .get(kind)
        ?.map(({ table, teamId, rows, quoting }) => ({ table, team: teamId, rows, quoting }));
      return tables ? [[kind, tables]] : [];
    }),
  );
  return `${JSON.stringify({ exportedAt: at.toISOString(), person: { addresses, names, links }, data }, null, 2)}\n`;
}
