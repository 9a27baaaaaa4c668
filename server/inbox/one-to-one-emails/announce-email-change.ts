import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/realtime/announce.ts';

/** An email that will be sent concerns the whole team; open pages fetch it again. */
export const tellLetter = (db: Db, teamId: number, id: number): Promise<void> =>
  tell(db, { teamId }, { code: realtimeCodes.letter, id });
