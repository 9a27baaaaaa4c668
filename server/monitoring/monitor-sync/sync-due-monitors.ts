import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { processDueInTurn } from '../../core/db/due-work/due-leases.ts';
import { judgeAlerts } from '../alerts/judge-alerts.ts';
import { checkBrief } from '../briefs/check-brief.ts';
import { syncProject, type Judge } from './sync-project.ts';

const round = { kind: 'monitor.sync', leaseMs: 60_000, atOnce: 20, againMs: 60_000, max: 200 } as const;

/**
 * Syncs projects of all teams that have news: posts are found, then checked against the brief, then alerts are made,
 * which report both. Any number of workers may do so at the same time. @throws AggregateError after all were tried
 */
export const syncDueMonitors = (
  pool: Db,
  ctx: Context,
  judges: readonly Judge[] = [checkBrief, judgeAlerts],
): Promise<void> => processDueInTurn(pool, ctx, round, due => syncProject(pool, ctx, due, judges));
