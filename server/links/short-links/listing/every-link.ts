import type { LinkFilter } from '../../../../contract/links/short-links.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { countLinks, linksBefore } from './list-links.queries.ts';
import { presentLinks, type PresentedLink } from './present-link.ts';

/** Counts the links that match a filter. */
export const countOf = (pool: Db, ctx: SignedIn, filter: LinkFilter): Promise<number> =>
  asTeam(pool, ctx.actor.teamId, db => countLinks(db, ctx.actor.teamId, filter, ctx.now()));

const batchSize = 500;

/** Yields links newest first, in batches, each in a short transaction of its own. */
export async function* everyLink(
  pool: Db,
  ctx: SignedIn,
  filter: LinkFilter,
): AsyncGenerator<PresentedLink, void> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const place = { at, before, size: batchSize };
    const read = await asTeam(pool, teamId, async db =>
      presentLinks(db, ctx, await linksBefore(db, teamId, filter, place)),
    );
    yield* read;
    const last = read.at(-1);
    if (!last || read.length < batchSize) return;
    before = last.id;
  }
}
