import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Db } from '../../core/db/database.ts';
import { announce } from '../../core/realtime/announce.ts';

/** An email that will be sent concerns the whole team; open pages fetch it again. */
export const announceEmail = (db: Db, teamId: number, id: number): Promise<void> =>
  announce(db, { teamId }, { code: realtimeCodes.oneToOneEmail, id });
