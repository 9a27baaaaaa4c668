import type { QueryOf, ReplyOf } from '../../../contract/endpoint.ts';
import type { listVisits } from '../../../contract/visits.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { prefixOf, type LinkWorld } from '../../edge/link-world.ts';
import { AppError } from '../../errors.ts';
import { presentVisits } from './present-visits.ts';
import { readPage, readRecords } from './records.queries.ts';
import { readWanted } from './wanted.ts';

const mostCounted = 10_000;

function refuseTooDeep({ lang }: SignedIn, { page, size }: { page: number; size: number }): void {
  const last = Math.ceil(mostCounted / size);
  if (page <= last) return;
  const reason = lang === 'zh' ? `不能大于 ${last}` : `must be at most ${last}`;
  throw new AppError('invalid_request', {}, [{ field: 'page', reason }]);
}

/**
 * A page of access records, newest first.
 * @throws AppError not_found for a link of another team; invalid_request for a page past the 10,000th record
 */
export async function listRecords(
  pool: Db,
  ctx: SignedIn,
  links: LinkWorld,
  { page, size, ...filter }: QueryOf<typeof listVisits>,
): Promise<ReplyOf<typeof listVisits>> {
  refuseTooDeep(ctx, { page, size });
  return asTeam(pool, ctx.actor.teamId, async db => {
    const wanted = await readWanted(db, ctx, filter);
    const place = { size, offset: (page - 1) * size, most: mostCounted };
    const { ids, total } = await readPage(db, wanted, place);
    const rows = await readRecords(db, wanted.teamId, ids);
    const visits = (await presentVisits(db, ctx, rows)).map(
      ({ link: { code, host, ...link }, ...visit }) => ({
        ...visit,
        link: { ...link, shortUrl: code && prefixOf(links, host) + code },
      }),
    );
    return { visits, total };
  });
}
