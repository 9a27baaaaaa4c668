import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { changeBrief, Requirements, getBrief } from '../../../contract/monitoring/briefs/briefs.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { projectPosts } from '../monitored-posts/service.ts';
import { holdProject, refuseBeyondPlan, requireProject } from '../shared/projects.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { checkBrief } from './check-brief.ts';
import { findBrief, putBrief } from './queries.ts';
import { requirementsIn } from './requirements/wanted-requirements.ts';

export const noRequirements: Requirements = {
  hashtags: [],
  mentions: [],
  link: null,
  disclosure: null,
  window: null,
  onlineDays: null,
};

const texts = {
  link: { zh: '请填写要出现在文案里的链接', en: 'enter the link required in the caption' },
  window: { zh: '结束日期不能早于开始日期', en: 'the end date is before the start date' },
};

/** @throws AppError not_found */
export function loadBrief(pool: Db, ctx: SignedIn, projectId: number): Promise<ReplyOf<typeof getBrief>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { mine } = await requireProject(db, ctx, projectId);
    const brief = await findBrief(db, { teamId, projectId });
    return {
      requirements: brief?.requirements ?? noRequirements,
      revision: brief?.revision ?? 0,
      changedBy: brief?.changed_by_name ?? '',
      changedAt: brief?.changed_at.toISOString() ?? null,
      mine,
    };
  });
}

function refuseFaulty({ link, window }: Requirements, { lang }: SignedIn): void {
  const faults = [
    ...(link?.way === 'text' && !link.texts.length ? [{ field: 'link', reason: texts.link[lang] }] : []),
    ...(window && window.to < window.from ? [{ field: 'window', reason: texts.window[lang] }] : []),
  ];
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/** What the audit log shows of a brief. */
const recordedOf = (brief: Requirements) => ({
  requirements: requirementsIn(brief)
    .map(({ key, wanted }) => (key === wanted ? key : `${key} = ${wanted}`))
    .join('; '),
});

/**
 * Changes the requirements for posts, and judges the existing ones.
 * @throws AppError not_found, forbidden, changed_meanwhile, entitlement_exceeded; invalid_request
 */
export function updateBrief(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { revision, ...requirements }: BodyOf<typeof changeBrief>,
): Promise<ReplyOf<typeof changeBrief>> {
  const { teamId, accountId } = ctx.actor;
  refuseFaulty(requirements, ctx);
  return asTeam(pool, teamId, async db => {
    const project = await holdProject(db, ctx, projectId);
    if (!project.mine) throw new AppError('forbidden', { who: 'maker' });
    await refuseBeyondPlan(db, ctx, projectId);
    const of = { teamId, projectId };
    const before = await findBrief(db, of);
    if ((before?.revision ?? 0) !== revision) throw new AppError('changed_meanwhile');
    await putBrief(db, of, { requirements, revision, by: accountId, at: ctx.now() });
    await recordOperation(db, ctx, teamId, {
      action: 'monitor.brief',
      subject: 'monitor',
      subjectId: projectId,
      subjectName: project.name,
      before: recordedOf(before?.requirements ?? noRequirements),
      after: recordedOf(requirements),
    });
    const posts = await projectPosts(db, teamId, projectId);
    const watched = await readWatchedPosts(
      db,
      posts.map(({ key }) => key),
    );
    const judged = posts.flatMap(({ key, addedAt }) => {
      const post = watched.get(key);
      return post ? [{ addedAt, post }] : [];
    });
    await checkBrief(db, ctx, teamId, project, judged);
    return { revision: revision + 1 };
  });
}
