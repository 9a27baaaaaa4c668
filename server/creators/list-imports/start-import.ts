import type { z } from 'zod';
import type { ImportMapping, tryListImport } from '../../../contract/creators/list-imports/list-imports.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { roomIn } from '../lists/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { startBackgroundTask } from '../../activity/background-tasks/service.ts';
import { forecastRows, type Forecasted } from './rows/forecast-rows.ts';
import { columnsOf } from './rows/read-row.ts';
import { isUsable } from './sheet/propose-mapping.ts';
import { findImport, lockImport, rememberMapping, updateImport, type ImportRow } from './queries.ts';
import { headingsKey } from './sheet/take-rows.ts';

export interface MappedImport {
  id: number;
  mapping: ImportMapping;
}

export interface ImportTaskIds {
  teamId: number;
  workId: number;
}

const mappingTexts: Record<Lang, { unusable: string; noColumn: string }> = {
  zh: {
    unusable: '请选择“主页链接”所在的列；没有链接时，请同时选择“账号”和“平台”所在的列',
    noColumn: '选择的列不在这个文件中',
  },
  en: {
    unusable: 'choose the profile link column or, without one, the handle and platform columns',
    noColumn: 'names a column the file doesn’t have',
  },
};

function refuseMapping({ lang }: SignedIn, { headings }: ImportRow, mapping: ImportMapping): void {
  const isThere = columnsOf(mapping).every(([, column]) => column < headings.length);
  if (isThere && isUsable(mapping)) return;
  const reason = mappingTexts[lang][isThere ? 'unusable' : 'noColumn'];
  throw new AppError('invalid_request', {}, [{ field: 'mapping', reason }]);
}

const canStart = (state: ImportRow['state']) => state === 'ready' || state === 'failed';

async function openForStart(
  db: Db,
  ctx: SignedIn,
  { id, mapping }: MappedImport,
): Promise<{ asked: Forecasted; waiting: number }> {
  const found = await findImport(db, ctx.actor, id);
  if (!found || found.list_name === null) throw new AppError('not_found');
  if (!canStart(found.state)) throw new AppError('import_started');
  refuseMapping(ctx, found, mapping);
  const asked = { importId: id, listId: found.list_id, mapping };
  return { asked, waiting: found.rows - found.succeeded - found.failed };
}

type TryReply = z.output<(typeof tryListImport)['reply']>;

/** A dry run: returns what would become of each row, and how many places are left. Writes nothing. */
export async function tryImport(pool: Db, ctx: SignedIn, input: MappedImport): Promise<TryReply> {
  const { teamId } = ctx.actor;
  const { asked, room } = await asTeam(pool, teamId, async db => {
    const { asked } = await openForStart(db, ctx, input);
    return { asked, room: await roomIn(db, ctx, asked.listId) };
  });
  return { ...(await forecastRows(pool, ctx, asked)), room };
}

function refuseTooMany(willAdd: number, room: number): void {
  if (willAdd <= room) return;
  const shown = (count: number) => count.toLocaleString('en-US');
  throw new AppError('list_too_full', { rows: shown(willAdd), room: shown(room) });
}

/**
 * Starts an import in the background, or continues an interrupted one.
 * @param send inserts the job that calls `runImport`, in the same transaction
 * @returns the id of the background task
 * @throws AppError list_too_full with both numbers, before anything is written; import_started
 */
export async function startImport(
  pool: Db,
  ctx: SignedIn,
  input: MappedImport,
  send: (db: Db, ids: ImportTaskIds) => Promise<void>,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const { asked, room, waiting } = await asTeam(pool, teamId, async db => {
    const asked = await openForStart(db, ctx, input);
    return { ...asked, room: await roomIn(db, ctx, asked.asked.listId) };
  });
  // If all rows fit, it does not matter which of them will be added.
  const willAdd = waiting <= room ? waiting : (await forecastRows(pool, ctx, asked)).willAdd;
  return asTeam(pool, teamId, async db => {
    const locked = await lockImport(db, teamId, input.id);
    if (!locked) throw new AppError('not_found');
    if (!canStart(locked.state)) throw new AppError('import_started');
    refuseTooMany(willAdd, await roomIn(db, ctx, asked.listId));
    const details = { importId: input.id, file: locked.file_name };
    const task = { teamId, accountId, kind: 'listImport', details, total: locked.rows } as const;
    const workId = await startBackgroundTask(db, ctx, task);
    const at = ctx.now();
    const begun = {
      state: 'running',
      background_task_id: workId,
      started_at: at,
      finished_at: null,
    } as const;
    await updateImport(db, teamId, input.id, { ...begun, mapping: input.mapping });
    const headings = headingsKey(locked.headings);
    if (headings) await rememberMapping(db, teamId, { headings, mapping: input.mapping, at });
    await recordOperation(db, ctx, teamId, {
      action: 'list.import',
      subject: 'list',
      subjectId: asked.listId,
      subjectName: (await findImport(db, ctx.actor, input.id))?.list_name ?? '',
      after: { file: locked.file_name, rows: locked.rows },
    });
    await send(db, { teamId, workId });
    return workId;
  });
}
