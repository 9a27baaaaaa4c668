import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { processDueInTurn } from '../../core/db/due-work/due-leases.ts';
import { judgeAlerts } from '../alerts/judge-alerts.ts';
import { checkBrief } from '../briefs/check-brief.ts';
import { syncProject, type Judge } from './sync-project.ts';

const round = { kind: 'monitor.look', leaseMs: 60_000, atOnce: 20, againMs: 60_000, most: 200 } as const;

/**
 * Looks at projects in which something is new, of any team: posts found, checks of the brief, then alerts, which report
 * them. Any number of workers do so at once. @throws AggregateError when the others are done
 */
export const syncDueMonitors = (
  pool: Db,
  ctx: Context,
  judges: readonly Judge[] = [checkBrief, judgeAlerts],
): Promise<void> => processDueInTurn(pool, ctx, round, due => syncProject(pool, ctx, due, judges));
