import { dataKinds, type DataKind } from '../../../contract/core/personal-data/data-kinds.ts';
import type { Person } from '../../core/db/personal-data/person.ts';
import type { HeldRows } from '../../core/db/personal-data/read-rows.ts';

interface HeldOfKind {
  kind: DataKind;
  /** Rows about the person. */
  rows: number;
  /** Rows of others that quote them. */
  quoting: number;
  teams: number;
}

/** How much is held of each kind, without the kinds of which there is nothing. */
export function countHeld(held: readonly HeldRows[]): HeldOfKind[] {
  const byKind = Map.groupBy(held, ({ kind }) => kind);
  return dataKinds.flatMap(kind => {
    const tables = byKind.get(kind);
    if (!tables) return [];
    const sum = (of: (table: HeldRows) => number) => tables.reduce((total, table) => total + of(table), 0);
    return {
      kind,
      rows: sum(({ rows }) => rows.length),
      quoting: sum(({ quoting }) => quoting),
      teams: new Set(tables.flatMap(({ teamId }) => teamId ?? [])).size,
    };
  });
}

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
