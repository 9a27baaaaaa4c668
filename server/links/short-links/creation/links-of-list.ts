import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { createListLinks } from '../../../../contract/links/short-links.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { LinkServices } from '../../../outside/network/link-services.ts';
import { findBlocked } from '../../../creators/blocklist/service.ts';
import { readTeamRows } from '../../../creators/shared/team-rows.ts';
import { holdLists, listNames, memberIds } from '../../../creators/lists/service.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { columnsOf } from './link-columns.ts';
import { invalid, refuseWrongFields } from './field-rules.ts';
import { markedFor, nameFor } from './link-of-creator.ts';
import { makeLinks } from './make-links.ts';
import { placeOf } from './choose-host.ts';
import { targetsOfCreators } from '../queries.ts';

type Input = BodyOf<typeof createListLinks>;

const longestTarget = 2000;

/** Plans a link for each member that the team has not blocked and that still exists in the catalogue. */
async function linksWanted(db: Db, ctx: SignedIn, { listId, name, targetUrl, marksCreator }: Input) {
  const members = await memberIds(db, ctx, listId);
  const blocked = await findBlocked(db, ctx.actor.teamId, members, listId);
  const creators = await readTeamRows(
    db,
    ctx.actor.teamId,
    members.filter(id => !blocked.has(id)),
  );
  return creators.map(creator => ({
    name: nameFor(name, creator.name || creator.handle),
    targetUrl: marksCreator ? markedFor(targetUrl, creator.handle) : targetUrl,
    creatorId: creator.id,
  }));
}

/**
 * Creates one link per creator of a list, or none at all; a creator who has a link to the same target gets no second
 * one.
 * @throws AppError not_found, entitlement_exceeded, invalid_request
 */
export async function createLinksOfList(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  input: Input,
): Promise<ReplyOf<typeof createListLinks>> {
  const { teamId } = ctx.actor;
  await refuseWrongFields(pool, ctx, links, input);
  return asTeam(pool, teamId, async db => {
    // Without the lock, two concurrent calls would not see each other's links.
    await holdLists(db, teamId);
    const wanted = await linksWanted(db, ctx, input);
    if (wanted.some(({ targetUrl }) => targetUrl.length > longestTarget)) {
      throw invalid(ctx.lang, 'targetUrl', 'tooLong');
    }
    const host = await placeOf(db, ctx, teamId, input.domainId);
    const ids = wanted.map(({ creatorId }) => creatorId);
    const rows = await targetsOfCreators(db, teamId, ids);
    const present = new Set(rows.map(row => `${row.creator_id} ${row.target_url}`));
    const missing = wanted.filter(link => !present.has(`${link.creatorId} ${link.targetUrl}`));
    const counts = { created: missing.length, already: wanted.length - missing.length };
    if (!missing.length) return counts;
    const { name, target_url, ...common } = columnsOf(input);
    await makeLinks(db, ctx, { ...common, host }, missing);
    const names = await listNames(db, ctx, [input.listId]);
    await recordOperation(db, ctx, teamId, {
      action: 'shortLink.createOfList',
      subject: 'list',
      subjectId: input.listId,
      subjectName: names.get(input.listId) ?? '',
      after: { name, targetUrl: target_url, links: missing.length },
    });
    return counts;
  });
}
