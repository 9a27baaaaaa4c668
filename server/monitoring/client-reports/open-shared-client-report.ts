import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  clientReportContentSchema,
  type openClientReport,
} from '../../../contract/monitoring/client-reports/client-reports.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { composeReport } from './content/compose-report.ts';
import { countOpening, findLink, findLinkToken } from './share-links.queries.ts';

/** Per IP address: a whole office may open a report behind one. */
const rate = { max: 120, seconds: 60 };

const refuseFlood = (pool: Db, ctx: Context): Promise<void> =>
  refuseBeyondRates(pool, ctx.now(), { key: `client report ${callerNetwork(ctx)}`, ...rate });

/** A report is read as a member of its team, without changing anything. */
const readerOf = (ctx: Context, teamId: number, accountId: number): SignedIn => ({
  ...ctx,
  actor: { teamId, accountId, sessionId: 0, role: 'member', isOperator: false },
});

/**
 * Returns the current report. Fields outside the contract are removed, so that recipients get no more than intended.
 * @throws AppError too_many_requests; not_found for an unknown address; gone for one that expired or was revoked, or
 * whose project was removed
 */
export async function openShared(
  pool: Db,
  ctx: Context,
  token: string,
): Promise<ReplyOf<typeof openClientReport>> {
  await refuseFlood(pool, ctx);
  const found = await findLinkToken(pool, hashToken(token));
  if (!found) throw new AppError('not_found');
  const { team_id: teamId, link_id: linkId } = found;
  const link = await asTeam(pool, teamId, db => findLink(db, teamId, linkId));
  if (!link || link.revoked_at || link.expires_at <= ctx.now()) throw new AppError('gone');
  const reader = readerOf(ctx, teamId, link.created_by);
  const { content } = await composeReport(pool, reader, link.project_id).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? new AppError('gone') : error;
  });
  await asTeam(pool, teamId, db => countOpening(db, teamId, linkId, ctx.now()));
  return { expiresAt: link.expires_at.toISOString(), content: clientReportContentSchema.parse(content) };
}
