import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  keyOf,
  linkOf,
  MonitorFixture,
  postIds,
  reported,
} from '../../../test/fixtures/monitoring/monitor-fixture.ts';
import { nextPolls } from '../../catalogue/metric-history/service.ts';
import { observeAbsence } from '../../catalogue/metric-history/observe-posts.ts';

let app: TestApp;
let fixture: MonitorFixture;
let other: MonitorFixture;
let ids = 0;
/** Posts that no other test uses. */
const newPosts = (count: number) => postIds(count, (ids += 10_000));

beforeAll(async () => {
  app = await startTestApp();
  fixture = await MonitorFixture.open(app, 'posts', 'team');
  other = await MonitorFixture.open(app, 'others');
});
afterAll(() => app.close());

describe('trying links', () => {
  it('shows what links would add, and what is wrong with the others', async () => {
    const [first = '', second = ''] = newPosts(2);
    const id = await fixture.start([first]);
    const lines = [
      'See this:',
      linkOf(second),
      linkOf(first),
      `${linkOf(second)}?is_from_webapp=1`,
      'https://vm.tiktok.com/ZMabc/',
      'https://example.com/video/1',
      'https://www.tiktok.com/@ann',
    ];
    const tried = await fixture.try(id, lines.join('\n'));
    const { posts, room: left, ways } = tried.data;
    expect(posts).toEqual([{ key: keyOf(second), platform: 'tiktok', url: linkOf(second), handle: 'ann' }]);
    const accountOf = (all: typeof tried.data.lines) =>
      all.map(each => [each.line, each.outcome, each.reason]);
    const account = [
      [1, 'failed', 'notALink'],
      [2, 'added', null],
      [3, 'already', null],
      [4, 'already', 'twice'],
      [5, 'failed', 'shortLink'],
      [6, 'failed', 'otherSite'],
      [7, 'failed', 'notAPost'],
    ];
    expect(accountOf(tried.data.lines)).toEqual(account);
    expect(left).toBe(1999);
    // No source is set up here.
    expect(ways).toEqual([
      { platform: 'tiktok', source: null, wantsCreator: false, unitsCenti: 0, quota: 0 },
    ]);
    expect(await fixture.keysIn(id)).toEqual([keyOf(first)]);
    expect(accountOf((await fixture.add(id, lines.join('\n'))).data.lines)).toEqual(account);
  });
});

