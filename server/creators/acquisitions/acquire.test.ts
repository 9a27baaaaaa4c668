import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteList } from '../../../contract/creators/lists.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  AcquisitionFixture,
  channelLink,
  linksTo,
  restoreSources,
  someChannels,
  standPlatforms,
  upTo,
} from '../../../test/fixtures/creators/acquisition-fixture.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { idOf, someChannel } from '../../../test/fixtures/sourcing/youtube-channels.ts';
import { blockCreators } from '../blocklist/service.ts';

let app: TestApp;
let platforms: ListeningPlatforms;
let fixture: AcquisitionFixture;
let fixtures = 0;

beforeAll(async () => {
  app = await startTestApp();
  platforms = await standPlatforms(app, [
    ...someChannels(120),
    someChannel(900, { handle: 'gonechannel' }, { state: 'gone' }),
  ]);
});
afterAll(async () => {
  await platforms.close();
  await app.close();
});
beforeEach(async () => {
  fixture = await AcquisitionFixture.open(app, `acquire${++fixtures}`);
  await restoreSources(app);
  platforms.asked.length = 0;
});

const day = 86_400_000;

describe('links', () => {
  it('add creators to the catalogue and to the list, and report the result of each line', async () => {
    const lines = [
      channelLink(1),
      'https://www.tiktok.com/@ann',
      'nothing at all, really?',
      '@channel2',
      `${channelLink(1)}?sub=1`,
      'https://www.youtube.com/@gonechannel',
    ];
    const id = await fixture.start({ links: lines.join('\n') });
    expect(await fixture.stateOf(id)).toMatchObject({
      state: 'waiting',
      counts: { found: 6, added: 0, already: 0, failed: 3 },
    });
    await fixture.work();
    const { state, counts, outcomes } = await fixture.stateOf(id);
    expect({ state, counts }).toEqual({
      state: 'done',
      counts: { found: 6, added: 2, already: 0, failed: 4 },
    });
    expect(outcomes.map(([, ...rest]) => rest)).toEqual([
      ['added'],
      ['failed', 'otherPlatform'],
      ['failed', 'notALink'],
      ['added'],
      ['failed', 'duplicate'],
      ['failed', 'notFound'],
    ]);
    expect(await fixture.members()).toEqual(['channel1', 'channel2']);
    expect(await fixture.used()).toBe(2);
  });

  it('send no request for fresh creators, and name those already in the list', async () => {
    await fixture.work();
    const first = await fixture.start({ links: linksTo([1, 2, 3]), listId: await fixture.makeList() });
    await fixture.work();
    expect((await fixture.stateOf(first)).counts).toMatchObject({ added: 3 });
    platforms.asked.length = 0;
    const again = await fixture.start({ links: linksTo([1, 2, 3]) });
    await fixture.work();
    expect((await fixture.stateOf(again)).counts).toMatchObject({ added: 3, already: 0 });
    const third = await fixture.start({ links: linksTo([1, 2, 3]) });
    await fixture.work();
    expect((await fixture.stateOf(third)).counts).toMatchObject({ added: 0, already: 3 });
    expect(platforms.asked).toEqual([]);
    await fixture.pass(8 * day);
    const later = await fixture.start({ links: linksTo([1, 2, 3]) });
    await fixture.work();
    expect((await fixture.stateOf(later)).counts).toMatchObject({ already: 3 });
    expect(platforms.asked.length).toBeGreaterThan(0);
  });

  it('leave out blocked creators, and creators named in two ways', async () => {
    const first = await fixture.start({ links: linksTo([1, 2]) });
    await fixture.work();
    const { items } = (await fixture.show(first)).data;
    const blocked = items.flatMap(({ creator }) => creator?.id ?? []).slice(0, 1);
    await fixture.asTeam(db => blockCreators(db, fixture.ctx, blocked, { reason: 'late' }));
    const listId = await fixture.makeList();
    const byId = `https://www.youtube.com/channel/${idOf(50)}`;
    const id = await fixture.start({ links: [linksTo([1, 50]), byId].join('\n'), listId });
    await fixture.work();
    expect((await fixture.stateOf(id)).outcomes.map(([, ...rest]) => rest)).toEqual([
      ['failed', 'blocked'],
      ['added'],
      ['failed', 'duplicate'],
    ]);
    expect(await fixture.members(listId)).toEqual(['channel50']);
  });

  it('fill a list to the last place, and the others can be retried', async () => {
    await fixture.leave('list.members', 60, String(fixture.listId));
    const id = await fixture.start({ links: linksTo(upTo(120)) });
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 60, failed: 60 } });
    const { reasons } = (await fixture.show(id)).data;
    expect(reasons).toEqual([{ reason: 'listFull', items: 60 }]);
    expect(await fixture.used()).toBe(60);
    await fixture.leave('list.members', 120, String(fixture.listId));
    const retried = await fixture.changeState(id, 'retry');
    expect(retried.data.acquisition).toMatchObject({ state: 'running', failed: 0, finishedAt: null });
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 120, failed: 0 } });
    expect(await fixture.members()).toHaveLength(120);
  });

  it('end with the plan’s quota of the month', async () => {
    await fixture.leave('acquisition.creators', 2, '2026-11');
    const id = await fixture.start({ links: linksTo(upTo(70)) });
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 2, failed: 68 } });
    expect((await fixture.show(id)).data.reasons).toEqual([{ reason: 'quotaOver', items: 68 }]);
    expect((await fixture.create({ links: linksTo([1]) })).code).toBe(430);
    expect((await fixture.list()).data).toMatchObject({
      used: 2000,
      limit: 2000,
      renewsAt: '2026-11-30T16:00:00.000Z',
    });
  });

  it('say so when the list was deleted or the plan has ended', async () => {
    const gone = await fixture.start({ links: linksTo([1, 2]) });
    await callApp(app, deleteList, { token: fixture.tokens.owner, params: { id: fixture.listId } });
    await fixture.work();
    expect((await fixture.show(gone)).data.reasons).toEqual([{ reason: 'noList', items: 2 }]);
    const left = await fixture.start({ links: linksTo([118, 119]), listId: await fixture.makeList() });
    platforms.asked.length = 0;
    await app.givePlan(fixture.owner.username, 'free');
    await fixture.work();
    await app.givePlan(fixture.owner.username, 'pro');
    expect((await fixture.show(left)).data.reasons).toEqual([{ reason: 'quotaOver', items: 2 }]);
    expect(platforms.asked).toEqual([]);
  });
});

