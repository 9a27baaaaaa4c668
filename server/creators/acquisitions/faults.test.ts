import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { PlatformMood, SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  AcquisitionFixture,
  linksTo,
  restoreSources,
  someChannels,
  standPlatforms,
  upTo,
} from '../../../test/fixtures/creators/acquisition-fixture.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { person } from '../../sandbox/fake-platforms/fake-people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let app: TestApp;
let platforms: ListeningPlatforms;
let fixture: AcquisitionFixture;
let fixtures = 0;

const onInstagram = (number: number, handle: string, more: Parameters<typeof person>[1] = {}) =>
  person(
    {
      type: 'creator',
      platform: 'instagram',
      platformId: `178414000000000${number}`,
      handle,
      name: handle,
      followers: 5000,
      tags: ['tea'],
    },
    more,
  );

beforeAll(async () => {
  app = await startTestApp();
  platforms = await standPlatforms(app, [
    ...someChannels(900),
    onInstagram(1, 'ann.open'),
    onInstagram(4, 'eve.late'),
    onInstagram(2, 'bo.private', { state: 'private', isProfessional: false }),
    onInstagram(3, 'cy.gone', { state: 'gone' }),
    person({
      type: 'creator',
      platform: 'tiktok',
      platformId: '6900000000000000001',
      handle: 'dee.tea',
      name: 'Dee',
      followers: 9000,
    }),
  ]);
});
afterAll(async () => {
  await platforms.close();
  await app.close();
});
beforeEach(async () => {
  fixture = await AcquisitionFixture.open(app, `faults${++fixtures}`);
  platforms.tell('well');
  await restoreSources(app);
  platforms.asked.length = 0;
});

/** Channels that no other test uses. */
let named = 0;
const fresh = (count: number) => upTo(count).map(() => ++named);

/** Makes the sources work again. A source that rested is tried by one call first, then by the others. */
async function recover(): Promise<void> {
  platforms.tell('well');
  await fixture.pass(day);
  await fixture.work();
  app.world.pass(minute);
  await fixture.work();
}

const turn = (source: string, isOn: boolean) =>
  sql`insert into source_settings (source, is_on) values (${source}, ${isOn})
    on conflict (source) do update set is_on = excluded.is_on`.execute(app.database.db);

const passing: [PlatformMood, SourceFaultKind][] = [
  ['quota', 'quota'],
  ['rate', 'rate'],
  ['refused', 'credential'],
  ['down', 'temporary'],
  ['half', 'temporary'],
  ['garbled', 'temporary'],
];

describe.each(passing)('a source in the state %s', (mood, fault) => {
  it('pauses links, says why, and loses nobody', async () => {
    platforms.tell(mood);
    const id = await fixture.start({ links: linksTo(fresh(60)) });
    await fixture.work();
    const held = await fixture.stateOf(id);
    expect(held).toMatchObject({
      state: 'waiting',
      holdUp: { fault, source: 'youtube' },
      counts: { found: 60, added: 0, failed: 0 },
    });
    const asked = platforms.asked.length;
    await fixture.work();
    expect(platforms.asked).toHaveLength(asked);
    if (mood === 'refused') await restoreSources(app);
    await recover();
    expect(await fixture.stateOf(id)).toMatchObject({
      state: 'done',
      holdUp: null,
      counts: { found: 60, added: 60, failed: 0 },
    });
  });

  it('pauses a search in the same way', async () => {
    platforms.tell(mood);
    const id = await fixture.start({ kind: 'keyword', terms: ['tea'], most: 5 });
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({
      holdUp: { fault, source: 'youtube' },
      isSearching: true,
    });
    if (mood === 'refused') await restoreSources(app);
    await recover();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', holdUp: null, counts: { added: 5 } });
  });
});

describe('a source that fails in the middle', () => {
  it('pauses the remaining ones, and keeps those that arrived', async () => {
    const id = await fixture.start({ links: linksTo(fresh(120)) });
    await fixture.work();
    const perBatch = platforms.asked.length;
    expect(perBatch).toBeGreaterThan(3);
    const second = await fixture.start({ links: linksTo(fresh(120)), listId: await fixture.makeList() });
    platforms.asked.length = 0;
    const stop = setInterval(() => platforms.asked.length > perBatch / 2 && platforms.tell('down'), 0);
    await fixture.work();
    clearInterval(stop);
    const held = await fixture.stateOf(second);
    expect(held.holdUp).toMatchObject({ fault: 'temporary', source: 'youtube' });
    expect(held.counts.failed).toBe(0);
    await recover();
    expect(await fixture.stateOf(second)).toMatchObject({ state: 'done', counts: { added: 120, failed: 0 } });
    expect(await fixture.stateOf(id)).toMatchObject({ counts: { added: 120 } });
  });
});

