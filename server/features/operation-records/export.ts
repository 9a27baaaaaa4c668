import { day } from '../../../contract/format.ts';
import { recordFilterSchema, type RecordFilter } from '../../../contract/operation-records.ts';
import type { Context, SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { byteOrderMark, csvLine } from '../../storage/csv.ts';
import { storeFile } from '../../storage/stored-files.ts';
import { runWork, startWork } from '../works/service.ts';
import { cellsOf, fileNames, headingsOf, type Reader } from './export-lines.ts';
import { presentRecord } from './present.ts';
import { countRecords, readPlanNames, readRecords, readTimeZone, type RecordPlace } from './queries.ts';
import { recordOperation } from './service.ts';

export interface ExportIds {
  teamId: number;
  workId: number;
}

const pageSize = 1000;
const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Begins to write the filtered records to a file, in the background.
 * @param send puts in the job that calls `writeExport`, in the same transaction
 * @returns the id of the work
 */
export async function startExport(
  pool: Db,
  ctx: SignedIn,
  filter: RecordFilter,
  send: (db: Db, ids: ExportIds) => Promise<void>,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  return asTeam(pool, teamId, async db => {
    const kind = 'operationRecord.export';
    const workId = await startWork(db, ctx, { teamId, accountId, kind, details: given });
    await recordOperation(db, ctx, teamId, { action: kind, subject: 'operationRecord', after: given });
    await send(db, { teamId, workId });
    return workId;
  });
}

interface Export {
  filter: RecordFilter;
  reader: Reader;
  report: (done: number) => Promise<void>;
}

/** The file piece by piece, newest record first, each page in a short transaction of its own. */
async function* linesOf(
  pool: Db,
  teamId: number,
  { filter, reader, report }: Export,
): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(headingsOf(reader));
  let done = 0;
  for (let after: RecordPlace | undefined; ;) {
    const page = { size: pageSize, after };
    const rows = await asTeam(pool, teamId, db => readRecords(db, teamId, filter, page));
    yield rows.map(row => csvLine(cellsOf(presentRecord(row), reader))).join('');
    done += rows.length;
    await report(done);
    if (rows.length < pageSize) return;
    after = rows.at(-1);
  }
}

/** What a worker does for the work of an export; it may be done again. */
export async function writeExport(pool: Db, ctx: Context, ids: ExportIds): Promise<void> {
  const { teamId } = ids;
  await runWork(pool, ctx, ids, async ({ details, lang, report }) => {
    const filter = recordFilterSchema.parse(details);
    const { reader, total } = await asTeam(pool, teamId, async db => ({
      reader: { lang, timeZone: await readTimeZone(db, teamId), planNames: await readPlanNames(db, lang) },
      total: await countRecords(db, teamId, filter),
    }));
    const at = ctx.now();
    let written = 0;
    const tellHowFar = async (done: number) => {
      written = done;
      await report({ done, total: Math.max(done, total) });
    };
    const fileId = await storeFile(
      pool,
      teamId,
      {
        name: `${fileNames[lang]}-${day(at.toISOString(), reader.timeZone)}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        content: linesOf(pool, teamId, { filter, reader, report: tellHowFar }),
        expiresAt: new Date(at.getTime() + keptMs),
      },
      at,
    );
    return { fileId, done: written };
  });
}
