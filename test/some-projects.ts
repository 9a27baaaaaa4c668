import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertProject } from '../server/features/monitors/queries.ts';
import { requireProject, type Project } from '../server/features/monitors/service.ts';
import type { WatchedPost } from '../server/features/post-series/service.ts';
import type { TestContext } from './context.ts';
import { actingAs } from './some-monitors.ts';
import { putWatchedPosts } from './some-watched-posts.ts';
import type { Account } from './two-teams.ts';

/** A monitor project of 20 November to 20 December in Shanghai, that nothing fetches for. */
export function addProject(db: Db, ctx: TestContext, account: Account, name = 'Spring'): Promise<Project> {
  const { teamId, accountId } = account;
  return asTeam(db, teamId, async db => {
    const days = { begins_on: '2026-11-20', ends_on: '2026-12-20', zone: 'Asia/Shanghai' };
    const people = { team_id: teamId, account_id: accountId, owner_id: accountId };
    const project = { ...people, ...days, name, currency: 'CNY', created_at: ctx.now() };
    return requireProject(db, actingAs(ctx, account), await insertProject(db, project));
  });
}

/** Puts posts into a project, as they were answered. */
export async function addToProject(
  db: Db,
  ctx: TestContext,
  { teamId }: Pick<Account, 'teamId'>,
  projectId: number,
  posts: readonly WatchedPost[],
): Promise<void> {
  await putWatchedPosts(db, posts);
  const of = { team_id: teamId, project_id: projectId, found_by: 'link', added_at: ctx.now() } as const;
  await asTeam(db, teamId, async db => {
    for (const { key } of posts)
      await db
        .insertInto('monitor_posts')
        .values({ ...of, key })
        .execute();
  });
}
