import type { Context } from '../../server/core/context.ts';
import { jobs } from '../../server/schedule.ts';
import type { Db } from '../../server/core/db/database.ts';
import { importLater } from '../../server/catalogue/creator-records/jobs.ts';
import { importRecords, listRefusals } from '../../server/catalogue/creator-records/service.ts';
import { startJobs } from '../../server/core/jobs/job-queue.ts';
import { openCatalogueFile } from '../../server/outside/connectors/files/open-catalogue-file.ts';
import { realContext } from '../../server/core/real-context.ts';
import { withInstallation, type Command } from '../command/with-installation.ts';
import type { Guide } from './read-guide.ts';
import { ProgressLine } from './progress-line.ts';
import type { ReportFile } from './report-file.ts';

export interface ImportCommand {
  guide: Guide;
  again: boolean;
  later: boolean;
  report: ReportFile | null;
}

const shownRefusals = 20;
const refusalPage = 5000;

/** Imports files one by one into this installation's catalogue. @returns how many failed */
export function importAll(files: readonly string[], command: ImportCommand): Promise<number> {
  return withInstallation(async installation => {
    if (command.later) return queueAll(installation, files, command.guide);
    const { db, interrupted } = installation;
    let failed = 0;
    for (const file of files) {
      if (!(await importOne(db, realContext('en'), file, command, interrupted))) failed++;
    }
    return failed;
  });
}

/** Queues the files for the running product. @returns how many could not be read */
async function queueAll(
  { env, db, appUrl, log }: Command,
  files: readonly string[],
  guide: Guide,
): Promise<number> {
  const queue = await startJobs({
    url: appUrl,
    db,
    jobs,
    settings: env,
    makeContext: () => realContext('en'),
    log,
    runsJobs: false,
  });
  let failed = 0;
  for (const path of files) {
    try {
      const runId = await importLater(db, realContext('en'), { ...guide, path });
      process.stdout.write(`${path}: queued as run ${runId}\n`);
    } catch (error) {
      process.stderr.write(`${path}: ${sentenceOf(error)}\n`);
      failed++;
    }
  }
  await queue.stop(0);
  return failed;
}

async function importOne(
  db: Db,
  ctx: Context,
  path: string,
  command: ImportCommand,
  interrupted: AbortSignal,
): Promise<boolean> {
  const progress = new ProgressLine(path);
  try {
    const file = await openCatalogueFile(path, command.guide);
    const { run, isKnown } = await importRecords(db, ctx, file, {
      observedAt: command.guide.observedAt,
      path,
      again: command.again,
      onProgress: at => progress.show(at.rows_read),
    });
    progress.end();
    const counts = [
      `${run.rows_read} rows`,
      `${run.creators_written} creators and ${run.posts_written} posts written`,
      `${run.unchanged} unchanged`,
      `${run.refused} refused`,
    ];
    const { encoding } = file;
    const how = isKnown
      ? 'already imported (--again reads it once more)'
      : `read as ${run.mapping || 'nothing known'}${encoding && `, ${encoding}`}`;
    const isRead = run.state === 'done';
    const out = isRead ? process.stdout : process.stderr;
    out.write(`${path}: ${isRead ? how : `refused: ${run.failure}`}: ${counts.join(', ')}\n`);
    await showRefusals(db, run.id, run.refused, path, command.report);
    return isRead;
  } catch (error) {
    progress.end();
    const why = interrupted.aborted ? 'interrupted; the same command goes on with it' : sentenceOf(error);
    process.stderr.write(`${path}: ${why}\n`);
    return false;
  }
}

async function showRefusals(
  db: Db,
  runId: number,
  total: number,
  file: string,
  report: ReportFile | null,
): Promise<void> {
  for (const { line, column, reason } of await listRefusals(db, runId, shownRefusals)) {
    process.stdout.write(`  line ${line}${column ? `, ${column}` : ''}: ${reason}\n`);
  }
  if (total > shownRefusals) {
    const where = report ? `all in ${report.path}` : '--report FILE writes them all';
    process.stdout.write(`  … and ${total - shownRefusals} more (${where})\n`);
  }
  if (!report) return;
  for (let page = await listRefusals(db, runId, refusalPage); page.length;) {
    for (const refused of page) report.add(file, refused);
    page = await listRefusals(db, runId, refusalPage, page.at(-1));
  }
}

export function sentenceOf(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'this account may not read it';
  return stack ?? message;
}
