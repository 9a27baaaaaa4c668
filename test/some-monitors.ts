import { addFollows as addFollowsCall } from '../contract/follows.ts';
import type { ProjectFields } from '../contract/monitors.ts';
import type { Context, SignedIn } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { addFollows } from '../server/features/follows/add.ts';
import { addPosts } from '../server/features/monitored-posts/add.ts';
import { createProject } from '../server/features/monitors/change.ts';
import { showProject } from '../server/features/monitors/show.ts';
import { testSources } from './sources.ts';

interface Maker {
  teamId: number;
  accountId: number;
  username: string;
}

export const actingAs = (ctx: Context, { teamId, accountId }: Omit<Maker, 'username'>): SignedIn => ({
  ...ctx,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false },
});

/** A project of November 2026 in UTC, as a form would send it. */
export const projectFields = (ownerId: number, fields: Partial<ProjectFields> = {}): ProjectFields => ({
  name: 'Tea launch',
  beginsOn: '2026-11-01',
  endsOn: '2026-11-30',
  zone: 'UTC',
  budgetMinor: null,
  currency: 'CNY',
  ownerId,
  ...fields,
});

/** A project with posts. @returns its id, and how many were added */
export async function makeMonitor(
  db: Db,
  ctx: SignedIn,
  fields: ProjectFields,
  links: readonly string[],
): Promise<{ id: number; added: number }> {
  const id = await createProject(db, ctx, fields);
  return { id, added: (await addPosts(db, ctx, id, { links: links.join('\n') })).added };
}

export const readMonitor = (db: Db, ctx: SignedIn, id: number): ReturnType<typeof showProject> =>
  showProject(db, ctx, testSources(), id);

/** A project with a post, that follows a hashtag. @returns its id */
export async function addMonitor(db: Db, ctx: Context, maker: Maker): Promise<number> {
  const signedIn = actingAs(ctx, maker);
  const id = await createProject(db, signedIn, projectFields(maker.accountId, { name: maker.username }));
  const link = `https://www.tiktok.com/@${maker.username}/video/73000000000000000${maker.teamId}`;
  await addPosts(db, signedIn, id, { links: link });
  await addFollows(db, signedIn, id, addFollowsCall.body.parse({ hashtag: maker.username }));
  return id;
}
