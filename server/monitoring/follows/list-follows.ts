import type { Follow as Shown } from '../../../contract/monitoring/follows.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { readPostCreators } from '../monitored-posts/present-post.ts';
import { isCollecting, requireProject } from '../shared/projects.ts';
import { readFollows } from './queries.ts';
import { checkEveryMinutes } from './service.ts';

/** Returns what a project follows, newest first. @throws AppError not_found */
export function listFollows(pool: Db, ctx: SignedIn, projectId: number): Promise<{ follows: Shown[] }> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await requireProject(db, ctx, projectId);
    const rows = await readFollows(db, { teamId, projectId });
    const creators = await readPostCreators(
      db,
      teamId,
      rows.map(row => row.creator_id),
    );
    const nextOf = (lookedAt: Date | null) =>
      new Date(lookedAt ? lookedAt.getTime() + checkEveryMinutes * 60_000 : ctx.now().getTime());
    const isGoingOn = isCollecting(project, ctx.now());
    return {
      follows: rows.map(({ id, kind, platform, creator_id, hashtag, words, found, added_at, checked_at }) => {
        const creator = (creator_id !== null && creators.get(creator_id)) || null;
        return {
          id,
          kind,
          platform: creator?.platform ?? platform,
          hashtag,
          words,
          found,
          creator,
          addedAt: added_at.toISOString(),
          lookedAt: checked_at?.toISOString() ?? null,
          nextAt: isGoingOn ? nextOf(checked_at).toISOString() : null,
        };
      }),
    };
  });
}
