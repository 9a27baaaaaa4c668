import type { Selection } from '../../../../contract/creators/bulk.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { resolveSelection } from '../../../creators/bulk/service.ts';
import { readTeamRows } from '../../../creators/shared/team-rows.ts';
import { addressesFor } from '../../../creators/shared/open-addresses.ts';
import { readList } from '../../../creators/lists/find-list.ts';
import { collectionsOf } from '../../../creators/lists/service.ts';
import { noteTextsOf } from '../../../creators/team-creators/notes.ts';
import { marksOf } from '../../../creators/team-creators/service.ts';
import { creatorColumns, type CreatorLine } from './creator-columns.ts';
import type { ExportedTable } from '../exported-table.ts';

const batch = 500;

type Selected<T extends 'creators' | 'listMembers'> = Extract<Exported, { table: T }>;

async function linesOf(db: Db, ctx: SignedIn, ids: readonly number[]): Promise<CreatorLine[]> {
  const rows = await readTeamRows(db, ctx.actor.teamId, ids);
  const marks = await marksOf(db, ctx, ids);
  const emails = await addressesFor(db, ctx, ids);
  const notes = await noteTextsOf(db, ctx, ids);
  return rows.flatMap(row => {
    const own = marks.get(row.id);
    if (!own) return [];
    return [{ ...row, marks: own, emails: emails.get(row.id) ?? [], notes: notes.get(row.id) ?? [] }];
  });
}

/** Yields the lines of a selection as of now, in order. */
async function* selectedLines<Line>(
  pool: Db,
  ctx: SignedIn,
  { selection, tellTotal }: { selection: Selection; tellTotal: (total: number) => void },
  read: (db: Db, ids: readonly number[]) => Promise<Line[]>,
): AsyncGenerator<Line, void> {
  const ids = await resolveSelection(pool, ctx, selection);
  tellTotal(ids.length);
  for (let at = 0; at < ids.length; at += batch) {
    yield* await asTeam(pool, ctx.actor.teamId, db => read(db, ids.slice(at, at + batch)));
  }
}

const countSelected = async (pool: Db, ctx: SignedIn, { selection }: { selection: Selection }) =>
  (await resolveSelection(pool, ctx, selection)).length;

export const creatorsTable: ExportedTable<Selected<'creators'>, ExportColumnKey<'creators'>, CreatorLine> = {
  name: { zh: '达人', en: 'creators' },
  columns: creatorColumns,
  count: countSelected,
  rows: (pool, ctx, { selection }, tellTotal) =>
    selectedLines(pool, ctx, { selection, tellTotal }, (db, ids) => linesOf(db, ctx, ids)),
};

interface MemberLine extends CreatorLine {
  added: { at: Date; by: string };
}
type Members = Selected<'listMembers'>;

function listOf({ lang }: SignedIn, { selection, listId }: Members): number {
  const list = selection.of === 'list' ? selection.listId : listId;
  if (list !== undefined) return list;
  const reason = lang === 'zh' ? '请说明是哪个收藏夹' : 'say which list';
  throw new AppError('invalid_request', {}, [{ field: 'of', reason }]);
}

export const listMembersTable: ExportedTable<Members, ExportColumnKey<'listMembers'>, MemberLine> = {
  name: { zh: '收藏夹达人', en: 'list-creators' },
  columns: [
    ...creatorColumns,
    { key: 'added_at', head: { zh: '收藏时间', en: 'Saved at' }, kind: 'moment', value: row => row.added.at },
    { key: 'added_by', head: { zh: '收藏人', en: 'Saved by' }, kind: 'text', value: row => row.added.by },
  ],
  subject: (pool, ctx, of) =>
    asTeam(pool, ctx.actor.teamId, async db => (await readList(db, ctx, listOf(ctx, of))).name),
  async count(pool, ctx, of) {
    const list = listOf(ctx, of);
    const ids = await resolveSelection(pool, ctx, of.selection);
    return (await asTeam(pool, ctx.actor.teamId, db => collectionsOf(db, ctx, list, ids))).size;
  },
  rows: (pool, ctx, of, tellTotal) =>
    selectedLines(pool, ctx, { ...of, tellTotal }, async (db, ids) => {
      const added = await collectionsOf(db, ctx, listOf(ctx, of), ids);
      return (await linesOf(db, ctx, ids)).flatMap(line => {
        const collection = added.get(line.id);
        return collection ? [{ ...line, added: collection }] : [];
      });
    }),
};