it('responses in another format fail the requested creators, each with a reason', async () => {
  platforms.tell('changed');
  const id = await fixture.start({ links: linksTo(fresh(3)) });
  await fixture.work();
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { failed: 3 } });
  const { items, reasons } = (await fixture.show(id)).data;
  expect(reasons).toEqual([{ reason: 'unreadable', items: 3 }]);
  expect(items[0]).toMatchObject({ fault: 'permanent', source: 'youtube', creator: null });
  await fixture.changeState(id, 'retry');
  await recover();
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 3, failed: 0 } });
});

it('a search that is answered in another form ends with the reason beside its word', async () => {
  platforms.tell('changed');
  const id = await fixture.start({ kind: 'keyword', terms: ['tea', 'cake'] });
  await fixture.work();
  const { state, outcomes } = await fixture.stateOf(id);
  expect({ state, outcomes }).toEqual({
    state: 'done',
    outcomes: [
      ['tea', 'failed', 'unreadable'],
      ['cake', 'failed', 'unreadable'],
    ],
  });
});

it('accounts that are gone or private fail alone', async () => {
  const links = ['ann.open', 'bo.private', 'cy.gone', 'nobody'].map(
    handle => `https://www.instagram.com/${handle}/`,
  );
  const id = await fixture.start({ platform: 'instagram', links: links.join('\n') });
  await fixture.work();
  const { state, outcomes } = await fixture.stateOf(id);
  // Instagram does not distinguish the two.
  const unavailable = expect.stringMatching(/^(?:notFound|private)$/) as string;
  expect(state).toBe('done');
  expect(outcomes.map(([, outcome, reason]) => [outcome, reason])).toEqual([
    ['added', undefined],
    ['failed', unavailable],
    ['failed', unavailable],
    ['failed', unavailable],
  ]);
});

describe('where no source is set up', () => {
  const allOff = () => sql`delete from source_credentials where source = 'youtube'`.execute(app.database.db);

  it('an acquisition does not start, and a running one says so until there is a credential', async () => {
    const id = await fixture.start({ links: linksTo(fresh(2)) });
    await allOff();
    await turn('oembed', false);
    const refused = await fixture.create({ links: linksTo(fresh(1)) });
    expect([refused.status, refused.fields]).toEqual([400, ['kind']]);
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({
      state: 'waiting',
      holdUp: { fault: 'credential', source: null, freeAt: null },
    });
    await restoreSources(app);
    app.world.pass(minute);
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 2 } });
  });

  it('public embed data gives at least a name', async () => {
    await turn('tiktok_market', false);
    const id = await fixture.start({ platform: 'tiktok', links: '@dee.tea' });
    await fixture.work();
    const { items } = (await fixture.show(id)).data;
    expect(items).toMatchObject([
      { outcome: 'added', source: 'oembed', creator: { handle: 'dee.tea', name: 'Dee', followers: null } },
    ]);
  });
});

it('one that repeatedly fails while others succeed is given up, and can be retried', async () => {
  const links = ['ann.open', 'eve.late'].map(handle => `https://www.instagram.com/${handle}/`);
  const id = await fixture.start({
    platform: 'instagram',
    links: links.join('\n'),
    listId: await fixture.makeList(),
  });
  await sql`update creators set refreshed_at = '2020-01-01' where platform = 'instagram'`.execute(
    app.database.db,
  );
  const down = setInterval(() => platforms.asked.length > 0 && platforms.tell('down'), 0);
  for (let tries = 1; tries < 5; tries++) {
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({
      state: 'running',
      holdUp: { fault: 'temporary', source: 'instagram' },
      counts: { added: 1, failed: 0 },
    });
    await fixture.pass(day);
  }
  await fixture.work();
  clearInterval(down);
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 1, failed: 1 } });
  const asks = platforms.asked.filter(line => line.includes('ann.open'));
  expect(asks).toHaveLength(1);
  await fixture.changeState(id, 'retry');
  await recover();
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 2, failed: 0 } });
});
