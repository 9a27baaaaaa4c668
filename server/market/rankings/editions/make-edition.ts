import { day } from '../../../../contract/core/format.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { unlessBusy } from '../../../core/db/advisory-lock.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { isEditionDue } from './edition-due.ts';
import {
  dropOldEditions,
  dropOldTagFacts,
  hasPosts,
  insertEdition,
  publishEdition,
  readEarlierEdition,
  readNewest,
} from './editions.queries.ts';
import { rankPlatform, type Pace } from './rank-platform.ts';

/** Any number that no other lock uses. */
const lockKey = 7_305_131;

/** Returns whether rankings are due. */
export async function isDue(db: Db, ctx: Context): Promise<boolean> {
  const [newest, heldBack] = [await readNewest(db), await heldBackSources(db)];
  if (!isEditionDue(newest, { now: ctx.now(), heldBack })) return false;
  return Boolean(newest) || (await hasPosts(db));
}

/** Makes rankings if they are due and no other process is making them. */
export const makeDue = (pool: Db, ctx: Context, pace: Pace): Promise<void> =>
  unlessBusy(pool, lockKey, async db => {
    if (await isDue(db, ctx)) await writeEdition(db, ctx, pace);
  });

/** Makes all rankings, unless another process is making them. @internal for tests */
export const makeEdition = (pool: Db, ctx: Context, pace: Pace): Promise<void> =>
  unlessBusy(pool, lockKey, db => writeEdition(db, ctx, pace));

/** Writes an edition that only its last statement publishes. The next run removes what a kill leaves. */
async function writeEdition(db: Db, ctx: Context, pace: Pace): Promise<void> {
  const [started, asOf] = [performance.now(), ctx.now()];
  const scan = { asOf, heldBack: await heldBackSources(db) };
  const today = day(asOf.toISOString(), 'UTC');
  await dropOldEditions(db, today);
  const id = await insertEdition(db, { day: today, as_of: asOf, held_back: scan.heldBack });
  const draft = { id, day: today, earlierId: await readEarlierEdition(db, today), scan };
  for (const platform of platforms) await rankPlatform({ db, platform, draft }, pace);
  const took_ms = Math.round(performance.now() - started);
  await publishEdition(db, id, { made_at: ctx.now(), took_ms });
  await dropOldTagFacts(db);
}
