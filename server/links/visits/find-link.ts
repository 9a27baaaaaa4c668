import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { isLink, type OfLink } from './links.queries.ts';

/** @throws AppError not_found */
export async function requireLink(db: Db, link: OfLink): Promise<void> {
  if (!(await isLink(db, link))) throw new AppError('not_found');
}
