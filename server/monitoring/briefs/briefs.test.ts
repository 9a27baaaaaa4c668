import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../../../contract/monitoring/briefs/briefs.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { hourMs, ProjectFixture } from '../../../test/fixtures/monitoring/project-fixture.ts';
import { addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, putWatchedPosts } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { WatchedPost } from '../../catalogue/metric-history/service.ts';
import { noRequirements } from './change-brief.ts';
import { checkBrief } from './check-brief.ts';
import { loadPostChecks as showPost } from './listing/load-checks.ts';

let fixture: ProjectFixture;

beforeAll(async () => {
  fixture = await ProjectFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.begin());

/** A post published three hours ago, first seen an hour later with this caption, and again just now. */
const seen = (id: string, caption: string, fields: Partial<WatchedPost> = {}) =>
  fixture.post(id, {
    caption,
    publishedAt: fixture.ago(3),
    points: [pointAt(fixture.ago(2), 100), pointAt(fixture.app.world.now(), 250)],
    seenAt: fixture.app.world.now(),
    state: 'online',
    stateSince: fixture.ago(2),
    source: 'tiktok_market',
    plays: 250,
    coverUrl: 'https://covers.example/1',
    ...fields,
  });

const answer = (post: WatchedPost) => putWatchedPosts(fixture.app.database.db, [post]);
const put = (posts: WatchedPost[]) =>
  addToProject(fixture.app.database.db, fixture.app.world, fixture.owner, fixture.project.id, posts);
const sync = (posts: WatchedPost[]) =>
  asTeam(fixture.app.database.db, fixture.owner.teamId, db =>
    checkBrief(
      db,
      fixture.app.world,
      fixture.owner.teamId,
      fixture.project,
      posts.map(post => ({ addedAt: fixture.app.world.now(), post })),
    ),
  );

const change = (
  requirements: Partial<contract.Requirements>,
  { revision = 0, token = fixture.tokens.owner } = {},
) =>
  callApp(fixture.app, contract.changeBrief, {
    token,
    params: { id: fixture.project.id },
    body: { ...noRequirements, ...requirements, revision },
    headers: { 'accept-language': 'en' },
  });
const show = (token = fixture.tokens.owner) =>
  callApp(fixture.app, contract.getBrief, { token, params: { id: fixture.project.id } });
const list = async (query = {}) =>
  (
    await callApp(fixture.app, contract.listChecks, {
      token: fixture.tokens.owner,
      params: { id: fixture.project.id },
      query,
    })
  ).data;
const showOne = (key: string, token = fixture.tokens.owner) =>
  callApp(fixture.app, contract.getPostChecks, { token, params: { id: fixture.project.id, key } });
const decide = (key: string, body: BodyInputOf<typeof contract.decideCheck>, token = fixture.tokens.owner) =>
  callApp(fixture.app, contract.decideCheck, { token, params: { id: fixture.project.id, key }, body });

/** The session has expired by then. */
const checksLater = async (key: string) =>
  (await showPost(fixture.app.database.db, fixture.ctx, fixture.project.id, key)).checks;
const said = async (key: string) =>
  (await checksLater(key)).map(
    ({ key, outcome, reason, since, changes }) =>
      `${key} ${outcome} ${reason} ${since.slice(8, 16)} (${changes.map(each => each.outcome).join()})`,
  );

describe('a brief', () => {
  it('is empty until it is written, and then checks the existing posts', async () => {
    expect((await show()).data).toEqual({
      requirements: noRequirements,
      revision: 0,
      changedBy: '',
      changedAt: null,
      mine: true,
    });
    const good = seen('good', 'hi #Glow @brand #ad');
    await put([good, seen('bad', 'hi')]);
    const brief = { hashtags: ['glow'], mentions: ['@brand'], disclosure: 'any' } as const;
    expect((await change({ ...brief, hashtags: ['glow'], mentions: ['@brand'] })).data).toEqual({
      revision: 1,
    });
    expect((await show()).data).toMatchObject({ revision: 1, changedBy: `${fixture.owner.username} nick` });
    const { requirements, posts, total, all } = await list();
    expect(
      requirements.map(({ key, word, met, failed, waiting }) => [key, word, met, failed, waiting]),
    ).toEqual([
      ['hashtag:glow', 'glow', 1, 1, 0],
      ['mention:brand', 'brand', 1, 1, 0],
      ['disclosure', '', 1, 1, 0],
    ]);
    expect([total, all, posts.map(({ key }) => key)]).toEqual([
      2,
      2,
      [`tiktok:${fixture.project.id}-bad`, good.key],
    ]);
    const { checks } = (await showOne(good.key)).data;
    expect(checks[0]?.evidence).toEqual({
      wanted: '#glow',
      found: '#Glow',
      caption: 'hi #Glow @brand #ad',
      coverUrl: 'https://covers.example/1',
      publishedAt: fixture.ago(3).toISOString(),
      state: 'online',
      plays: 100,
      likes: null,
      comments: null,
      shares: null,
    });
  });

  it('is refused with a fault, from an old revision, by a colleague, by another team', async () => {
    const window = { from: '2026-11-21', to: '2026-11-20' };
    const link = { way: 'text', texts: [] } as const;
    const faulty = await change({ window, link: { ...link, texts: [] } });
    expect([faulty.code, faulty.fields]).toEqual([400, ['link', 'window']]);
    await change({ hashtags: ['one'] });
    expect((await change({ hashtags: ['two'] })).code).toBe(1015);
    expect((await change({ hashtags: ['two'] }, { revision: 1, token: fixture.tokens.colleague })).code).toBe(
      403,
    );
    expect((await change({ hashtags: ['two'] }, { revision: 1, token: fixture.tokens.stranger })).code).toBe(
      404,
    );
    expect((await show(fixture.tokens.stranger)).code).toBe(404);
    expect((await show(fixture.tokens.colleague)).data).toMatchObject({ mine: false, revision: 1 });
  });

  it('is in the audit log with its requirements', async () => {
    await change({ hashtags: ['one'], onlineDays: 7 });
    const { data } = await callApp(fixture.app, listOperationRecords, {
      token: fixture.tokens.owner,
      query: { action: 'monitor.brief' },
    });
    expect(data.records[0]?.changes).toEqual([
      { field: 'requirements', before: '', after: 'hashtag:one = #one; online = 7' },
    ]);
  });
});

describe('a check', () => {
  it('reports nothing new when repeated', async () => {
    const posts = [seen('a', 'hi #glow'), seen('b', 'hi')];
    await put(posts);
    await change({ hashtags: ['glow'], onlineDays: 3 });
    const before = await Promise.all(posts.map(({ key }) => showOne(key)));
    fixture.app.world.pass(hourMs);
    await sync(posts);
    await sync(posts.toReversed());
    expect(await Promise.all(posts.map(({ key }) => showOne(key)))).toEqual(before);
  });

  it('keeps requirements met and removed later, and data of late readings', async () => {
    const post = seen('a', 'hi #glow');
    await put([post]);
    await change({ hashtags: ['glow'] });
    fixture.app.world.pass(24 * hourMs);
    const edited = {
      ...post,
      caption: 'hi',
      edits: [{ at: fixture.ago(1).toISOString(), before: 'hi #glow' }],
      points: [...post.points, pointAt(fixture.ago(1), 900)],
      seenAt: fixture.ago(1),
    };
    await answer(edited);
    await sync([edited]);
    expect(await said(post.key)).toEqual(['hashtag:glow failed missing 21T07:00 (failed,met)']);
    const [check] = await checksLater(post.key);
    expect([check?.firstMetAt?.slice(8, 16), check?.evidence.plays, check?.evidence.caption]).toEqual([
      '20T06:00',
      900,
      'hi',
    ]);
    const late = { ...edited, points: [pointAt(fixture.ago(30), 5), ...edited.points] };
    await sync([late]);
    expect(await said(post.key)).toEqual(['hashtag:glow failed missing 21T07:00 (failed,met)']);
  });

  it('waits for a first answer, and for its days to be over', async () => {
    const waiting = fixture.post('new', {});
    await put([waiting]);
    await change({ hashtags: ['glow'], onlineDays: 2 });
    expect(await said(waiting.key)).toEqual([
      'hashtag:glow waiting notAnswered 20T08:00 ()',
      'online waiting notAnswered 20T08:00 ()',
    ]);
    const answered = { ...seen('new', '#glow'), key: waiting.key };
    await answer(answered);
    expect(await sync([answered])).toEqual(new Date(fixture.ago(3).getTime() + 48 * hourMs));
    fixture.app.world.pass(48 * hourMs);
    const gone = { ...answered, state: 'gone', stateSince: fixture.ago(20) } as const;
    await answer(gone);
    expect(await sync([gone])).toBeNull();
    expect(await said(waiting.key)).toEqual([
      'hashtag:glow met found 20T06:00 (met)',
      'online failed gone 21T12:00 (failed)',
    ]);
  });

  it('is checked again when the requirements change', async () => {
    const post = seen('a', 'hi');
    await put([post]);
    await change({ window: { from: '2026-11-20', to: '2026-11-20' } });
    fixture.app.world.pass(5 * hourMs);
    await change({ window: { from: '2026-11-21', to: '2026-11-22' } }, { revision: 1 });
    expect(await said(post.key)).toEqual(['window failed tooEarly 20T13:00 (failed,met)']);
    await change({ hashtags: ['glow'] }, { revision: 2 });
    expect(await said(post.key)).toEqual(['hashtag:glow failed missing 20T06:00 (failed)']);
  });

  it('of a post removed from the project is not shown', async () => {
    const post = seen('a', 'hi');
    await put([post]);
    await change({ hashtags: ['glow'] });
    await asTeam(fixture.app.database.db, fixture.owner.teamId, db =>
      db.updateTable('monitor_posts').set({ is_removed: true }).where('key', '=', post.key).execute(),
    );
    expect(await list()).toMatchObject({ posts: [], total: 0, all: 0, requirements: [{ failed: 0 }] });
    expect((await showOne(post.key)).code).toBe(404);
  });
});

describe('a decision by hand', () => {
  it('overrides the automatic outcome, is shown beside it, and can be undone', async () => {
    const post = seen('a', 'hi');
    await put([post]);
    await change({ hashtags: ['glow'] });
    const accepted = { requirement: 'hashtag:glow', decision: 'accepted', note: 'agreed by phone' } as const;
    expect((await decide(post.key, accepted)).code).toBe(0);
    expect(await list({ outcome: 'failed' })).toMatchObject({
      posts: [],
      requirements: [{ met: 1, failed: 0, decided: 1 }],
    });
    const [check] = (await showOne(post.key)).data.checks;
    expect(check).toMatchObject({
      outcome: 'failed',
      decided: { decision: 'accepted', by: `${fixture.owner.username} nick`, note: 'agreed by phone' },
      changes: [{ decided: { decision: 'accepted' } }, { outcome: 'failed', decided: null }],
    });
    await decide(post.key, { requirement: 'hashtag:glow', decision: null });
    expect(await list({ outcome: 'failed' })).toMatchObject({ total: 1 });
    expect((await showOne(post.key)).data.checks[0]).toMatchObject({
      decided: null,
      changes: [{ decided: { decision: null } }, { decided: { decision: 'accepted' } }, { decided: null }],
    });
  });

  it('is for accounts that may edit the project, and for existing checks', async () => {
    const post = seen('a', 'hi');
    await put([post]);
    await change({ hashtags: ['glow'] });
    const body = { requirement: 'hashtag:glow', decision: 'accepted' } as const;
    expect((await decide(post.key, body, fixture.tokens.colleague)).code).toBe(403);
    expect((await decide(post.key, body, fixture.tokens.stranger)).code).toBe(404);
    expect((await decide('tiktok:none', body)).code).toBe(404);
    expect((await decide(post.key, { ...body, requirement: 'nonsense' })).code).toBe(400);
    expect((await showOne(post.key, fixture.tokens.stranger)).code).toBe(404);
  });
});

describe('the list of posts', () => {
  it('is filtered by outcome and requirement, and paged', async () => {
    await put([seen('a', '#glow'), seen('b', '@brand'), seen('c', '#glow @brand')]);
    await change({ hashtags: ['glow'], mentions: ['brand'] });
    const keys = async (query: object) => (await list(query)).posts.map(({ key }) => key.split('-')[1]);
    expect(await keys({ outcome: 'failed' })).toEqual(['a', 'b']);
    expect(await keys({ outcome: 'failed', requirement: 'mention:brand' })).toEqual(['a']);
    expect(await keys({ requirement: 'hashtag:glow' })).toEqual(['b', 'a', 'c']);
    expect(await keys({ page: 2, size: 2 })).toEqual(['c']);
    expect(await list({ page: 9, size: 2 })).toMatchObject({ posts: [], total: 3, all: 3 });
    const invalid = await callApp(fixture.app, contract.listChecks, {
      token: fixture.tokens.owner,
      params: { id: fixture.project.id },
      query: { size: 0 },
    });
    expect(invalid.fields).toEqual(['size']);
  });
});
