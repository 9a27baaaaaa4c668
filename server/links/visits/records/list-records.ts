import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { listVisits } from '../../../../contract/links/visits.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { prefixOf, type LinkServices } from '../../../outside/network/link-services.ts';
import { AppError } from '../../../core/errors.ts';
import { presentVisits } from './present-visits.ts';
import { readPage, readRecords } from './list-records.queries.ts';
import { readWanted } from './read-filter.ts';

const maxCounted = 10_000;

function refuseTooDeep({ lang }: SignedIn, { page, size }: { page: number; size: number }): void {
  const last = Math.ceil(maxCounted / size);
  if (page <= last) return;
  const reason = lang === 'zh' ? `不能大于 ${last}` : `must be at most ${last}`;
  throw new AppError('invalid_request', {}, [{ field: 'page', reason }]);
}

/**
 * Returns a page of access records, newest first.
 * @throws AppError not_found for a link of another team; invalid_request for a page beyond the 10,000th record
 */
export async function listRecords(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  { page, size, ...filter }: QueryOf<typeof listVisits>,
): Promise<ReplyOf<typeof listVisits>> {
  refuseTooDeep(ctx, { page, size });
  return asTeam(pool, ctx.actor.teamId, async db => {
    const wanted = await readWanted(db, ctx, filter);
    const place = { size, offset: (page - 1) * size, max: maxCounted };
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
