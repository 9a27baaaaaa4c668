import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { judgeAlerts } from '../alerts/judge.ts';
import { checkBrief } from '../briefs/check.ts';
import { workOff } from './work-off.ts';

/**
 * Looks at projects of which something is new, of any team: posts found, checks of the brief, then alerts, which tell of
 * them. Any number of workers do so at once. @throws AggregateError when the others are done
 */
export const lookAtDue = (pool: Db, ctx: Context): Promise<void> =>
  workOff(pool, ctx, [checkBrief, judgeAlerts]);
