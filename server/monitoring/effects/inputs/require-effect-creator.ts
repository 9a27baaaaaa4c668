import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { readRows } from '../../../creators/search-engine/service.ts';
import { invalid } from './effect-field-rules.ts';

/** @returns the creator's name; empty for none @throws AppError invalid_request if there is no such creator */
export async function requireCreator(db: Db, { lang }: SignedIn, creatorId: number | null): Promise<string> {
  if (creatorId === null) return '';
  const [creator] = await readRows(db, [creatorId]);
  if (!creator) throw invalid(lang, 'creatorId', 'nobody');
  return creator.name || creator.handle;
}
