import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { workOff } from './work-off.ts';

/**
 * Looks at campaigns of which something is new, of any team. Any number of workers do so at once.
 * @throws AggregateError when the others are done
 */
export const lookAtDueCampaigns = (pool: Db, ctx: Context): Promise<void> => workOff(pool, ctx);
