import type { VisitFilter } from '../../../../contract/links/visits.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { fittingDays } from './fitting-days.queries.ts';
import { requireLink } from '../find-link.ts';
import { isBotOf } from '../date-range.ts';
import type { Wanted } from './list-records.queries.ts';
import { daySpansOf } from './day-spans.ts';
import { readTeamDays } from '../team.queries.ts';

/** No visit is later, even if the clock of the process that answered it was wrong. */
const lastDay = '9999-12-31';

/** Reads a filter, limited to the days for which access records are kept. @throws AppError not_found */
export async function readWanted(db: Db, ctx: SignedIn, filter: VisitFilter): Promise<Wanted> {
  const { teamId } = ctx.actor;
  const { linkId, kind, from = '', to = lastDay } = filter;
  const { timeZone, keptSince } = await readTeamDays(db, teamId, ctx.now());
  const days = { from: from > keptSince ? from : keptSince, to };
  const isBot = isBotOf[kind];
  const wanted = { teamId, filter, isBot, timeZone, ...days, spans: null };
  if (!linkId) return wanted;
  const link = { teamId, linkId };
  await requireLink(db, link);
  const fitting = await fittingDays(db, link, filter, { ...days, isBot });
  return { ...wanted, spans: fitting && daySpansOf(fitting) };
}
