import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import {
  addLink,
  addVisits,
  visitorOf,
  type SomeVisit,
} from '../../../../test/fixtures/links/some-visits.ts';
import { makeMember, makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { QueryInputOf } from '../../../../contract/core/endpoint.ts';
import { listVisits, visitFilterSchema, type Visit } from '../../../../contract/links/visits.ts';
import type { SignedIn } from '../../../core/context.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { countVisits, everyVisit } from './every-visit.ts';

let app: TestApp;
let owner: Account;
let links: [number, number];
let creatorId: number;
let tokens: { owner: string; member: string; stranger: string };
let everything: Visit[];

const minuteMs = 60_000;
const systems = ['iOS', 'Android', 'Windows', ''];
const regions = ['US', 'CN/广东/深圳', 'CN/北京', 'CN', 'CNX', ''];

/** Visits on two days far from each other, and no others. */
const rare = (linkId: number): SomeVisit[] =>
  ['2026-11-02T16:30:00Z', '2026-11-14T15:30:00Z'].map((moment, place) => ({
    linkId,
    at: new Date(moment),
    visitor: visitorOf(5000 + place),
    region: 'CN/西藏/拉萨',
    system: 'KaiOS',
    device: 'tv',
    app: 'line',
    referrer: 'rare.example',
  }));

/** Each property repeats with a period of its own, so that all combinations occur. */
function someVisit(place: number): SomeVisit {
  const isBot = place % 5 === 4;
  return {
    linkId: links[place % 3 ? 0 : 1],
    at: new Date(app.world.now().getTime() - (place % 300) * 97 * minuteMs),
    visitor: visitorOf((place % 60) + (isBot ? 1000 : 0)),
    botReason: isBot ? 'robot' : '',
    system: systems[place % 4] ?? '',
    region: regions[place % 6] ?? '',
    device: place % 7 ? 'phone' : 'desktop',
    app: place % 8 ? '' : 'tiktok',
    referrer: place % 9 ? '' : 'video.example',
    isByQr: place % 10 === 0,
    creatorId: place % 11 ? null : creatorId,
    ip: place % 12 ? '203.0.113.7' : '2001:db8:1:2::7',
  };
}

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  [creatorId = 0] = await someCreators(db, 1, app.world.now());
  owner = await makeTeam(db, app.world, 'first');
  const stranger = await makeTeam(db, app.world, 'second');
  const member = await makeMember(db, app.world, owner.teamId, 'first-member');
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
  links = [
    await addLink(db, app.world, owner, { name: 'spring', code: 'spring' }),
    await addLink(db, app.world, owner, { name: 'summer', code: 'summer', host: 'go.team.example' }),
  ];
  const visits = Array.from({ length: 600 }, (_, place) => someVisit(place));
  await addVisits(db, app.world, owner.teamId, visits.slice(300));
  await addVisits(db, app.world, owner.teamId, [...visits.slice(0, 300), ...links.flatMap(rare)]);
  everything = await pages({ kind: 'all' });
});
afterAll(() => app.close());

type Params = QueryInputOf<typeof listVisits>;
const ask = (query: Params = {}, token = tokens.owner) => callApp(app, listVisits, { token, query });

/** All pages, one after the other. */
async function pages(query: Params, size = 100): Promise<Visit[]> {
  const found: Visit[] = [];
  for (let page = 1; ; page++) {
    const { data } = await ask({ ...query, page, size });
    found.push(...data.visits);
    if (data.visits.length < size) {
      expect(data.total).toBe(found.length);
      return found;
    }
  }
}

const order = (visits: readonly Visit[]) =>
  visits.toSorted((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1));

it('all are listed once, the newest first', () => {
  expect(everything).toHaveLength(604);
  expect(new Set(everything.map(visit => visit.id)).size).toBe(604);
  expect(everything).toEqual(order(everything));
});

