import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/realtime/announce.ts';

/** What is to be sent concerns the whole team; who looks at it fetches it again. */
export const tellLetter = (db: Db, teamId: number, id: number): Promise<void> =>
  tell(db, { teamId }, { code: realtimeCodes.letter, id });
