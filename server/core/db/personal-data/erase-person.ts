import { sql } from 'kysely';
import type { DataKind, ErasureDeed } from '../../../../contract/core/personal-data/data-kinds.ts';
import type { Context } from '../../context.ts';
import { noteChanges } from '../creator-changes/note-changes.ts';
import type { Db } from '../database.ts';
import { asTeam } from '../tenant.ts';
import { applyRule, rewriteTexts } from './change-rows.ts';
import { declaredTables, type TableDeclaration } from './declarations.ts';
import { erasedFromTeam, leavesInstallation } from './erasure-hooks.ts';
import { dropMarks, markRows } from './mark-rows.ts';
import type { Person } from './person.ts';
import { readTables, type TableFacts } from './table-facts.ts';

/** Adds to what the certificate says, in the transaction that did it. */
export async function noteDone(
  db: Db,
  erasureId: number,
  kind: DataKind,
  deed: ErasureDeed,
  rows: number,
): Promise<void> {
  if (!rows) return;
  await sql`
    update erasures set done = jsonb_set(done, array[${kind}::text],
      coalesce(done -> ${kind}::text, '{}') || jsonb_build_object(${deed}::text,
        coalesce((done -> ${kind}::text ->> ${deed}::text)::bigint, 0) + ${rows}::bigint))
    where id = ${erasureId}`.execute(db);
}

export interface Erasure {
  id: number;
  person: Person;
}

interface Place {
  facts: TableFacts;
  table: TableDeclaration;
}

function placesOf(tables: ReadonlyMap<string, TableFacts>, isOfTeams: boolean): Place[] {
  return declaredTables().flatMap(table => {
    const facts = tables.get(table.table);
    return facts && facts.isOfTeams === isOfTeams ? [{ facts, table }] : [];
  });
}

/** Repeats a step, each time in its own transaction, until it finds nothing. @returns how many it found */
async function untilNone(step: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let found = await step(); found > 0; found = await step()) count += found;
  return count;
}

type Run = (work: (db: Db) => Promise<number>) => Promise<number>;

async function erasePlace(
  run: Run,
  { facts, table }: Place,
  { id, person }: Erasure,
  teamId: number | null,
): Promise<number> {
  const search = { person, teamId, erasureId: id };
  let count = 0;
  for (const rule of table.rows ?? [])
    count += await untilNone(() =>
      run(async db => {
        const rows = await applyRule(db, facts, rule, search);
        await noteDone(db, id, table.kind, rule.action === 'delete' ? 'deleted' : 'cleared', rows);
        return rows;
      }),
    );
  if (table.quotes ?? table.names)
    count += await untilNone(() =>
      run(async db => {
        const rows = await rewriteTexts(db, facts, table, search);
        await noteDone(db, id, table.kind, 'rewritten', rows);
        return rows;
      }),
    );
  return count;
}

/** Erases a person from the tables of one team. May be repeated at any time, also after a crash. */
export async function eraseFromTeam(pool: Db, ctx: Context, erasure: Erasure, teamId: number): Promise<void> {
  const tables = await readTables(pool);
  const search = { person: erasure.person, teamId, erasureId: erasure.id };
  await asTeam(pool, teamId, db => markRows(db, search));
  let rows = 0;
  for (const place of placesOf(tables, true))
    rows += await erasePlace(work => asTeam(pool, teamId, work), place, erasure, teamId);
  await asTeam(pool, teamId, async db => {
    // After a crash the rows may be gone already; what was noted tells that they were there.
    const wasThere = (await dropMarks(db, search)) > 0 || rows > 0;
    await erasedFromTeam.run(db, ctx, { teamId, person: erasure.person, wasThere });
    await sql`update erasures set teams_done = array_append(teams_done, ${teamId}::bigint) where id = ${erasure.id}`.execute(
      db,
    );
  });
}

/** Erases a person from the tables that belong to no team, after all teams. */
export async function eraseFromInstallation(pool: Db, ctx: Context, erasure: Erasure): Promise<void> {
  await leavesInstallation.run(pool, ctx, { erasureId: erasure.id, person: erasure.person });
  const tables = await readTables(pool);
  for (const place of placesOf(tables, false))
    await erasePlace(work => pool.transaction().execute(work), place, erasure, null);
  // Whatever it was that deleted them.
  await noteChanges(pool, erasure.person.creatorIds);
}
