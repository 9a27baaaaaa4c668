import type { OpenedFile } from '../../outside/connectors/files/open-catalogue-file.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { demoAccount } from '../../identity/accounts/demo-account.ts';
import { sampleCreators } from '../sample-world/sample-creators.ts';
import { importRecords, removeSource } from '../../catalogue/creator-records/service.ts';
import { recomputePeers } from '../../catalogue/creator-records/derived/compute-due-figures.ts';
import { accountNamed } from '../../identity/accounts/service.ts';
import { createDemoTeam } from '../demo-world/demo-team.ts';
import { createTeamOfStory } from '../demo-world/service.ts';
import { seedModes } from '../../catalogue/provenance/service.ts';
import { seedSandboxCredentials } from '../../sourcing/sources/credentials/sandbox-credentials.ts';

/** The code of the source, and the name of the sample world among the imports. */
const sample = 'sample';
export const sampleCount = 20_000;

/** The sample world with the interface of an opened file, so that a killed load continues where it stopped. */
function sampleFile(asOf: Date, count: number, signal?: AbortSignal): OpenedFile {
  return {
    mapping: sample,
    source: { zh: '示例数据', en: 'Sample data' },
    contentHash: `sample-world.v1.${count}`,
    modifiedAt: asOf.toISOString(),
    damagedCharacters: () => 0,
    encoding: '',
    plan: null,
    async *items() {
      let line = 0;
      for (const creator of sampleCreators({ asOf, count })) {
        signal?.throwIfAborted();
        yield { line: ++line, records: [creator] };
      }
    },
  };
}

interface LoadOptions {
  count?: number;
  /** Loads it even if it was loaded (and perhaps removed) before. */
  again?: boolean;
  onProgress?: (done: number, of: number) => void;
  /** Aborted when the process stops; the next one goes on. */
  signal?: AbortSignal;
}

export async function loadSample(db: Db, ctx: Context, options: LoadOptions = {}): Promise<void> {
  const count = options.count ?? sampleCount;
  await importRecords(db, ctx, sampleFile(ctx.now(), count, options.signal), {
    path: '/sample-world',
    source: sample,
    again: options.again ?? false,
    onProgress: run => options.onProgress?.(run.rows_read, count),
  });
}

/** @returns how many sample creators were removed */
export async function removeSample(db: Db, ctx: Context): Promise<number> {
  const removed = await removeSource(db, ctx, sample);
  await recomputePeers(db, ctx);
  return removed;
}

/** Prepares a sandbox at its first start: the demo account, and access to its platforms. */
export async function seedSandbox(
  db: Db,
  ctx: Context,
  sources: SourceServices,
  { hasDemoWorld }: { hasDemoWorld: boolean },
): Promise<void> {
  if (!(await accountNamed(db, demoAccount.username)))
    await (hasDemoWorld ? createTeamOfStory : createDemoTeam)(db, ctx);
  await seedSandboxCredentials(db, ctx, sources);
  await seedModes(db);
}

/** Loads the sample creators at the first start, beside the first requests. */
export async function fillSandbox(
  db: Db,
  ctx: Context,
  {
    say,
    signal,
    onShare,
  }: { say: (text: string) => void; signal: AbortSignal; onShare: (share: number) => void },
): Promise<void> {
  let percent = 0;
  await loadSample(db, ctx, {
    signal,
    onProgress: (done, of) => {
      onShare(done / of);
      const now = Math.floor((done / of) * 10) * 10;
      if (now > percent && now < 100) say(`示例达人 Sample creators ${now} %\n`);
      percent = now;
    },
  });
  if (percent) say('示例达人 Sample creators 100 %\n');
}
