import type {
  ImportChange,
  ImportMapping,
  ListImportRow,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { findBlocked } from '../../blocklist/service.ts';
import { memberIds } from '../../lists/service.ts';
import { withTeamNames } from '../../shared/team-names.ts';
import { missingMarks, type MissingMarks } from '../../team-creators/own-marks.ts';
import { knownOfRows } from './creators-of-rows.ts';
import { columnsOf, readRow, saidOnce } from './read-row.ts';
import { refuseErased } from './refuse-erased.ts';
import { missingOwnData } from './keep-own-data.ts';
import { changesOf, outcomeOf, warningsOf } from './row-outcome.ts';
import { creatorsOfRows, namesOfCreators, readCells } from './rows.queries.ts';
import { markOf, sortRows, type NamingRow, type RefusedRow } from './sort-rows.ts';

const pageRows = 2000;
const shownRows = 200;

export interface Forecast {
  rows: ListImportRow[];
  willAdd: number;
  willUpdate: number;
  already: number;
  willFail: number;
  unknown: number;
}

export interface Forecasted {
  importId: number;
  listId: number;
  mapping: ImportMapping;
}

const counted = { added: 'willAdd', updated: 'willUpdate', already: 'already', failed: 'willFail' } as const;

type Creator = NonNullable<ListImportRow['creator']>;

interface Settled {
  row: ListImportRow;
  id: number | undefined;
}

function refusedRow({ row, reason, id }: RefusedRow): Settled {
  const { row: number, homepage } = row;
  return {
    row: { row: number, homepage, outcome: 'failed', reason, warnings: [], changes: [], creator: null },
    id,
  };
}

/** An unknown creator has the id 0. */
function unknownCreator({ creator }: NamingRow): Creator {
  const handle = creator.handle ?? creator.platformId ?? '';
  return { id: 0, platform: creator.platform, name: creator.name || handle, handle, known: false };
}

/**
 * Forecasts what an import would do with the waiting rows, page by page. Writes nothing, and reads only the cells that
 * the mapping names.
 */
export async function forecastRows(
  pool: Db,
  ctx: SignedIn,
  { importId, listId, mapping }: Forecasted,
): Promise<Forecast> {
  const { teamId } = ctx.actor;
  const ids = { teamId, importId };
  const result: Forecast = { rows: [], willAdd: 0, willUpdate: 0, already: 0, willFail: 0, unknown: 0 };
  const { members, seen } = await asTeam(pool, teamId, async db => ({
    members: new Set(await memberIds(db, ctx, listId)),
    seen: new Set((await creatorsOfRows(db, ids)).map(String)),
  }));

  const settle = (
    naming: NamingRow,
    isBlocked: boolean,
    own: readonly ImportChange[] | undefined,
    marks: MissingMarks | undefined,
  ): Settled => {
    const { row, id } = naming;
    const { outcome, changes } = isBlocked
      ? ({ outcome: 'failed', changes: [] } as const)
      : outcomeOf(id === undefined || !members.has(id), changesOf(own, marks));
    result[counted[outcome]]++;
    if (id === undefined) result.unknown++;
    const creator = id === undefined ? unknownCreator(naming) : null;
    const reason = isBlocked ? 'blocked' : null;
    const warnings = isBlocked ? [] : warningsOf(row, marks);
    return {
      row: {
        row: row.row,
        homepage: row.homepage,
        outcome,
        reason,
        warnings,
        changes: [...changes],
        creator,
      },
      id,
    };
  };

  for (let after = 0; ;) {
    const rows = await asTeam(pool, teamId, async db => {
      const page = { after, size: pageRows, onlyWaiting: true };
      const cells = await readCells(db, ids, columnsOf(mapping), page);
      return refuseErased(
        db,
        cells.map(({ row, cells }) => readRow(row, { ...saidOnce(mapping), ...cells })),
      );
    });
    const { naming, refused } = sortRows(rows, await knownOfRows(pool, rows), seen);
    const named = naming.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const own = naming.flatMap(({ id: creatorId, row: { tags, note } }) =>
      creatorId === undefined ? [] : [{ creatorId, tags, note }],
    );
    const { blocked, marks, missing } = await asTeam(pool, teamId, async db => ({
      blocked: await findBlocked(db, teamId, named, listId),
      marks: await missingMarks(db, ctx, own),
      missing: await missingOwnData(db, ctx, naming),
    }));
    for (const each of naming) seen.add(markOf(each));
    result.willFail += refused.length;
    const settled = naming.map(each =>
      settle(
        each,
        each.id !== undefined && blocked.has(each.id),
        missing.get(each.id ?? 0),
        marks.get(each.id ?? 0),
      ),
    );
    if (result.rows.length < shownRows) {
      const page = [...settled, ...refused.map(refusedRow)].toSorted((a, b) => a.row.row - b.row.row);
      result.rows.push(...(await withNames(pool, teamId, page.slice(0, shownRows - result.rows.length))));
    }
    after = rows.at(-1)?.row ?? after;
    if (rows.length < pageRows) return result;
  }
}

/** Adds the creators that the catalogue knows, as the team calls them. */
async function withNames(pool: Db, teamId: number, settled: readonly Settled[]): Promise<ListImportRow[]> {
  const ids = settled.flatMap(({ id }) => id ?? []);
  const names = await asTeam(pool, teamId, async db => {
    const known = await namesOfCreators(db, ids);
    return new Map((await withTeamNames(db, teamId, [...known.values()])).map(row => [row.id, row]));
  });
  return settled.map(({ row, id }) => {
    const creator = id === undefined ? undefined : names.get(id);
    return creator ? { ...row, creator: { ...creator, known: true } } : row;
  });
}
