import { limits } from '../../../contract/core/limits.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn, Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { deleteAdsBefore } from './fetching/ads.queries.ts';
import { utcDay } from './utc-days.ts';
import { countSaved, deleteSaved, insertSaved, lockBoard } from './saved-ads.queries.ts';
import { keepForever, readAd } from './load-ads.queries.ts';
const texts = {
  zh: { many: `团队最多收藏 ${limits.savedAds} 条广告，请先取消不用的` },
  en: { many: `A team can save up to ${limits.savedAds} ads. Unsave one first.` },
};

const recordOf = (action: OperationAction, adId: number, advertiser: string) => ({
  action,
  subject: 'ad',
  subjectId: adId,
  subjectName: advertiser,
});

async function keep(db: Db, ctx: SignedIn, adId: number): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  const advertiser = await keepForever(db, adId);
  if (advertiser === null) throw new AppError('not_found');
  if (!(await insertSaved(db, { teamId, accountId, adId, at: ctx.now() }))) return;
  if ((await countSaved(db, teamId)) > limits.savedAds)
    throw new AppError('invalid_request', {}, [{ field: 'isSaved', reason: texts[ctx.lang].many }]);
  await recordOperation(db, ctx, teamId, recordOf('ad.save', adId, advertiser));
}

async function takeOff(db: Db, ctx: SignedIn, adId: number): Promise<void> {
  const { teamId } = ctx.actor;
  if (!(await deleteSaved(db, teamId, adId))) return;
  const advertiser = (await readAd(db, adId))?.advertiser ?? '';
  await recordOperation(db, ctx, teamId, recordOf('ad.takeOff', adId, advertiser));
}

/**
 * Adds an ad to the team's board, or removes it; repeating it changes nothing.
 * @throws AppError not_found; invalid_request if the board is full
 */
export const saveAd = (
  pool: Db,
  ctx: SignedIn,
  { id, isSaved }: { id: number; isSaved: boolean },
): Promise<void> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await lockBoard(db, ctx.actor.teamId);
    await (isSaved ? keep : takeOff)(db, ctx, id);
  });

/** Days for which readings of reach and editions are kept. */
const readingDays = 120;
const editionDays = 31;

/** Deletes ads that were not reported for this many days and are on no team's board. */
export async function deleteOldAds(db: Db, ctx: Context, days: number): Promise<void> {
  const now = ctx.now();
  await deleteAdsBefore(db, {
    unreported: new Date(utcDay(now, -days)),
    readings: utcDay(now, -readingDays),
    editions: utcDay(now, -editionDays),
  });
}
