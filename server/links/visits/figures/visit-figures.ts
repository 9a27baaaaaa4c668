import { visitParts } from '../../../../contract/links/link-kinds.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { PartRow, getLinkFigures, getLinkParts, VisitRange } from '../../../../contract/links/visits.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { countVisitors, readDays, readHours } from './visit-figures.queries.ts';
import { requireLink } from '../find-link.ts';
import { readParts } from './parts.queries.ts';
import { checkedRange, daysOf, isBotOf, lengthOf } from '../date-range.ts';
import { readTeamDays } from '../team.queries.ts';

const maxDaysByHour = 7;
const maxOfPart = 200;
const restOfPart = '*';

type Point = Record<'pv' | 'uv' | 'newVisitors', number>;

const none: Point = { pv: 0, uv: 0, newVisitors: 0 };

const sumOf = (points: readonly Point[], key: keyof Point): number =>
  points.reduce((sum, point) => sum + point[key], 0);

/** @throws AppError not_found; invalid_request for an impossible range */
export async function describeFigures(
  pool: Db,
  ctx: SignedIn,
  linkId: number,
  { kind, ...asked }: VisitRange,
): Promise<ReplyOf<typeof getLinkFigures>> {
  const link = { teamId: ctx.actor.teamId, linkId };
  const range = checkedRange(ctx, asked);
  const counted = { ...range, isBot: isBotOf[kind] };
  const at = ctx.now();
  return asTeam(pool, link.teamId, async db => {
    await requireLink(db, link);
    const { timeZone, today, keptSince } = await readTeamDays(db, link.teamId, at);
    const withVisits = await readDays(db, link, counted);
    const known = new Map(withVisits.map(row => [row.day, row]));
    // A team that moved westward may have visits on its tomorrow.
    const end = [today, withVisits.at(-1)?.day ?? ''].toSorted().at(-1) ?? today;
    const { visitors, byCookie } = await countVisitors(db, link, counted);
    const isByHour = lengthOf(range) <= maxDaysByHour && range.from >= keptSince;
    return {
      pv: sumOf(withVisits, 'pv'),
      uv: visitors,
      uvByCookie: byCookie,
      newVisitors: sumOf(withVisits, 'newVisitors'),
      days: daysOf({ from: range.from, to: range.to < end ? range.to : end }).map(day => ({
        ...(known.get(day) ?? none),
        day,
      })),
      hours: isByHour ? await readHours(db, link, { ...counted, timeZone, at }) : null,
    };
  });
}

/** @throws AppError not_found; invalid_request for an impossible range */
export async function describeParts(
  pool: Db,
  ctx: SignedIn,
  linkId: number,
  { kind, ...asked }: VisitRange,
): Promise<ReplyOf<typeof getLinkParts>> {
  const link = { teamId: ctx.actor.teamId, linkId };
  const counted = { ...checkedRange(ctx, asked), isBot: isBotOf[kind] };
  return asTeam(pool, link.teamId, async db => {
    await requireLink(db, link);
    const rows = await readParts(db, link, counted, { max: maxOfPart, rest: restOfPart });
    const rowsOf = (wanted: string): PartRow[] =>
      rows.flatMap(({ part, ...row }) => (part === wanted ? [row] : []));
    const entries = visitParts.map(part => [part, rowsOf(part)] as const);
    return { parts: Object.fromEntries(entries) as Record<(typeof visitParts)[number], PartRow[]> };
  });
}
