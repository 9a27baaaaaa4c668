import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { addFollows as Add, FollowLine } from '../../../contract/monitoring/follows.ts';
import { monitorLimits } from '../../../contract/monitoring/monitor-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { holdProject, refuseBeyondPlan, refuseClosed } from '../shared/projects.ts';
import { recordOf } from '../shared/project-records.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { countByProject, deleteFollow, insertCreatorFollows, insertTagFollow } from './queries.ts';
import { noteFollowing } from './service.ts';
import { creatorsMeant, type NamingLine } from './resolve-creators.ts';

type Params = BodyOf<typeof Add>;
type Reply = ReplyOf<typeof Add>;

const texts: Record<Lang, { nobody: string; tooMany: string; hashtag: string }> = {
  zh: {
    nobody: '请选择达人，或填写一个话题',
    tooMany: `一个项目最多关注 ${monitorLimits.follows} 个达人和话题`,
    hashtag: '话题只能包含文字、数字和下划线',
  },
  en: {
    nobody: 'choose creators or enter a hashtag',
    tooMany: `a project can follow up to ${monitorLimits.follows} creators and hashtags`,
    hashtag: 'a hashtag can only contain letters, digits and underscores',
  },
};

const refusal = ({ lang }: SignedIn, field: keyof Params, text: keyof (typeof texts)[Lang]) =>
  new AppError('invalid_request', {}, [{ field, reason: texts[lang][text] }]);

/** Normalises a hashtag to the form by which posts are found: without #, lower case; null if it is none. */
export function tagOf(typed: string): string | null {
  const tag = typed
    .normalize('NFC')
    .replace(/^[#＃]+/, '')
    .toLowerCase();
  return /^[\p{L}\p{N}\p{M}_]{1,100}$/u.test(tag) ? tag : null;
}

const wordsOf = (words: readonly string[]) => [
  ...new Set(words.map(word => word.normalize('NFC').replace(/\s+/g, ' '))),
];

async function followTag(db: Db, ctx: SignedIn, projectId: number, asked: Params): Promise<boolean> {
  const hashtag = tagOf(asked.hashtag);
  if (hashtag === null) throw refusal(ctx, 'hashtag', 'hashtag');
  const of = { teamId: ctx.actor.teamId, projectId, words: [], at: ctx.now() };
  const isNew = await insertTagFollow(db, of, { hashtag, platform: asked.platform ?? null });
  if (isNew) await noteFollowing(db, ctx, [{ hashtag, creatorId: null }], 1);
  return isNew;
}

type Changed = Awaited<ReturnType<typeof insertCreatorFollows>>;

/** What became of each line; a creator of an earlier line is `twice`. */
function followLines(lines: readonly NamingLine[], { added, updated }: Changed): FollowLine[] {
  const [isAdded, isUpdated, seen] = [new Set(added), new Set(updated), new Set<number>()];
  return lines.map(each => {
    const { line, text } = each;
    if ('reason' in each) return { line, text, outcome: 'failed', reason: each.reason };
    const { creatorId } = each;
    if (seen.has(creatorId)) return { line, text, outcome: 'already', reason: 'twice' };
    seen.add(creatorId);
    const outcome = isAdded.has(creatorId) ? 'added' : isUpdated.has(creatorId) ? 'updated' : 'already';
    return { line, text, outcome, reason: null };
  });
}

/**
 * Follows creators and a hashtag in a project; for creators that it follows already, the words change.
 * @throws AppError not_found for a project or list; entitlement_exceeded for a project beyond the plan; invalid_request
 * for
 * a closed project, without creators and hashtag, for an invalid hashtag, and for too many
 */
export function addFollows(pool: Db, ctx: SignedIn, projectId: number, asked: Params): Promise<Reply> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await holdProject(db, ctx, projectId);
    refuseClosed(ctx, project);
    await refuseBeyondPlan(db, ctx, projectId);
    const { ids, lines } = await creatorsMeant(db, ctx, asked);
    const isNothing = !ids.length && !lines.length && asked.hashtag === '';
    if (isNothing) throw refusal(ctx, 'creatorIds', 'nobody');
    const of = { teamId, projectId, words: wordsOf(asked.words), at: ctx.now() };
    const changed = await insertCreatorFollows(db, of, ids);
    const { added: fresh, updated } = changed;
    const follows = fresh.map(creatorId => ({ creatorId, hashtag: '' }));
    await noteFollowing(db, ctx, follows, 1);
    const isTagNew = asked.hashtag !== '' && (await followTag(db, ctx, projectId, asked));
    const total = (await countByProject(db, teamId, [projectId])).get(projectId) ?? 0;
    if (total > monitorLimits.follows) throw refusal(ctx, 'creatorIds', 'tooMany');
    const meant = ids.length + (asked.hashtag === '' ? 0 : 1);
    const added = fresh.length + (isTagNew ? 1 : 0);
    if (meant) await wakeDue(db, 'monitor.sync', { teamId, id: projectId }, ctx.now());
    if (added) {
      const after = { creators: fresh.length, hashtag: isTagNew ? asked.hashtag : null };
      await recordOperation(db, ctx, teamId, { ...recordOf('monitor.follow', project), after });
    }
    return {
      added,
      updated: updated.length,
      already: meant - added - updated.length,
      lines: followLines(lines, changed),
    };
  });
}

/** Found posts stay. @throws AppError not_found */
export async function removeFollow(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  followId: number,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdProject(db, ctx, projectId);
    const gone = await deleteFollow(db, { teamId, projectId }, followId);
    if (!gone) throw new AppError('not_found');
    const { creator_id: creatorId, hashtag } = gone;
    if (project.state === 'open') await noteFollowing(db, ctx, [{ creatorId, hashtag }], -1);
    const before = { creators: creatorId === null ? null : 1, hashtag: hashtag || null };
    await recordOperation(db, ctx, teamId, { ...recordOf('monitor.unfollow', project), before });
  });
}
