import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import type { addFollows } from '../../../contract/monitoring/follows.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { MonitorFixture } from '../../../test/fixtures/monitoring/monitor-fixture.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { addMembers, makeList } from '../../creators/lists/service.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { tagOf } from './add-follows.ts';

let app: TestApp;
let fixture: MonitorFixture;
let other: MonitorFixture;
let creators: number[];
let id: number;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await MonitorFixture.open(app, 'follows', 'team');
  other = await MonitorFixture.open(app, 'others');
  creators = await someCreators(app.database.db, 203, app.world.now());
  const { db } = app.database;
  await db
    .insertInto('creator_keys')
    .values([{ key: 'tiktok:@:handle_1', creator_id: creators[0] ?? 0 }])
    .onConflict(conflict => conflict.doNothing())
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = await fixture.start();
});

const interestIn = async (creatorId: number) => {
  const rows = await app.database.db
    .selectFrom('creator_interest_changes')
    .select('amount')
    .where('creator_id', '=', creatorId)
    .where('kind', '=', 'monitor')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
const watchersOf = async (tag: string) => {
  const row = await app.database.db
    .selectFrom('watched_tags')
    .select('watchers')
    .where('tag', '=', tag)
    .executeTakeFirst();
  return row?.watchers ?? 0;
};

describe('following creators', () => {
  it('by id: each once, with words, and they are refreshed for it', async () => {
    const [ann = 0, bea = 0] = creators;
    const before = await interestIn(ann);
    const asked = { creatorIds: [ann, bea, ann, 999_999], words: [' Tea ', '#green  tea'] };
    const added = await fixture.follow(id, asked, fixture.tokens.member);
    expect(added.data).toEqual({ added: 2, updated: 0, already: 0, lines: [] });
    expect((await fixture.follow(id, { creatorIds: [ann], words: ['Milk'] })).data).toMatchObject({
      added: 0,
      updated: 1,
      already: 0,
    });
    const { follows } = (await fixture.follows(id, fixture.tokens.member)).data;
    expect(follows).toMatchObject([
      { kind: 'creator', creator: { id: bea, name: 'creator 2' }, words: ['Tea', '#green tea'], found: 0 },
      { kind: 'creator', creator: { id: ann }, words: ['Milk'], lookedAt: null },
    ]);
    expect(follows[0]?.nextAt).toBe(app.world.now().toISOString());
    expect(await interestIn(ann)).toBe(before + 1);
    expect((await fixture.list()).data.projects[0]).toMatchObject({ id, follows: 2 });
  });

  it('of a list that the caller sees', async () => {
    const { db } = app.database;
    const fields = { name: 'Mine', description: '', color: 1, visibility: 'private' } as const;
    const listId = await asTeam(db, fixture.owner.teamId, async db => {
      const made = await makeList(db, fixture.ctx, fields);
      await addMembers(db, fixture.ctx, made, creators.slice(0, 3));
      return made;
    });
    expect((await fixture.follow(id, { listId })).data.added).toBe(3);
    expect((await fixture.follow(id, { listId }, fixture.tokens.member)).status).toBe(404);
    expect((await other.follow(await other.start(), { listId })).status).toBe(404);
  });

  it('by their links, as far as the catalogue knows them', async () => {
    const links = [
      'https://www.tiktok.com/@handle_1',
      '',
      'no profile',
      'https://www.tiktok.com/@nobody.there',
      'www.tiktok.com/@Handle_1 https://vm.tiktok.com/ZMabc/',
      'https://www.instagram.com/p/Cabc123/',
    ].join('\n');
    const { data } = await fixture.follow(id, { links });
    expect(data).toMatchObject({ added: 1, updated: 0, already: 0 });
    const account = (lines: typeof data.lines) => lines.map(each => [each.line, each.outcome, each.reason]);
    const failed = [
      [3, 'failed', 'notALink'],
      [4, 'failed', 'unknown'],
      [5, 'already', 'twice'],
      [5, 'failed', 'shortLink'],
      [6, 'failed', 'notAProfile'],
    ];
    expect(account(data.lines)).toEqual([[1, 'added', null], ...failed]);
    expect(data.lines[1]?.text).toBe('no profile');
    const again = (await fixture.follow(id, { links })).data;
    expect(account(again.lines)).toEqual([[1, 'already', null], ...failed]);
    const others = (await fixture.follow(id, { links, words: ['tea'] })).data;
    expect(others).toMatchObject({ added: 0, updated: 1, already: 0 });
    expect(account(others.lines)).toEqual([[1, 'updated', null], ...failed]);
  });
});

describe('following a hashtag', () => {
  it.each([
    ['#GreenTea', 'greentea'],
    ['＃抹茶', '抹茶'],
    ['été_2026', 'été_2026'],
    ['two words', null],
    ['#', null],
    ['a-b', null],
  ])('takes %s for %s', (typed, tag) => {
    expect(tagOf(typed)).toBe(tag);
  });

  it('wherever it is found, or on one platform', async () => {
    expect((await fixture.follow(id, { hashtag: '#Tea' })).data).toEqual({
      added: 1,
      updated: 0,
      already: 0,
      lines: [],
    });
    expect((await fixture.follow(id, { hashtag: 'TEA' })).data).toMatchObject({ added: 0, already: 1 });
    expect((await fixture.follow(id, { hashtag: 'tea', platform: 'tiktok' })).data.added).toBe(1);
    expect(await watchersOf('tea')).toBe(2);
    const { follows } = (await fixture.follows(id)).data;
    expect(follows).toMatchObject([
      { kind: 'hashtag', hashtag: 'tea', platform: 'tiktok', creator: null },
      { kind: 'hashtag', hashtag: 'tea', platform: null },
    ]);
  });
});

type Params = BodyInputOf<typeof addFollows>;

it.each<[string, Params, string[]]>([
  ['nothing', {}, ['creatorIds']],
  ['nobody who is known', { creatorIds: [999_999] }, ['creatorIds']],
  ['what is no hashtag', { hashtag: 'two words' }, ['hashtag']],
  ['empty words', { hashtag: 'tea', words: [' '] }, ['words']],
  ['too many words', { hashtag: 'tea', words: Array.from({ length: 21 }, String) }, ['words']],
])('is refused for %s', async (_what, asked, names) => {
  const { status, fields } = await fixture.follow(id, asked);
  expect([status, fields]).toEqual([400, names]);
});

it('ends at 200, and then adds none of them', async () => {
  expect((await fixture.follow(id, { creatorIds: creators.slice(0, 199), hashtag: 'last' })).data.added).toBe(
    200,
  );
  const { status, fields } = await fixture.follow(id, { creatorIds: creators.slice(199, 201) });
  expect([status, fields]).toEqual([400, ['creatorIds']]);
  expect((await fixture.follows(id)).data.follows).toHaveLength(200);
});

describe('following no longer', () => {
  it('is reported to the search', async () => {
    const [ann = 0] = creators;
    await fixture.follow(id, { creatorIds: [ann], hashtag: 'ending' });
    const before = await interestIn(ann);
    const { follows } = (await fixture.follows(id)).data;
    for (const follow of follows) await fixture.unfollow(id, follow.id, fixture.tokens.member);
    expect((await fixture.follows(id)).data.follows).toEqual([]);
    expect([await interestIn(ann), await watchersOf('ending')]).toEqual([before - 1, 0]);
    expect((await fixture.unfollow(id, follows[0]?.id ?? 0)).status).toBe(404);
  });

  it('is reported once if the project was closed before', async () => {
    await fixture.follow(id, { hashtag: 'closed_first' });
    await fixture.changeState(id, 'closed');
    const [follow] = (await fixture.follows(id)).data.follows;
    expect(follow?.nextAt).toBeNull();
    await fixture.unfollow(id, follow?.id ?? 0);
    await fixture.changeState(id, 'open');
    expect(await watchersOf('closed_first')).toBe(0);
  });
});

it('is closed to another team', async () => {
  await fixture.follow(id, { hashtag: 'tea' });
  const [follow] = (await fixture.follows(id)).data.follows;
  const answers = [
    await other.follows(id),
    await other.follow(id, { hashtag: 'tea' }),
    await other.unfollow(id, follow?.id ?? 0),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
