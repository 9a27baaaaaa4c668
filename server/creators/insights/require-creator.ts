import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { findCreator, type InsightCreator } from './creator.queries.ts';

/** Returns the creator of a page. @throws AppError not_found, also if the creator is on another platform */
export async function requireCreator(db: Db, params: CreatorParams): Promise<InsightCreator> {
  const creator = await findCreator(db, params);
  if (!creator) throw new AppError('not_found');
  return creator;
}
