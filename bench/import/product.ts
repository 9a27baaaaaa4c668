import { readFileSync } from 'node:fs';
import type { SignedIn } from '../../server/core/context.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { runImport } from '../../server/creators/list-imports/run-import.ts';
import { loadImport } from '../../server/creators/list-imports/service.ts';
import { startImport, tryImport } from '../../server/creators/list-imports/start-import.ts';
import { uploadFile } from '../../server/creators/list-imports/upload-file.ts';
import { realContext } from '../../server/core/real-context.ts';

/** The work of the product on a file, in a process of its own: `node product.ts URL TEAM ACCOUNT LIST FILE`. */
export interface Imported {
  /** Milliseconds. */
  upload: number;
  dryRun: number;
  start: number;
  job: number;
  succeeded: number;
  /** Resident memory in bytes: idle (loaded and connected), and the maximum. */
  idle: number;
  peak: number;
}

const [url = '', team, account, list, file = ''] = process.argv.slice(2);
const teamId = Number(team);
const db = makeDb(makePool({ url, poolSize: 10, onIdleError: () => undefined }));
const actor = { teamId, accountId: Number(account), sessionId: 0, role: 'owner', isOperator: false } as const;
const ctx: SignedIn = { ...realContext(), actor };

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

await Promise.all(Array.from({ length: 5 }, () => db.selectFrom('sources').selectAll().execute()));
const idle = process.memoryUsage.rss();

const bytes = readFileSync(file);
const [uploaded, upload] = await timed(() =>
  uploadFile(db, ctx, Number(list), { name: 'bench.xlsx', bytes, keptDays: 365 }),
);
const { id, mapping } = uploaded.import;
const [, dryRun] = await timed(() => tryImport(db, ctx, { id, mapping }));
const [workId, start] = await timed(() => startImport(db, ctx, { id, mapping }, async () => undefined));
const [, job] = await timed(() => runImport(db, ctx, { teamId, workId }));
const done = await loadImport(db, ctx, id, { page: 1, size: 1 });
const peak = process.resourceUsage().maxRSS * 1024;
const { succeeded } = done.import;
const imported: Imported = { upload, dryRun, start, job, succeeded, idle, peak };
process.stdout.write(`${JSON.stringify(imported)}\n`);
await db.destroy();
