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
function sampleFile(asOf: Date, count: number): OpenedFile {
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
      for (const creator of sampleCreators({ asOf, count })) yield { line: ++line, records: [creator] };
    },
  };
}

/** @param again loads it even if it was loaded (and perhaps removed) before */
export async function loadSample(
  db: Db,
  ctx: Context,
  options: { count?: number; again?: boolean; onProgress?: (done: number, of: number) => void } = {},
): Promise<void> {
  const count = options.count ?? sampleCount;
  await importRecords(db, ctx, sampleFile(ctx.now(), count), {
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

/** Prepares a sandbox at its first start: the demo account, access to its platforms, and the sample creators. */
export async function seedSandbox(
  db: Db,
  ctx: Context,
  sources: SourceServices,
  { hasDemoWorld, say }: { hasDemoWorld: boolean; say: (text: string) => void },
): Promise<void> {
  if (!(await accountNamed(db, demoAccount.username)))
    await (hasDemoWorld ? createTeamOfStory : createDemoTeam)(db, ctx);
  await seedSandboxCredentials(db, ctx, sources);
  await seedModes(db);
  let percent = 0;
  await loadSample(db, ctx, {
    onProgress: (done, of) => {
      const now = Math.floor((done / of) * 10) * 10;
      if (now > percent) say(`示例达人 Sample creators ${now} %\n`);
      percent = now;
    },
  });
}