describe('adding posts', () => {
  it('monitors them, each once, with their creators', async () => {
    const [first = '', second = ''] = newPosts(2);
    await fixture.tell(reported(first, '2026-11-18T00:00:00Z', { creator: { handle: 'bea' }, plays: 700 }));
    const id = await fixture.start();
    const text = `${linkOf(first, 'bea')} and ${linkOf(second)}\nnothing here`;
    expect((await fixture.add(id, text)).data).toMatchObject({ added: 2, already: 0 });
    expect((await fixture.add(id, text)).data).toMatchObject({ added: 0, already: 2 });
    const { posts, total } = (await fixture.posts(id, { sort: 'added' })).data;
    expect(total).toBe(2);
    const known = posts.find(({ key }) => key === keyOf(first));
    // Known data of the catalogue is there at once; new data is asked for anyway.
    expect(known).toMatchObject({ state: 'online', foundBy: 'link', creator: { handle: 'bea' }, plays: 700 });
    expect(posts.find(({ key }) => key === keyOf(second))).toMatchObject({ state: 'waiting', plays: null });
    expect(known?.nextAt).toBe(app.world.now().toISOString());
    expect(await fixture.used('monitor.links', String(id))).toBe(2);
  });

  it.each([
    ['nothing', '', 'links'],
    ['words only', 'no link in here', 'links'],
    ['too much', 'x'.repeat(500_001), 'links'],
  ])('refuses %s', async (_what, text, field) => {
    const { status, fields } = await fixture.add(await fixture.start(), text);
    expect([status, fields]).toEqual([400, [field]]);
  });

  it('accepts 2,000 at once, and no more', async () => {
    const all = newPosts(2001);
    const id = await fixture.start();
    const links = (some: string[]) => some.map(each => linkOf(each)).join('\n');
    expect((await fixture.add(id, links(all))).code).toBe(430);
    expect((await fixture.posts(id)).data.total).toBe(0);
    const began = performance.now();
    expect((await fixture.add(id, links(all.slice(0, 2000)))).data.added).toBe(2000);
    expect(performance.now() - began).toBeLessThan(50_000);
    expect((await fixture.add(id, links(all.slice(2000)))).code).toBe(430);
    expect((await fixture.take(id, all.slice(0, 2000).map(keyOf))).data.removed).toBe(2000);
    expect(await fixture.used('monitor.links', String(id))).toBe(0);
  });

  it('never exceeds the limit, under any number of concurrent calls', async () => {
    const basic = await MonitorFixture.open(app, 'parallel', 'basic');
    const all = newPosts(70);
    const id = await basic.start();
    const pieces = Array.from({ length: 7 }, (_, at) => all.slice(at * 10, at * 10 + 10));
    const answers = await Promise.all(
      pieces.map(piece => basic.add(id, piece.map(each => linkOf(each)).join('\n'))),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect((await basic.posts(id)).data.total).toBe(50);
    expect(await basic.used('monitor.links', String(id))).toBe(50);
    const twice = await Promise.all([1, 2, 3].map(() => fixture.add(id, linkOf(all[0] ?? ''))));
    expect(twice.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('counts a post once that several calls add concurrently', async () => {
    const [one = ''] = newPosts(1);
    const id = await fixture.start();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => fixture.add(id, linkOf(one), fixture.tokens.member)),
    );
    const added = answers.map(({ data }) => data.added);
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
    expect(await fixture.used('monitor.links', String(id))).toBe(1);
  });
});

describe('posts of a project', () => {
  const [top = '', middle = '', low = '', silent = ''] = postIds(4, 900_000);
  let id: number;
  const shown = async (query: Parameters<MonitorFixture['posts']>[1]) => {
    const { posts } = (await fixture.posts(id, query)).data;
    const names = new Map([top, middle, low, silent].map((each, at) => [keyOf(each), 'tmls'[at]]));
    return posts.map(({ key }) => names.get(key)).join('');
  };

  beforeAll(async () => {
    id = await fixture.start([top, middle, low, silent]);
    const days = { first: '2026-11-18T08:00:00Z', last: '2026-11-19T08:00:00Z' };
    const published = { published: '2026-11-10T00:00:00Z', earlier: '2026-11-01T00:00:00Z' };
    const bea = { creator: { handle: 'bea' }, publishedAt: published.earlier };
    await fixture.tell(
      reported(top, days.first, { plays: 8000, likes: 100, caption: 'Tea' }),
      reported(middle, days.first, { ...bea, plays: 3000 }),
    );
    await fixture.tell(
      reported(top, days.last, { plays: 9000, likes: 90, comments: 0, caption: 'Green #tea' }),
      reported(middle, days.last, {
        ...bea,
        plays: 6000,
        likes: 600,
        caption: 'Coffee',
        platformSponsored: true,
      }),
      reported(low, days.last, { plays: 10, likes: 5 }),
    );
    // One answer is not enough to count as deleted.
    for (const at of ['2026-11-19T20:00:00Z', '2026-11-20T04:00:00Z']) {
      const absent = new Map([[keyOf(low), { at: new Date(at), absent: 'gone' as const }]]);
      await observeAbsence(app.database.db, app.world.now(), absent);
    }
  });

  it.each<[Parameters<MonitorFixture['posts']>[1], string]>([
    [{}, 'tmls'],
    [{ sort: 'gained' }, 'mtls'],
    [{ sort: 'engagement' }, 'lmts'],
    [{ sort: 'published' }, 'tlms'],
    [{ state: 'gone' }, 'l'],
    [{ state: 'offline' }, 'l'],
    [{ state: 'waiting' }, 's'],
    [{ platform: 'youtube' }, ''],
    [{ foundBy: 'hashtag' }, ''],
    [{ words: 'TEA' }, 't'],
    [{ words: '#tea green' }, 't'],
    [{ words: 'bea' }, 'm'],
    [{ size: 2, page: 2 }, 'ls'],
    [{ sort: 'usual' }, 'tmls'],
    [{ sort: 'forecast', size: 100 }, 'tmls'],
  ])('asked for as %j are %s', async (query, expected) => {
    expect(await shown(query)).toBe(expected);
  });

  it('shows the known data of each', async () => {
    const { posts, total } = (await fixture.posts(id, { words: 'coffee' })).data;
    expect(total).toBe(1);
    expect(posts[0]).toMatchObject({
      key: keyOf(middle),
      url: expect.stringContaining(middle),
      caption: 'Coffee',
      isSponsored: true,
      publishedAt: '2026-11-01T00:00:00.000Z',
      plays: 6000,
      likes: 600,
      comments: null,
      gainedLastDay: 3000,
      engagementBp: 1000,
      usualRatioBp: null,
      isHeldBack: false,
      source: null,
      creator: { name: 'bea', handle: 'bea' },
    });
    const bea = posts[0]?.creator?.id ?? 0;
    expect(await shown({ creatorId: bea })).toBe('m');
  });

  it('shows one with its series', async () => {
    const { post, points, gaps, edits, usual } = (await fixture.post(id, keyOf(top), fixture.tokens.member))
      .data;
    expect(post.key).toBe(keyOf(top));
    const at = (moment: string) => Date.parse(moment) / 1000;
    expect(points).toEqual([
      [at('2026-11-18T08:00:00Z'), 8000, 100, null, null],
      [at('2026-11-19T08:00:00Z'), 9000, 90, 0, null],
    ]);
    expect([gaps, edits, usual]).toEqual([[], [], null]);
  });

  it('adds them up by day for the project', async () => {
    const { days, project, best, worst, forecast } = (await fixture.show(id)).data;
    expect(days).toHaveLength(20);
    const on = (wanted: string) => days.find(({ day }) => day === wanted);
    expect(on('2026-11-17')).toMatchObject({ plays: null, playsGained: null });
    // The values of the 19th still count: no poll was due before the end of the day.
    expect(on('2026-11-19')).toMatchObject({ posts: 3, missing: 0, plays: 15_010 });
    expect(on('2026-11-20')).toMatchObject({ posts: 3, missing: 0, plays: 15_010 });
    expect(project).toMatchObject({ posts: 4, offline: 1, figures: { plays: 15_010, likes: 695 } });
    expect(best.map(({ key }) => key)).toEqual([keyOf(top), keyOf(middle)]);
    expect(worst.map(({ key }) => key)).toEqual([keyOf(low)]);
    expect(forecast === null || forecast.posts <= 4).toBe(true);
  });

  it('can be asked for before all others', async () => {
    app.world.pass(60_000);
    const { data } = await fixture.refetch(id, keyOf(top), fixture.tokens.member);
    expect(data.nextAt).toBe(app.world.now().toISOString());
    const next = await nextPolls(app.database.db, [keyOf(top)]);
    expect(next.get(keyOf(top))).toEqual(app.world.now());
  });

  it('are counted separately if their source’s data must not be used', async () => {
    const { db } = app.database;
    const from = (via: 'youtube' | null) =>
      db.updateTable('watched_posts').set({ source: via }).where('key', '=', keyOf(middle)).execute();
    await from('youtube');
    const { project, best } = (await fixture.show(id)).data;
    expect(project).toMatchObject({ posts: 4, heldBack: 1, figures: { posts: 3, plays: 9010, likes: 95 } });
    expect(best.map(({ key }) => key)).not.toContain(keyOf(middle));
    const [held] = (await fixture.posts(id, { words: 'coffee' })).data.posts;
    const figures = { plays: 6000, gainedLastDay: null, engagementBp: null, forecast: null, spark: [] };
    expect(held).toMatchObject({ ...figures, isHeldBack: true });
    await from(null);
  });
});

describe('taking posts out', () => {
  it('stops monitoring them, and adding them again restores them', async () => {
    const [first = '', second = ''] = newPosts(2);
    const id = await fixture.start([first, second]);
    const keys = [keyOf(first), 'tiktok:1'];
    expect((await fixture.take(id, keys, fixture.tokens.member)).data.removed).toBe(1);
    expect((await fixture.take(id, keys)).data.removed).toBe(0);
    expect(await fixture.keysIn(id)).toEqual([keyOf(second)]);
    expect((await fixture.post(id, keyOf(first))).status).toBe(404);
    expect(await nextPolls(app.database.db, [keyOf(first)])).toEqual(new Map());
    expect((await fixture.add(id, linkOf(first))).data.added).toBe(1);
    expect(await fixture.keysIn(id)).toEqual([keyOf(first), keyOf(second)]);
    expect(await fixture.used('monitor.links', String(id))).toBe(2);
  });

  it('leaves a post watched that another project takes up at the same moment', async () => {
    const [post = ''] = newPosts(1);
    const [mine, theirs] = [await fixture.start([post]), await other.start()];
    for (let round = 0; round < 12; round++) {
      await Promise.all([fixture.take(mine, [keyOf(post)]), other.add(theirs, linkOf(post))]);
      expect((await nextPolls(app.database.db, [keyOf(post)])).size).toBe(1);
      await fixture.add(mine, linkOf(post));
      await other.take(theirs, [keyOf(post)]);
    }
  });

  it('works in a closed project too, and needs at least one key', async () => {
    const [only = ''] = newPosts(1);
    const id = await fixture.start([only]);
    await fixture.changeState(id, 'closed');
    expect((await fixture.take(id, [])).fields).toEqual(['keys']);
    expect((await fixture.refetch(id, keyOf(only))).fields).toEqual(['id']);
    expect((await fixture.take(id, [keyOf(only)])).data.removed).toBe(1);
  });
});

it('is closed to another team', async () => {
  const [only = ''] = newPosts(1);
  const id = await fixture.start([only]);
  const answers = [
    await other.try(id, linkOf(only)),
    await other.add(id, linkOf(only)),
    await other.posts(id),
    await other.post(id, keyOf(only)),
    await other.refetch(id, keyOf(only)),
    await other.take(id, [keyOf(only)]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});
