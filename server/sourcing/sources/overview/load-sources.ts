import type { BodyOf, QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type {
  listSourceFaults,
  listSources,
  refreshPlanSchema,
  tellPlatform as tell,
} from '../../../../contract/sourcing/sources.ts';
import {
  connectCallbackPath,
  sourceCodes,
  type SourceCode,
} from '../../../../contract/core/sources/source-codes.ts';
import type { z } from 'zod';
import { connectors } from '../../../outside/connectors/all-connectors.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { presentFault, presentSource } from './present-source.ts';
import { listSettings } from './settings.queries.ts';
import {
  countFaults,
  listCredentials,
  listFaults,
  listPlans,
  listUses,
  newestFaults,
  type PlanRow,
} from './load-sources.queries.ts';
import { windowAt } from '../quotas/quota-window.ts';

const day = 86_400_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

export async function loadSources(
  db: Db,
  ctx: Context,
  world: SourceServices,
): Promise<ReplyOf<typeof listSources>> {
  const now = ctx.now();
  const settings = await listSettings(db);
  const credentials = await listCredentials(db);
  const buckets = connectors.flatMap(({ code, buckets }) =>
    buckets.map(bucket => ({ source: code, bucket: bucket.name, since: windowAt(bucket, now).since })),
  );
  const uses = await listUses(db, buckets);
  const faults = await newestFaults(db, daysBefore(now, 30));
  const plans = await listPlans(db, daysBefore(now, 1));
  return {
    sources: sourceCodes.map(code =>
      presentSource(
        {
          code,
          setting: settings.find(({ source }) => source === code),
          credentials: credentials.filter(
            row => row.source === code && (world.sandbox !== null || !row.is_sandbox),
          ),
          uses: uses.filter(({ source }) => source === code),
          fault: faults.find(({ source }) => source === code),
        },
        now,
      ),
    ),
    plans: plans.map(presentPlan),
    folder: settings.find(({ source }) => source === 'files')?.folder ?? '',
    callbackUrl: world.publicUrl + connectCallbackPath,
    moods: world.sandbox?.moods() ?? [],
  };
}

const presentPlan = (row: PlanRow): z.output<typeof refreshPlanSchema> => ({
  platform: row.platform,
  decidedAt: row.decided_at?.toISOString() ?? null,
  due: row.due ?? 0,
  chosen: row.chosen ?? 0,
  waiting: row.waiting,
  doneLastDay: row.done,
  tookMs: row.took_ms ?? 0,
});

/** Returns the faults of a source, newest first, by page. */
export async function loadFaults(
  db: Db,
  ctx: Context,
  source: SourceCode,
  { page, size }: QueryOf<typeof listSourceFaults>,
): Promise<ReplyOf<typeof listSourceFaults>> {
  const since = daysBefore(ctx.now(), 30);
  const rows = await listFaults(db, { source, since, offset: (page - 1) * size, limit: size });
  return { faults: rows.map(presentFault), total: await countFaults(db, source, since) };
}

const strangeHost = { zh: '沙盒里没有这个平台', en: 'The sandbox doesn’t have this platform' };

/** @throws AppError sandbox_only, invalid_request */
export function tellPlatform(
  _db: Db,
  ctx: Context,
  { sandbox }: SourceServices,
  { host, mood }: BodyOf<typeof tell>,
): void {
  if (!sandbox) throw new AppError('sandbox_only');
  if (host !== undefined && !sandbox.moods().some(each => each.host === host))
    throw new AppError('invalid_request', {}, [{ field: 'host', reason: strangeHost[ctx.lang] }]);
  sandbox.tell(mood, host);
}