describe('a keyword', () => {
  it('is searched page by page until there are enough creators', async () => {
    const id = await fixture.start({ kind: 'keyword', terms: ['tea'], most: 30 });
    expect((await fixture.stateOf(id)).isSearching).toBe(true);
    await fixture.work();
    const { state, counts, isSearching } = await fixture.stateOf(id);
    expect({ state, counts, isSearching }).toEqual({
      state: 'done',
      counts: { found: 30, added: 30, already: 0, failed: 0 },
      isSearching: false,
    });
    expect(await fixture.members()).toHaveLength(30);
    expect(platforms.asked.filter(line => line.includes('/search'))).toHaveLength(1);
  });

  it('adds nobody twice, whatever the terms', async () => {
    const id = await fixture.start({ kind: 'keyword', terms: ['tea', 'cooking', 'TEA'], most: 1000 });
    await fixture.work();
    expect((await fixture.stateOf(id)).counts).toEqual({ found: 120, added: 120, already: 0, failed: 0 });
    expect((await fixture.show(id)).data.acquisition.terms).toEqual(['tea', 'cooking']);
  });

  it('finds replacements for those that are in the list', async () => {
    const first = await fixture.start({ kind: 'keyword', terms: ['tea'], most: 10 });
    await fixture.work();
    const second = await fixture.start({ kind: 'keyword', terms: ['tea'], most: 10 });
    await fixture.work();
    expect((await fixture.stateOf(first)).counts).toMatchObject({ added: 10 });
    expect((await fixture.stateOf(second)).counts).toMatchObject({ added: 10, already: 10 });
  });

  it('without any match adds nobody', async () => {
    const id = await fixture.start({ kind: 'keyword', terms: ['zzz'] });
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { found: 0, added: 0 } });
  });

  it('says that the month is over when it had nothing to find', async () => {
    const id = await fixture.start({ kind: 'keyword', terms: ['tea', 'cake'] });
    await fixture.leave('acquisition.creators', 0, '2026-11');
    await fixture.work();
    const { state, outcomes } = await fixture.stateOf(id);
    expect({ state, outcomes }).toEqual({
      state: 'done',
      outcomes: [['tea, cake', 'failed', 'quotaOver']],
    });
    expect(platforms.asked).toEqual([]);
  });
});

it('a hashtag is searched without its #', async () => {
  const id = await fixture.start({ kind: 'hashtag', terms: ['#cooking'], most: 5 });
  await fixture.work();
  expect((await fixture.stateOf(id)).counts).toMatchObject({ added: 5 });
});
