import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type * as contract from '../../../../contract/monitoring/effects/effects.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { readRows } from '../../../creators/search-engine/service.ts';
import { readTeamRows } from '../../../creators/shared/team-rows.ts';
import { projectPosts } from '../../monitored-posts/service.ts';
import { requireProject } from '../../shared/projects.ts';
import { recordOf } from '../../shared/project-records.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { readWatchedPosts } from '../../../catalogue/metric-history/service.ts';
import { linksNamed, linksToChoose } from '../../../links/short-links/service.ts';
import { invalid } from './effect-field-rules.ts';
import { holdToAdd, holdToRemove } from './hold-project.ts';
import { deleteLink, linksOf, upsertLinks } from './effect-links.queries.ts';

const maxOffered = 50;

/** @throws AppError not_found */
export async function offerLinks(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  keyword: string,
): Promise<ReplyOf<typeof contract.offerLinks>> {
  const { teamId } = ctx.actor;
  const { keys, taken } = await asTeam(pool, teamId, async db => {
    await requireProject(db, ctx, projectId);
    return {
      keys: (await projectPosts(db, teamId, projectId)).map(({ key }) => key),
      taken: (await linksOf(db, teamId, [projectId])).map(({ linkId }) => linkId),
    };
  });
  const posts = await readWatchedPosts(pool, keys);
  const creatorIds = [...new Set([...posts.values()].flatMap(({ creatorId }) => creatorId ?? []))];
  const wanted = { keyword: keyword.trim(), creatorIds, without: taken, max: maxOffered };
  const links = await asTeam(pool, teamId, db => linksToChoose(db, teamId, wanted));
  const bound = [...new Set(links.flatMap(({ creatorId }) => creatorId ?? []))];
  const creators = await asTeam(pool, teamId, db => readTeamRows(db, teamId, bound));
  const names = new Map(creators.map(({ id, name, handle }) => [id, name || handle]));
  const isOfProject = new Set(creatorIds);
  return {
    links: links.map(({ id, name, creatorId, pv }) => ({
      id,
      name,
      creatorId: creatorId !== null && names.has(creatorId) ? creatorId : null,
      creatorName: (creatorId !== null && names.get(creatorId)) || '',
      isOfProject: creatorId !== null && isOfProject.has(creatorId),
      clicks: pv,
    })),
  };
}

/** @throws AppError not_found, forbidden, entitlement_exceeded; invalid_request for other teams' links, or too many */
export async function putLinks(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { links }: BodyOf<typeof contract.putLinks>,
): Promise<{ added: number }> {
  const { teamId, accountId } = ctx.actor;
  const creatorIds = [...new Set(links.flatMap(({ creatorId }) => creatorId ?? []))];
  if ((await readRows(pool, creatorIds)).length < creatorIds.length)
    throw invalid(ctx.lang, 'creatorId', 'nobody');
  const byId = new Map(links.map(link => [link.linkId, link]));
  return asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, projectId);
    const named = await linksNamed(db, teamId, [...byId.keys()]);
    if (named.length < byId.size || named.some(({ isGone }) => isGone))
      throw invalid(ctx.lang, 'links', 'noLink');
    const before = new Set((await linksOf(db, teamId, [projectId])).map(({ linkId }) => linkId));
    if (before.union(new Set(byId.keys())).size > effectLimits.links)
      throw invalid(ctx.lang, 'links', 'full');
    const by = { by: accountId, at: ctx.now() };
    const added = await upsertLinks(db, { teamId, projectId }, by, [...byId.values()]);
    const after = { links: added };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.addLinks', project), after });
    return { added };
  });
}

/** @throws AppError not_found, forbidden */
export async function removeLink(pool: Db, ctx: SignedIn, projectId: number, linkId: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToRemove(db, ctx, projectId);
    if (!(await deleteLink(db, { teamId, projectId }, linkId))) throw new AppError('not_found');
    const [link] = await linksNamed(db, teamId, [linkId]);
    const before = { name: link?.name ?? '' };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.removeLink', project), before });
  });
}
