import type { Card } from '../../../contract/campaigns/board.ts';
import type { Db } from '../../core/db/database.ts';
import { cardsOf as read } from './cards.ts';

/** Cards of a campaign by id, in the order of the ids, as the team; those that are gone are missing. */
export const cardsOf = (
  db: Db,
  of: { teamId: number; campaignId: number },
  ids: readonly number[],
): Promise<Card[]> => read(db, of, ids);
