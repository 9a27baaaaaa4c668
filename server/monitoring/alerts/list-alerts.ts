import { alertKinds, type AlertMailState } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import type { listAlerts } from '../../../contract/monitoring/alerts/alerts.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { StoredMailState } from '../../core/db/schema/alerts-tables.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { requireProject } from '../shared/projects.ts';
import { countAlerts, listAlerts as read } from './queries.ts';

const mailStates: Record<StoredMailState, AlertMailState> = {
  waiting: 'digest',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  in_doubt: 'inDoubt',
};

/** @throws AppError not_found */
export function loadAlerts(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { kind, key, page, size }: QueryOf<typeof listAlerts>,
): Promise<ReplyOf<typeof listAlerts>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await requireProject(db, ctx, projectId);
    const of = { teamId, projectId };
    const rows = await read(db, of, { kind, key }, { size, offset: (page - 1) * size });
    const counted = new Map((await countAlerts(db, of, { key })).map(row => [row.kind, row.alerts]));
    const counts = alertKinds.map(each => ({ kind: each, alerts: counted.get(each) ?? 0 }));
    return {
      alerts: rows.map(row => ({
        id: row.id,
        kind: row.kind,
        key: row.key || null,
        at: row.at.toISOString(),
        toldAt: row.notified_at.toISOString(),
        facts: row.facts,
        mail: row.mail ? mailStates[row.mail] : 'none',
      })),
      total: counts.reduce((sum, { kind: each, alerts }) => (!kind || each === kind ? sum + alerts : sum), 0),
      counts,
    };
  });
}