it('a visit comes with its link and its creator', () => {
  const first = everything.filter(visit => visit.at === app.world.now().toISOString()).at(-1);
  const ofCreator = everything.find(visit => visit.creator && visit.link.id === links[1]);
  expect(ofCreator).toMatchObject({
    link: { id: links[1], name: 'summer', shortUrl: 'https://go.team.example/summer' },
    creator: { id: creatorId, name: expect.any(String) as string },
  });
  expect(everything.find(visit => visit.link.id === links[0])?.link).toEqual({
    id: links[0],
    name: 'spring',
    shortUrl: 'http://starbridge.test/s/spring',
  });
  expect(first).toEqual({
    id: expect.any(Number) as number,
    link: expect.any(Object) as object,
    at: '2026-11-20T08:00:00.000Z',
    isNew: false,
    isByCookie: true,
    botReason: '',
    region: 'US',
    system: 'iOS',
    systemVersion: '19.1',
    browser: 'Safari',
    browserVersion: '19',
    device: 'phone',
    app: '',
    referrer: '',
    isByQr: true,
    creator: null,
    ip: '2001:db8:1:2::7',
  });
});

const day = (visit: Visit) => new Date(Date.parse(visit.at) + 8 * 60 * minuteMs).toISOString().slice(0, 10);

const filters: [name: string, asked: Params, fits: (visit: Visit) => boolean][] = [
  ['people are meant unasked', {}, visit => !visit.botReason],
  ['programs', { kind: 'bots' }, visit => visit.botReason === 'robot'],
  ['new visitors', { kind: 'all', visitor: 'new' }, visit => visit.isNew],
  ['old visitors', { kind: 'people', visitor: 'old' }, visit => !visit.isNew && !visit.botReason],
  [
    'a country with all that is in it',
    { kind: 'all', region: 'CN' },
    visit => /^CN(\/|$)/.test(visit.region),
  ],
  ['a province', { kind: 'all', region: 'CN/广东' }, visit => visit.region === 'CN/广东/深圳'],
  ['no known region', { kind: 'all', region: '-' }, visit => visit.region === ''],
  ['a region that is a pattern', { kind: 'all', region: 'C%' }, () => false],
  ['a system', { kind: 'all', system: 'Android' }, visit => visit.system === 'Android'],
  ['no known system', { kind: 'all', system: '-' }, visit => visit.system === ''],
  ['a device', { kind: 'all', device: 'desktop' }, visit => visit.device === 'desktop'],
  ['an app', { kind: 'all', app: 'tiktok' }, visit => visit.app === 'tiktok'],
  ['a referrer', { kind: 'all', referrer: 'video.example' }, visit => visit.referrer === 'video.example'],
  ['no referrer', { kind: 'all', referrer: '-' }, visit => visit.referrer === ''],
  ['a rare province', { kind: 'all', region: 'CN/西藏' }, visit => visit.region === 'CN/西藏/拉萨'],
  ['a rare system', { kind: 'people', system: 'KaiOS' }, visit => visit.system === 'KaiOS'],
  ['a rare device', { kind: 'all', device: 'tv' }, visit => visit.device === 'tv'],
  ['a rare app', { kind: 'people', app: 'line' }, visit => visit.app === 'line'],
  ['a rare referrer', { kind: 'all', referrer: 'rare.example' }, visit => visit.referrer === 'rare.example'],
  [
    'a rare referrer on one of its days',
    { kind: 'all', referrer: 'rare.example', to: '2026-11-03' },
    visit => visit.referrer === 'rare.example' && day(visit) === '2026-11-03',
  ],
  ['nobody', { kind: 'all', referrer: 'nowhere.example' }, () => false],
  [
    'days of the team',
    { kind: 'all', from: '2026-11-18', to: '2026-11-19' },
    visit => day(visit) >= '2026-11-18' && day(visit) <= '2026-11-19',
  ],
  ['since a day', { kind: 'all', from: '2026-11-20' }, visit => day(visit) >= '2026-11-20'],
  ['up to a day', { kind: 'all', to: '2026-11-01' }, visit => day(visit) <= '2026-11-01'],
  ['an end before its beginning', { kind: 'all', from: '2026-11-20', to: '2026-11-19' }, () => false],
  [
    'several together',
    { kind: 'people', system: 'iOS', app: 'tiktok', visitor: 'old', from: '2026-11-10' },
    visit =>
      !visit.botReason &&
      visit.system === 'iOS' &&
      visit.app === 'tiktok' &&
      !visit.isNew &&
      day(visit) >= '2026-11-10',
  ],
];

