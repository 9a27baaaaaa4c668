import { may } from '../../../contract/core/roles/permissions.ts';
import { agendaKinds, maxAgendaDays } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { AgendaItem, getCalendar as showCall } from '../../../contract/campaigns/agenda/agenda.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { campaignsSeenBy } from '../shared/campaign-access.ts';
import { itemsBetween, overdueBefore, teamDay, type AgendaRow } from './calendar.queries.ts';

/** Days are shown completely; with more items, the user must filter by campaign or kind. */
const maxItems = 2000;
const maxOverdue = 200;

const rangeTexts: Record<Lang, string> = {
  zh: `结束日期须在开始日期之后，且不超过 ${maxAgendaDays} 天`,
  en: `must not be before the first day, and within ${maxAgendaDays} days of it`,
};

function present(row: AgendaRow): AgendaItem {
  const { kind, id, campaignId, campaignName, collaborationId, state, creatorId, currency, minor } = row;
  return {
    key: `${kind}:${id}`,
    kind,
    on: row.on,
    isOverdue: row.isOverdue,
    isDone: row.isDone,
    title: row.title,
    campaignId,
    campaignName,
    collaborationId,
    state,
    creator:
      creatorId === null ? null : { id: creatorId, platform: row.platform ?? 'tiktok', name: row.name ?? '' },
    amount: currency === null || minor === null ? null : { currency, minor },
  };
}

/**
 * Returns dated items of campaigns that the caller may see and that are not archived. @throws AppError invalid_request
 */
export async function loadCalendar(
  pool: Db,
  ctx: SignedIn,
  { from, to, campaignId, kind }: QueryOf<typeof showCall>,
): Promise<ReplyOf<typeof showCall>> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1 || days > maxAgendaDays)
    throw new AppError('invalid_request', {}, [{ field: 'to', reason: rangeTexts[ctx.lang] }]);
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const campaigns = (await campaignsSeenBy(db, ctx)).filter(
      ({ id, state }) => state !== 'archived' && (campaignId === undefined || id === campaignId),
    );
    const of = { teamId, campaignIds: campaigns.map(({ id }) => id), at: ctx.now() };
    const kinds = agendaKinds.filter(
      each => (each === kind || !kind) && (each !== 'payment' || may(ctx.actor, 'money.read')),
    );
    const items = kinds.length ? await itemsBetween(db, of, { from, to, kinds }, maxItems) : [];
    const overdue = kinds.length ? await overdueBefore(db, of, { from, kinds }, maxOverdue) : [];
    return {
      items: items.map(present),
      overdue: overdue.map(present),
      today: await teamDay(db, teamId, of.at),
    };
  });
}
