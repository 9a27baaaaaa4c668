import type { Db } from '../../core/db/database.ts';
import { creatorNameOf as nameOf } from './draft-people.queries.ts';
/** Returns the display name; empty for a creator who is no longer in the catalogue. */
export const creatorNameOf = (db: Db, creatorId: number): Promise<string> => nameOf(db, creatorId);