describe.each(filters)('%s', (_name, asked, fits) => {
  it('of all links', async () => {
    expect(await pages(asked)).toEqual(everything.filter(fits));
  });

  it('of one link', async () => {
    const ofLink = everything.filter(visit => visit.link.id === links[0] && fits(visit));
    expect(await pages({ ...asked, linkId: links[0] }, 17)).toEqual(ofLink);
  });

  it('one after the other, for a file', async () => {
    const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
    const ctx: SignedIn = { ...app.world, actor };
    const filter = visitFilterSchema.parse({ ...asked, linkId: links[1] });
    const read: number[] = [];
    for await (const visit of everyVisit(app.database.db, ctx, filter)) read.push(visit.id);
    const ofLink = everything.filter(visit => visit.link.id === links[1] && fits(visit));
    expect(read).toEqual(ofLink.map(visit => visit.id));
    expect(await countVisits(app.database.db, ctx, filter)).toBe(ofLink.length);
  });
});

it('records from before a change of the time zone are found', async () => {
  const { db } = app.database;
  const moved = await makeTeam(db, app.world, 'moved');
  const zone = (time_zone: string) =>
    asTeam(db, moved.teamId, db => db.updateTable('teams').set({ time_zone }).execute());
  const linkId = await addLink(db, app.world, moved, { name: 'moved', code: 'moved' });
  for (const [from, to, busiestDay] of [
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '2026-11-09'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati', '2026-11-11'],
  ] as const) {
    await zone(from);
    const moments = [
      '2026-11-10T09:59:59Z',
      '2026-11-10T10:00:00Z',
      '2026-11-10T10:59:59Z',
      '2026-11-10T11:00:00Z',
    ];
    const visits = moments.map(at => ({ linkId, at: new Date(at), referrer: `${from}.example` }));
    await addVisits(db, app.world, moved.teamId, visits);
    await zone(to);
    const query = { linkId, referrer: `${from}.example` };
    const token = await app.signInAs(moved);
    expect([from, (await ask(query, token)).data.total]).toEqual([from, 4]);
    const ofDay = { ...query, from: busiestDay, to: busiestDay };
    expect([from, (await ask(ofDay, token)).data.total]).toEqual([from, 3]);
  }
});

it('rare values are included', () => {
  for (const [name, , fits] of filters) {
    const isNone = ['nobody', 'a region that is a pattern', 'an end before its beginning'].includes(name);
    expect([name, everything.some(fits)]).toEqual([name, !isNone]);
  }
});

it('a sub-account sees networks instead of addresses', async () => {
  const { data } = await ask({ kind: 'all', size: 100 }, tokens.member);
  expect(new Set(data.visits.map(visit => visit.ip))).toEqual(new Set(['203.0.113.*', '2001:db8:1:*']));
  expect(new Set(everything.map(visit => visit.ip))).toEqual(new Set(['203.0.113.7', '2001:db8:1:2::7']));
});

it.each([
  ['page', { page: 101, size: 100 }],
  ['page', { page: 501 }],
  ['size', { size: 101 }],
  ['from', { from: '20.11.2026' }],
  ['to', { to: '2026-11-31' }],
  ['kind', { kind: 'cats' } as unknown as Params],
  ['device', { device: 'toaster' } as unknown as Params],
  ['linkId', { linkId: 0 }],
])('a wrong %s is refused by its name', async (field, query) => {
  const reply = await ask(query);
  expect([reply.status, reply.fields]).toEqual([400, [field]]);
});

it('the last page that can be asked for, and the first and the last day that can be named', async () => {
  expect((await ask({ page: 100, size: 100 })).data).toEqual({ visits: [], total: 484 });
  expect((await ask({ from: '1970-01-01', to: '2199-12-31' })).data.total).toBe(484);
});

it('an anonymous caller cannot read, and another team sees neither the records nor the link', async () => {
  expect((await ask({}, '')).status).toBe(401);
  expect((await ask({ kind: 'all' }, tokens.stranger)).data).toEqual({ visits: [], total: 0 });
  expect((await ask({ linkId: links[0] }, tokens.stranger)).status).toBe(404);
  expect((await ask({ linkId: 999_999 })).status).toBe(404);
});
