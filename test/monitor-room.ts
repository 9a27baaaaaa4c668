import type { PostRecord } from '../contract/catalogue.ts';
import type { BodyInputOf, QueryInputOf } from '../contract/endpoint.ts';
import { addFollows, listFollows, removeFollow } from '../contract/follows.ts';
import {
  addPosts,
  listPosts,
  refetchPost,
  removePosts,
  showPost,
  tryPosts,
} from '../contract/monitored-posts.ts';
import {
  changeProject,
  createProject,
  listProjects,
  removeProject,
  showProject,
  steerProject,
  type ProjectFields,
} from '../contract/monitors.ts';
import type { SignedIn } from '../server/context.ts';
import { asTeam } from '../server/db/tenant.ts';
import { writeRecords } from '../server/features/catalogue/service.ts';
import type { TestApp } from './app.ts';
import { callApp } from './calls.ts';
import { actingAs, projectFields } from './some-monitors.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';

export const keyOf = (id: string) => `tiktok:${id}`;
export const linkOf = (id: string, handle = 'ann') => `https://www.tiktok.com/@${handle}/video/${id}`;

/** Ids as TikTok gives them, from 7300000000000000001 on. */
export const postIds = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `73${String(from + at).padStart(17, '0')}`);

/** What a file tells of a post of TikTok. */
export const told = (id: string, observedAt: string, fields: Partial<PostRecord> = {}): PostRecord => ({
  type: 'post',
  platform: 'tiktok',
  creator: { handle: 'ann' },
  platformPostId: id,
  publishedAt: '2026-11-10T00:00:00Z',
  observedAt,
  ...fields,
});

/** A team, and what its people do with monitor projects. */
export class MonitorRoom {
  readonly app: TestApp;
  readonly owner: Account;
  readonly member: Account;
  readonly tokens: { owner: string; member: string };

  private constructor(app: TestApp, owner: Account, member: Account, tokens: MonitorRoom['tokens']) {
    this.app = app;
    this.owner = owner;
    this.member = member;
    this.tokens = tokens;
  }

  static async open(app: TestApp, name: string, plan = 'pro'): Promise<MonitorRoom> {
    const { database, world } = app;
    const owner = await makeTeam(database.db, world, name, { plan });
    const member = await makeMember(database.db, world, owner.teamId, `${name}-member`);
    const tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
    return new MonitorRoom(app, owner, member, tokens);
  }

  /** The main account, for calls of services. */
  get ctx(): SignedIn {
    return actingAs(this.app.world, this.owner);
  }

  fields(fields: Partial<ProjectFields> = {}): ProjectFields {
    return projectFields(this.owner.accountId, fields);
  }

  list(query: QueryInputOf<typeof listProjects> = {}) {
    return callApp(this.app, listProjects, { token: this.tokens.owner, query });
  }
  create(fields: Partial<ProjectFields> = {}, token = this.tokens.owner) {
    return callApp(this.app, createProject, { token, body: this.fields(fields) });
  }
  show(id: number, token = this.tokens.owner) {
    return callApp(this.app, showProject, { token, params: { id } });
  }
  change(id: number, fields: Partial<ProjectFields>, token = this.tokens.owner) {
    return callApp(this.app, changeProject, { token, params: { id }, body: this.fields(fields) });
  }
  steer(id: number, state: 'open' | 'closed', token = this.tokens.owner) {
    return callApp(this.app, steerProject, { token, params: { id }, body: { state } });
  }
  remove(id: number, token = this.tokens.owner) {
    return callApp(this.app, removeProject, { token, params: { id } });
  }

  try(id: number, links: string, token = this.tokens.owner) {
    return callApp(this.app, tryPosts, { token, params: { id }, body: { links } });
  }
  add(id: number, links: string, token = this.tokens.owner) {
    return callApp(this.app, addPosts, { token, params: { id }, body: { links } });
  }
  posts(id: number, query: QueryInputOf<typeof listPosts> = {}, token = this.tokens.owner) {
    return callApp(this.app, listPosts, { token, params: { id }, query });
  }
  post(id: number, key: string, token = this.tokens.owner) {
    return callApp(this.app, showPost, { token, params: { id, key } });
  }
  refetch(id: number, key: string, token = this.tokens.owner) {
    return callApp(this.app, refetchPost, { token, params: { id, key } });
  }
  take(id: number, keys: string[], token = this.tokens.owner) {
    return callApp(this.app, removePosts, { token, params: { id }, body: { keys } });
  }

  follows(id: number, token = this.tokens.owner) {
    return callApp(this.app, listFollows, { token, params: { id } });
  }
  follow(id: number, body: BodyInputOf<typeof addFollows>, token = this.tokens.owner) {
    return callApp(this.app, addFollows, { token, params: { id }, body });
  }
  unfollow(id: number, followId: number, token = this.tokens.owner) {
    return callApp(this.app, removeFollow, { token, params: { id, followId } });
  }

  /** A project with these posts of @ann. @returns its id */
  async start(ids: readonly string[] = [], fields: Partial<ProjectFields> = {}): Promise<number> {
    const { id } = (await this.create(fields)).data;
    if (ids.length) await this.add(id, ids.map(each => linkOf(each)).join('\n'));
    return id;
  }

  /** A file tells of posts. */
  async tell(...records: PostRecord[]): Promise<void> {
    await writeRecords(this.app.database.db, this.app.world, 'file', records);
  }

  /** Keys of posts in a project. */
  async keysIn(id: number): Promise<string[]> {
    const { posts } = (await this.posts(id, { size: 100, sort: 'added' })).data;
    return posts.map(({ key }) => key).toSorted();
  }

  async used(key: string, scope = ''): Promise<number> {
    const { teamId } = this.owner;
    const row = await asTeam(this.app.database.db, teamId, db =>
      db
        .selectFrom('entitlement_uses')
        .select('used')
        .where('team_id', '=', teamId)
        .where('key', '=', key)
        .where('scope', '=', scope)
        .executeTakeFirst(),
    );
    return row?.used ?? 0;
  }
}
