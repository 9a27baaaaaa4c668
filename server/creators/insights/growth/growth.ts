import type { getGrowth } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Db } from '../../../core/db/database.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { readDays } from './growth.queries.ts';
import { requireCreator } from '../require-creator.ts';

/** @throws AppError not_found */
export async function describeGrowth(db: Db, params: CreatorParams): Promise<ReplyOf<typeof getGrowth>> {
  const heldBack = await heldBackSources(db);
  const [days] = await Promise.all([readDays(db, params.id, heldBack), requireCreator(db, params)]);
  return {
    days: days.map(({ post_count: postCount, average_plays: averagePlays, ...day }) => ({
      ...day,
      postCount,
      averagePlays,
    })),
  };
}
