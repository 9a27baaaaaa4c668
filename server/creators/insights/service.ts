import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type * as contract from '../../../contract/creators/insights/insights.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { describeBrands } from './brands/brands.ts';
import { describePosts } from './posts/post-figures.ts';
import { describeSignals } from './signals/signals.ts';

/**
 * Returns the newest posts as points, their usual range, and sponsored posts compared with the rest. @throws AppError
 * not_found
 */
export const loadPostFigures = (
  db: Db,
  _ctx: Context,
  creator: CreatorParams,
): Promise<ReplyOf<typeof contract.getPostFigures>> => describePosts(db, creator);

/** Returns sponsored posts among the newest, and their brands. @throws AppError not_found */
export const loadBrands = (
  db: Db,
  _ctx: Context,
  creator: CreatorParams,
): Promise<ReplyOf<typeof contract.getBrands>> => describeBrands(db, creator);

/** Returns what is unusual in public figures, each with its evidence. @throws AppError not_found */
export const loadSignals = (
  db: Db,
  _ctx: Context,
  creator: CreatorParams,
): Promise<ReplyOf<typeof contract.getSignals>> => describeSignals(db, creator);
