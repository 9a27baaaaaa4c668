import type { Db } from '../../core/db/database.ts';
import { creatorNameOf as nameOf } from './draft-people.queries.ts';
/** As people read it; empty for a creator who is not known any more. */
export const creatorNameOf = (db: Db, creatorId: number): Promise<string> => nameOf(db, creatorId);
