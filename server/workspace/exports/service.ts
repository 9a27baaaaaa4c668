import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { startExport as startEndpoint } from '../../../contract/workspace/exports.ts';
import { day } from '../../../contract/core/format.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { requireOneOf } from '../../core/auth/require-permission.ts';
import { AppError } from '../../core/errors.ts';
import { storeFile } from '../../core/storage/stored-files.ts';
import { actorOf, readAccount } from '../../identity/accounts/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { planNames, readTeamPlan, requireRoom, consumeEntitlement } from '../../billing/plans/service.ts';
import { runBackgroundTask, startBackgroundTask } from '../../activity/background-tasks/service.ts';
import { fileOf, mediaTypes } from './export-file.ts';
import type { Reader, TableToExport } from './exported-table.ts';
import { tableOf } from './find-table.ts';

/** The request, with what only the process that received it knows. */
type Params = BodyOf<typeof startEndpoint> & Pick<Reader, 'shortPrefix'>;

export interface ExportIds {
  teamId: number;
  workId: number;
}

const dayMs = 24 * 60 * 60 * 1000;

function refuseUnknown({ lang }: Context, columns: readonly string[], keys: readonly string[]): void {
  const unknown = columns.filter(column => !keys.includes(column));
  if (!unknown.length) return;
  const reason =
    lang === 'zh' ? `没有这样的列：${unknown.join('、')}` : `no such column: ${unknown.join(', ')}`;
  throw new AppError('invalid_request', {}, [{ field: 'columns', reason }]);
}

/** @throws AppError forbidden for rows or a column that the account may not read */
function refuseWithout({ actor }: SignedIn, { needs }: TableToExport, columns: readonly string[]): void {
  requireOneOf(actor, ['data.export']);
  if (needs) requireOneOf(actor, [needs]);
  if (columns.includes('email')) requireOneOf(actor, ['mail.read']);
}

/** What the audit log records of a request, besides the table: the filter of audit log entries is recorded as it is. */
function recordedOf({ of }: Params) {
  if (of.table !== 'operationRecords') return { action: 'table.export', after: { table: of.table } } as const;
  const given = Object.entries(of.filter).filter(([, value]) => value !== undefined);
  return { action: 'operationRecord.export', after: Object.fromEntries(given) } as const;
}

/**
 * Begins to write a table to a file, in the background.
 * @param send inserts the job that calls `writeExport`, in the same transaction
 * @returns the id of the background task
 * @throws AppError forbidden; invalid_request for a column that the table does not have; entitlement_exceeded if
 * the plan has no room for the rows, as far as their number is known
 */
export async function startExport(
  pool: Db,
  ctx: SignedIn,
  asked: Params,
  send: (db: Db, ids: ExportIds) => Promise<void>,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const table = tableOf(asked.of);
  refuseWithout(ctx, table, asked.columns);
  refuseUnknown(ctx, asked.columns, table.keys);
  await asTeam(pool, teamId, db => requireRoom(db, ctx, 'export.rows'));
  const total = await table.count(pool, ctx);
  return asTeam(pool, teamId, async db => {
    await requireRoom(db, ctx, 'export.rows', Math.max(1, total ?? 1));
    const details = { table: asked.of.table, format: asked.format, asked: JSON.stringify(asked) };
    const task = { teamId, accountId, kind: 'export', details } as const;
    const workId = await startBackgroundTask(db, ctx, total === null ? task : { ...task, total });
    await recordOperation(db, ctx, teamId, { subject: 'export', ...recordedOf(asked) });
    await send(db, { teamId, workId });
    return workId;
  });
}

const longestSubject = 80;

/** What the rows belong to comes first: `Spring-list-creators`. File systems take no other characters of it. */
function fileNameOf(subject: string | null, table: string): string {
  const plain = (subject ?? '').replace(/[\s\p{Cc}<>:"/\\|?*]+/gu, ' ').trim();
  return plain === '' ? table : `${[...plain].slice(0, longestSubject).join('').trim()}-${table}`;
}

/** Returns the account that requested it; the rows are read as that account. */
async function signedIn(
  pool: Db,
  ctx: Context,
  ids: { teamId: number; accountId: number },
): Promise<SignedIn> {
  const account = await asTeam(pool, ids.teamId, db => readAccount(db, ids));
  if (!account) throw new AppError('not_found');
  return { ...ctx, actor: actorOf(account) };
}

function readerOf(pool: Db, ctx: SignedIn, { shortPrefix }: Params): Promise<Reader> {
  return asTeam(pool, ctx.actor.teamId, async db => ({
    lang: ctx.lang,
    shortPrefix,
    timeZone: (await readTeamPlan(db, ctx)).timeZone,
    planNames: await planNames(db, ctx.lang),
  }));
}

/**
 * Writes an export in a worker; it may run again. The plan's rows are taken when the task ends: a failed export takes
 * none, and of two that do not fit together one fails.
 * @param keptDays how long the file can be downloaded
 */
export async function writeExport(
  pool: Db,
  worker: Context,
  ids: ExportIds,
  keptDays: number,
): Promise<void> {
  const { teamId } = ids;
  await runBackgroundTask(pool, worker, ids, async ({ accountId, details, lang, report }) => {
    const ctx = await signedIn(pool, { ...worker, lang }, { teamId, accountId });
    // `startExport` stored it.
    const asked = JSON.parse(String(details['asked'])) as Params;
    const { of, columns, format } = asked;
    const table = tableOf(of);
    refuseWithout(ctx, table, columns);
    const reader = await readerOf(pool, ctx, asked);
    let total = await table.count(pool, ctx);
    let done = 0;
    async function* counted() {
      const tellTotal = (known: number) => {
        total = known;
      };
      for await (const row of table.rows(pool, ctx, { keys: columns, reader, tellTotal })) {
        yield row;
        done++;
        await report({ done, ...(total === null ? {} : { total: Math.max(done, total) }) });
      }
    }
    const at = ctx.now();
    const sheet = table.name[lang];
    const name = fileNameOf(await table.subject(pool, ctx), sheet);
    const file = {
      name: `${name}-${day(at.toISOString(), reader.timeZone)}.${format}`,
      mediaType: mediaTypes[format],
      content: fileOf(counted(), { format, sheet, columns: table.columnsOf(columns), reader }),
      expiresAt: new Date(at.getTime() + keptDays * dayMs),
    };
    const fileId = await storeFile(pool, teamId, file, at);
    const settle = async (db: Db) => {
      if (done) await consumeEntitlement(db, ctx, 'export.rows', { amount: done });
    };
    return { fileId, done, settle };
  });
}
