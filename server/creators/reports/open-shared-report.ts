import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { reportContentSchema, type openReport } from '../../../contract/creators/reports.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { findOpenReport, findReportToken } from './queries.ts';

/** Per IP address: a whole office may open a report behind one. */
const rate = { max: 120, seconds: 60 };

const refuseFlood = (pool: Db, ctx: Context): Promise<void> =>
  refuseBeyondRates(pool, ctx.now(), { key: `report ${callerNetwork(ctx)}`, ...rate });

/** Queried for an unknown token, so that the answer takes as long as for an expired one. */
const nobodys = { team_id: 0, report_id: 0 };

/** @throws AppError too_many_requests; not_found, the same for an unknown, an expired and a revoked one */
export async function openShared(pool: Db, ctx: Context, token: string): Promise<ReplyOf<typeof openReport>> {
  await refuseFlood(pool, ctx);
  const { team_id: teamId, report_id: id } = (await findReportToken(pool, hashToken(token))) ?? nobodys;
  const report = await asTeam(pool, teamId, db => findOpenReport(db, teamId, id, ctx.now()));
  // The content has the format of the day it was stored. If the format is no longer supported, the report has expired.
  const content = reportContentSchema.safeParse(report?.content);
  if (!report || !content.success) throw new AppError('not_found');
  const { title, lang, team, expires_at } = report;
  return { title, lang, team, expiresAt: expires_at.toISOString(), content: content.data };
}
