import { sql } from 'kysely';
import {
  createAcquisition,
  listAcquisitions,
  removeAcquisition,
  showAcquisition,
  steerAcquisition,
  tryAcquisition,
} from '../contract/acquisitions.ts';
import type { BodyInputOf, BodyOf, QueryInputOf } from '../contract/endpoint.ts';
import { createList } from '../contract/lists.ts';
import type { KeyOf } from '../contract/plans.ts';
import type { SignedIn } from '../server/context.ts';
import { asTeam } from '../server/db/tenant.ts';
import { acquireDue } from '../server/features/acquisitions/service.ts';
import { entitlementLimit } from '../server/features/plans/service.ts';
import { furnishSandboxCredentials } from '../server/features/sources/service.ts';
import type { TestApp } from './app.ts';
import { callApp } from './calls.ts';
import { listenAsPlatforms, type ListeningPlatforms } from './fakes/fake-platforms.ts';
import { peopleOf, type Person } from './fakes/people.ts';
import { someChannel, someVideos } from './fakes/youtube/some-channels.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';

type Creating = BodyInputOf<typeof createAcquisition>;

export const channelLink = (number: number) => `https://www.youtube.com/@channel${number}`;
export const linksTo = (numbers: readonly number[]) => numbers.map(channelLink).join('\n');
export const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Channels `channel1`, `channel2`, … */
export const someChannels = (count: number): Person[] =>
  upTo(count).map(number => {
    const posts = someVideos(number, 12).map(video => ({ ...video, hashtags: ['cooking'] }));
    return someChannel(number, { tags: ['tea'], bio: 'tea and cooking', posts });
  });

/** Puts platforms with these people behind the app, and gives every source a credential that they take. */
export async function standPlatforms(app: TestApp, people: readonly Person[]): Promise<ListeningPlatforms> {
  const platforms = await listenAsPlatforms({ people: peopleOf(people), now: () => app.world.now() });
  app.sources.sandbox = {
    address: () => platforms.address,
    tell: () => undefined,
    moods: () => [],
    links: () => [],
  };
  await furnishSandboxCredentials(app.database.db, app.world, app.sources);
  return platforms;
}

/** Sources are as on the first day: nothing was spent, refused or failed. */
export async function restoreSources({ database: { db }, world, sources }: TestApp): Promise<void> {
  const tables = ['source_settings', 'quota_windows', 'quota_spends', 'source_answers', 'source_fault_log'];
  for (const table of [...tables, 'source_credentials'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await furnishSandboxCredentials(db, world, sources);
}

/** A team with a list, and what its people do to collect creators. */
export class AcquisitionRoom {
  readonly app: TestApp;
  readonly owner: Account;
  readonly member: Account;
  tokens: { owner: string; member: string };
  listId = 0;

  private constructor(app: TestApp, owner: Account, member: Account, tokens: AcquisitionRoom['tokens']) {
    this.app = app;
    this.owner = owner;
    this.member = member;
    this.tokens = tokens;
  }

  static async open(app: TestApp, name: string, plan = 'pro'): Promise<AcquisitionRoom> {
    const { database, world } = app;
    const owner = await makeTeam(database.db, world, name, { plan });
    const member = await makeMember(database.db, world, owner.teamId, `${name}-member`);
    const tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
    const room = new AcquisitionRoom(app, owner, member, tokens);
    room.listId = await room.makeList();
    return room;
  }

  /** The main account, for calls of services. */
  get ctx(): SignedIn {
    const { teamId, accountId } = this.owner;
    const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
    return { ...this.app.world, actor };
  }

  async makeList(visibility: 'team' | 'private' = 'team', token = this.tokens.owner): Promise<number> {
    const body = { name: 'Summer', color: 1, visibility };
    return (await callApp(this.app, createList, { token, body })).data.id;
  }

  /** Links on YouTube into the list of the room, unless told otherwise. */
  private bodyOf(asked: Partial<Creating>): Creating {
    const list = asked.newListName === undefined ? { listId: this.listId } : {};
    return { platform: 'youtube', kind: 'links', name: 'Tea', ...list, ...asked };
  }

  try = (asked: BodyInputOf<typeof tryAcquisition>, token = this.tokens.owner) =>
    callApp(this.app, tryAcquisition, { token, body: asked });

  create = (asked: Partial<Creating>, token = this.tokens.owner) =>
    callApp(this.app, createAcquisition, { token, body: this.bodyOf(asked) });

  /** @returns its id */
  async start(asked: Partial<Creating>, token = this.tokens.owner): Promise<number> {
    const { code, data, text } = await this.create(asked, token);
    if (code !== 0) throw new Error(text);
    return data.id;
  }

  list = (query: QueryInputOf<typeof listAcquisitions> = {}, token = this.tokens.owner) =>
    callApp(this.app, listAcquisitions, { token, query });

  show = (id: number, query: QueryInputOf<typeof showAcquisition> = {}, token = this.tokens.owner) =>
    callApp(this.app, showAcquisition, { token, params: { id }, query: { size: 100, ...query } });

  steer = (id: number, deed: BodyOf<typeof steerAcquisition>['deed'], token = this.tokens.owner) =>
    callApp(this.app, steerAcquisition, { token, params: { id }, body: { deed } });

  remove = (id: number, token = this.tokens.owner) =>
    callApp(this.app, removeAcquisition, { token, params: { id } });

  /** Time passes, and both sign in again. */
  async pass(milliseconds: number): Promise<void> {
    this.app.world.pass(milliseconds);
    const { app, owner, member } = this;
    this.tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
  }

  /** What a worker does until nothing is due. */
  work = () => acquireDue(this.app.database.db, this.app.world, this.app.sources);

  /** An acquisition as it is now: its state and what it brought. */
  async stateOf(id: number) {
    const { acquisition, items } = (await this.show(id)).data;
    const { state, holdUp, found, added, already, failed, isSearching } = acquisition;
    const outcomes = items.map(({ asked, outcome, reason }) => [asked, outcome, ...(reason ? [reason] : [])]);
    const counts = { found, added, already, failed };
    return { state, holdUp, isSearching, counts, outcomes };
  }

  asTeam<T>(work: Parameters<typeof asTeam<T>>[2]): Promise<T> {
    return asTeam(this.app.database.db, this.owner.teamId, work);
  }

  /** Handles in the list, sorted. */
  async members(listId = this.listId): Promise<string[]> {
    const rows = await this.asTeam(db =>
      db
        .selectFrom('list_members as m')
        .innerJoin('creators as c', 'c.id', 'm.creator_id')
        .select('c.handle')
        .where('m.list_id', '=', listId)
        .orderBy('c.handle')
        .execute(),
    );
    return rows.map(({ handle }) => handle);
  }

  /** Leaves so much of a count of the plan. */
  async leave(key: KeyOf<'counted'>, left: number, scope: string): Promise<void> {
    await this.asTeam(async db => {
      const limit = await entitlementLimit(db, this.ctx, key);
      const used = Math.max(0, limit - left);
      await sql`
        insert into entitlement_uses (team_id, key, scope, used) values (${this.owner.teamId}, ${key}, ${scope}, ${used})
        on conflict (team_id, key, scope) do update set used = excluded.used`.execute(db);
    });
  }

  /** What the plan counted this month. */
  async used(): Promise<number> {
    return (await this.list()).data.used;
  }
}
