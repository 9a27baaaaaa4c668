import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { creatorNameFor } from '../../../creators/shared/team-names.ts';
import { invalid } from './effect-field-rules.ts';

/** @returns the creator's name; empty for none @throws AppError invalid_request if there is no such creator */
export async function requireCreator(
  db: Db,
  { actor, lang }: SignedIn,
  creatorId: number | null,
): Promise<string> {
  if (creatorId === null) return '';
  const name = await creatorNameFor(db, actor.teamId, creatorId);
  if (name === null) throw invalid(lang, 'creatorId', 'nobody');
  return name;
}
