import type { AcquisitionReason } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { roomIn } from '../../lists/service.ts';
import { hasFlag, roomFor, type Taker } from '../../../billing/plans/service.ts';
import { flag } from '../plan-flag.ts';

/** How many more creators the list can take, and which limit stops it. */
export interface Places {
  room: number;
  reason: Extract<AcquisitionReason, 'listFull' | 'noList' | 'quotaOver'>;
  /** No more creators should be asked for, not even members of the list. */
  isShut: boolean;
}

export async function placesIn(db: Db, ctx: Taker, listId: number): Promise<Places> {
  if (!(await hasFlag(db, ctx, flag))) return { room: 0, reason: 'quotaOver', isShut: true };
  const quota = await roomFor(db, ctx, 'acquisition.creators');
  try {
    const room = await roomIn(db, ctx, listId);
    const isTighter = quota < room;
    return { room: isTighter ? quota : room, reason: isTighter ? 'quotaOver' : 'listFull', isShut: false };
  } catch (error) {
    if (error instanceof AppError) return { room: 0, reason: 'noList', isShut: true };
    throw error;
  }
}
