import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../../../contract/monitoring/effects/effects.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { addCreator } from '../../../test/fixtures/catalogue/some-posts.ts';
import { addProject, addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { addLink, addVisits } from '../../../test/fixtures/links/some-visits.ts';
import { pointAt, somePost } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let tokens: { owner: string; member: string; stranger: string };
let projectId: number;
let creators: [lan: number, ming: number];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  creators = [
    await addCreator(db, app.world.now(), { handle: 'lan' }),
    await addCreator(db, app.world.now(), { handle: 'ming', platform: 'instagram' }),
  ];
  owner = await makeTeam(db, app.world, 'owner', { plan: 'team' });
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(await makeMember(db, app.world, owner.teamId, 'member')),
    stranger: await app.signInAs(await makeTeam(db, app.world, 'stranger')),
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = (await addProject(app.database.db, app.world, owner, `project ${++made}`)).id;
});

type Who = keyof typeof tokens;
const of = (who: Who, more = {}) => ({ token: tokens[who], params: { id: projectId, ...more } });
const show = async (who: Who = 'owner') => (await callApp(app, contract.getEffect, of(who))).data;
const day = '2026-11-20';
const yuan = { currency: 'CNY', rateE8: 100_000_000, rateOn: day } as const;
const dollars = { currency: 'USD', rateE8: 712_345_678, rateOn: '2026-11-19', rateFrom: '中国银行' } as const;
const fee = { ...yuan, kind: 'fee', day, amountMinor: 100_000 } as const;
const addCost = (body: object = {}, who: Who = 'owner') =>
  callApp(app, contract.addCost, { ...of(who), body: { ...fee, ...body } });
const addCoupon = (body: object = {}, who: Who = 'owner') =>
  callApp(app, contract.addCoupon, { ...of(who), body: { code: 'LAN10', ...body } });
const putUses = (couponId: number, lines: string, body: object = {}) =>
  callApp(app, contract.putUses, { ...of('owner', { couponId }), body: { ...yuan, lines, ...body } });
const actions = async () => {
  const { data } = await callApp(app, listOperationRecords, { token: tokens.owner, query: {} });
  return data.records.filter(({ subjectId }) => subjectId === projectId).map(({ action }) => action);
};

const setPlan = (plan: string) =>
  asTeam(app.database.db, owner.teamId, db =>
    db.updateTable('teams').set({ plan }).where('team_id', '=', owner.teamId).execute(),
  );

const postOf = (creatorId: number, more: Parameters<typeof somePost>[0] = {}) =>
  somePost({
    platformPostId: `${made}-${creatorId}`,
    creatorId,
    state: 'online',
    source: 'tiktok_market',
    publishedAt: new Date('2026-11-20T02:00:00Z'),
    plays: 1000,
    likes: 80,
    comments: 15,
    shares: 5,
    points: [
      {
        ...pointAt(new Date('2026-11-20T07:00:00Z'), 1000),
        likes: 80,
        comments: 15,
        shares: 5,
      },
    ],
    ...more,
  });
const addPosts = (...posts: ReturnType<typeof somePost>[]) =>
  addToProject(app.database.db, app.world, owner, projectId, posts);

describe('the figures', () => {
  it('combine posts, links, codes and costs; unreported ones are absent', async () => {
    const [lan, ming] = creators;
    const { db } = app.database;
    await addPosts(postOf(lan), postOf(ming, { platform: 'instagram', plays: 3000, likes: null }));
    expect((await show()).totals).toMatchObject({
      plays: 4000,
      engagements: 100,
      clicks: null,
      costFen: null,
      cpmE4: null,
      roiBp: null,
      emvFen: null,
    });

    const linkId = await addLink(db, app.world, owner, { name: 'lan link', code: `lan-${made}` });
    await addVisits(db, app.world, owner.teamId, [
      { linkId, at: app.world.now() },
      { linkId, at: app.world.now(), botReason: 'robot' },
    ]);
    const put = { ...of('owner'), body: { links: [{ linkId, creatorId: lan }] } };
    expect((await callApp(app, contract.putLinks, put)).data).toEqual({ added: 1 });
    const { data: coupon } = await addCoupon({ creatorId: lan });
    await putUses(coupon.id, '2026-11-20\t2\t30.00', dollars);
    await addCost({ creatorId: lan, amountMinor: 40_000 });
    await addCost({ ...dollars, kind: 'ads', amountMinor: 1001 });

    const shown = await show('member');
    const { totals, byCreator, notByCreator, byPlatform, notByPlatform, days, notByDay } = shown;
    // 30 USD are 213.7037 yuan; 10.01 USD are 71.3058.
    expect(totals).toMatchObject({
      plays: 4000,
      clicks: 1,
      orders: 2,
      revenueFen: 21_370,
      costFen: 47_131,
      cpmE4: 1_178_275,
      cpcE4: 4_713_100,
      cpeE4: 47_131,
      roiBp: -5466,
      roasBp: 4534,
    });
    expect(
      byCreator.map(({ creator, figures }) => [creator?.handle, figures.plays, figures.costFen]),
    ).toEqual([
      ['ming', 3000, null],
      ['lan', 1000, 40_000],
    ]);
    expect(byCreator[1]?.figures).toMatchObject({ clicks: 1, orders: 2, roiBp: -4658 });
    expect(notByCreator).toMatchObject({ costFen: 7131, plays: null });
    expect(byPlatform.map(({ platform, figures }) => [platform, figures.plays, figures.clicks])).toEqual([
      ['tiktok', 1000, 1],
      ['instagram', 3000, null],
    ]);
    expect(notByPlatform).toMatchObject({ costFen: 7131 });
    expect(days).toMatchObject([
      { day, plays: 2000, clicks: 1, orders: 2, costFen: 47_131, unknownPosts: 0 },
    ]);
    expect(notByDay).toEqual({ plays: 2000, engagements: -100, clicks: 0 });
  });

  it('are spread over creators by plays where that is asked for, to the fen', async () => {
    const [lan, ming] = creators;
    await addPosts(postOf(lan), postOf(ming, { platform: 'instagram', plays: 2000 }));
    await addCost({ amountMinor: 100 });
    const body = { spread: 'plays', coefficients: null } as const;
    await callApp(app, contract.changeEffectSettings, { ...of('owner'), body });
    const { byCreator, notByCreator, byPlatform, totals } = await show();
    expect(byCreator.map(({ figures, spreadFen }) => [figures.costFen, spreadFen])).toEqual([
      [67, 67],
      [33, 33],
    ]);
    expect(byPlatform.map(({ figures }) => figures.costFen)).toEqual([33, 67]);
    expect([notByCreator, totals.costFen]).toEqual([null, 100]);
  });

  it('have EMV once the values of figures are set', async () => {
    await addPosts(postOf(creators[0]));
    const worth = { tiktok: { plays: 20_000, likes: 1000 } };
    const body = { spread: 'none', coefficients: { ...dollars, rateE8: 700_000_000, worth } } as const;
    await callApp(app, contract.changeEffectSettings, { ...of('owner'), body });
    const { totals, settings, rates } = await show();
    // (1000 ÷ 1000 × 2 + 80 × 0.1) × 7 yuan.
    expect(totals.emvFen).toBe(7000);
    expect(settings).toEqual({ spread: 'none', coefficients: { ...body.coefficients } });
    expect(rates).toMatchObject([{ currency: 'USD', rateE8: 700_000_000, rateFrom: '中国银行' }]);
  });

  it('exclude posts whose data must not be used, and their costs', async () => {
    const [lan, ming] = creators;
    const held = { platform: 'youtube', source: 'youtube' } as const;
    await addPosts(postOf(lan), postOf(ming, held));
    await addCost({ creatorId: ming, amountMinor: 900 });
    await addCost({ creatorId: lan, amountMinor: 100 });
    const { totals, posts, heldBack } = await show();
    expect(posts).toEqual({ all: 2, counted: 1, heldBack: 1 });
    expect(totals).toMatchObject({ plays: 1000, costFen: 1000, heldBackCostFen: 900, cpmE4: 10_000 });
    expect(heldBack).toMatchObject([{ platform: 'youtube', plays: 1000, likes: 80 }]);
  });

  it('are the same in the list of projects and in the project', async () => {
    await addPosts(postOf(creators[0]));
    await addCost();
    const listed = async (name: string) =>
      (await callApp(app, contract.listEffects, { token: tokens.member, query: { name } })).data;
    const { totals } = await show();
    const project = { id: projectId, posts: 1, figures: totals };
    expect(await listed(`Project ${made}`)).toMatchObject({ total: 1, projects: [project] });
    expect(await listed('no such')).toEqual({ projects: [], total: 0 });
  });
});

describe('costs', () => {
  it('are written down, changed and removed, each with a record', async () => {
    const { data } = await addCost({ ...dollars, note: '首款' });
    const list = async () => (await callApp(app, contract.listCosts, { ...of('member'), query: {} })).data;
    expect(await list()).toMatchObject({
      total: 1,
      sumFen: 712_346,
      costs: [{ id: data.id, amountMinor: 100_000, amountFen: 712_346, rateFrom: '中国银行', note: '首款' }],
    });
    const place = of('owner', { costId: data.id });
    expect((await callApp(app, contract.changeCost, { ...place, body: { ...fee, kind: 'ads' } })).code).toBe(
      0,
    );
    expect(await list()).toMatchObject({ sumFen: 100_000, costs: [{ kind: 'ads', currency: 'CNY' }] });
    expect((await callApp(app, contract.removeCost, place)).code).toBe(0);
    expect(await list()).toEqual({ total: 0, sumFen: 0, costs: [] });
    expect((await callApp(app, contract.removeCost, place)).code).toBe(404);
    expect(await actions()).toEqual(['effect.removeCost', 'effect.changeCost', 'effect.addCost']);
  });

  it('of a post are its creator’s', async () => {
    const post = postOf(creators[0]);
    await addPosts(post);
    await addCost({ postKey: post.key });
    const { data } = await callApp(app, contract.listCosts, { ...of('owner'), query: {} });
    expect(data.costs).toMatchObject([
      { creatorId: creators[0], postKey: post.key, creatorName: "lan's name" },
    ]);
  });

  it('know no other rate of a yuan than 1', async () => {
    await addCost({ rateE8: 200_000_000 });
    expect((await show()).totals.costFen).toBe(100_000);
  });

  it.each([
    [{ day: '2030-01-01' }, 'day'],
    [{ day: '2026-02-30' }, 'day'],
    [{ amountMinor: -1 }, 'amountMinor'],
    [{ amountMinor: 0.5 }, 'amountMinor'],
    [{ ...dollars, amountMinor: 1_000_000_000_000, rateE8: 1_000_000_000_000 }, 'amountMinor'],
    [{ currency: 'XXX' }, 'currency'],
    [{ ...dollars, rateE8: 0 }, 'rateE8'],
    [{ creatorId: 999_999 }, 'creatorId'],
    [{ postKey: 'tiktok:nowhere' }, 'postKey'],
    [{ kind: 'bribe' }, 'kind'],
  ])('refuse %j', async (body, field) => {
    const { code, fields } = await addCost(body);
    expect([code, fields]).toEqual([400, [field]]);
  });
});

describe('coupon codes', () => {
  it('are stored by day, replace a day, and invalid lines are named', async () => {
    const { data } = await addCoupon();
    const { data: put } = await putUses(data.id, '2026-11-20 1 10\n2026-11-21 x 10\n2026-11-22 3 30');
    const outcomes = (lines: typeof put.lines) => lines.map(each => [each.line, each.outcome, each.reason]);
    expect(put.lines[1]).toEqual({ line: 2, text: '2026-11-21 x 10', outcome: 'failed', reason: 'orders' });
    expect(outcomes(put.lines)).toEqual([[1, 'added', null], [2, 'failed', 'orders'], [3, 'added', null]]); // oxfmt-ignore
    const { data: again } = await putUses(data.id, '2026-11-22 4 40\n2026-11-20 1 10\n2020-11-20 1 10');
    expect(outcomes(again.lines)).toEqual([[1, 'updated', null], [2, 'already', null], [3, 'failed', 'farDay']]); // oxfmt-ignore
    const uses = async () =>
      (await callApp(app, contract.listUses, of('member', { couponId: data.id }))).data;
    expect((await uses()).uses.map(use => [use.day, use.orders, use.revenueFen])).toEqual([
      ['2026-11-22', 4, 4000],
      ['2026-11-20', 1, 1000],
    ]);
    expect((await show()).coupons).toMatchObject([{ code: 'LAN10', orders: 5, revenueFen: 5000, days: 2 }]);
    const place = of('owner', { couponId: data.id, day: '2026-11-22' });
    expect((await callApp(app, contract.removeUse, place)).code).toBe(0);
    expect((await callApp(app, contract.removeUse, place)).code).toBe(404);
    expect((await uses()).uses).toHaveLength(1);
  });

  it('are unique in a project, ignoring case; changing one keeps its uses', async () => {
    const { data } = await addCoupon();
    expect((await addCoupon({ code: 'lan10' })).fields).toEqual(['code']);
    const { data: other } = await addCoupon({ code: 'MING' });
    const rename = (couponId: number, code: string) =>
      callApp(app, contract.changeCoupon, { ...of('owner', { couponId }), body: { code } });
    expect((await rename(other.id, 'Lan10')).fields).toEqual(['code']);
    expect((await rename(data.id, 'Lan10')).code).toBe(0);
    expect((await callApp(app, contract.removeCoupon, of('owner', { couponId: data.id }))).code).toBe(0);
    expect((await show()).coupons.map(({ code }) => code)).toEqual(['MING']);
  });

  it('refuse a paste without a line that can be read, and days far from the project', async () => {
    const { data } = await addCoupon();
    expect((await putUses(data.id, 'nothing')).fields).toEqual(['lines']);
    expect((await putUses(data.id, '2020-01-01 1 1')).fields).toEqual(['lines']);
    expect((await addCoupon({ code: ' ' })).fields).toEqual(['code']);
    expect((await addCoupon({ code: 'A', creatorId: 999_999 })).fields).toEqual(['creatorId']);
  });
});

describe('links', () => {
  const put = (links: object[], who: Who = 'owner') =>
    callApp(app, contract.putLinks, { ...of(who), body: { links } as never });

  it('of creators of the project are offered first; those in it no more', async () => {
    const { db } = app.database;
    await addPosts(postOf(creators[0]));
    const own = await addLink(db, app.world, owner, { name: 'own', code: `own-${made}` });
    const other = await addLink(db, app.world, owner, { name: 'other', code: `other-${made}` });
    await asTeam(db, owner.teamId, db =>
      db.updateTable('short_links').set({ creator_id: creators[0] }).where('id', '=', own).execute(),
    );
    const offered = async (keyword: string) => {
      const { data } = await callApp(app, contract.offerLinks, { ...of('member'), query: { keyword } });
      return data.links.map(({ id, isOfProject }) => [id, isOfProject]);
    };
    expect(await offered(`-${made}`)).toEqual([
      [own, true],
      [other, false],
    ]);
    expect(await offered('OTH')).toEqual([[other, false]]);
    await put([{ linkId: own, creatorId: creators[0] }]);
    expect(await offered(`-${made}`)).toEqual([[other, false]]);
    expect((await put([{ linkId: own }])).data).toEqual({ added: 0 });
    expect((await show()).links).toMatchObject([{ id: own, name: 'own', creator: null, clicks: 0 }]);
    expect((await callApp(app, contract.removeLink, of('owner', { linkId: own }))).code).toBe(0);
    expect((await callApp(app, contract.removeLink, of('owner', { linkId: own }))).code).toBe(404);
  });

  it('of another team cannot be put in', async () => {
    const { db } = app.database;
    const stranger = await makeTeam(db, app.world, `other-${made}`);
    const linkId = await addLink(db, app.world, stranger, { name: 'theirs', code: `theirs-${made}` });
    expect((await put([{ linkId }])).fields).toEqual(['links']);
    expect((await put([{ linkId: 999_999 }])).fields).toEqual(['links']);
    expect((await put([])).fields).toEqual(['links']);
  });
});

it('nothing can be added to a project beyond the current plan; its items can be removed', async () => {
  const { data } = await addCost();
  await setPlan('free');
  try {
    expect([(await addCost()).code, (await addCoupon()).code]).toEqual([430, 430]);
    expect((await callApp(app, contract.removeCost, of('owner', { costId: data.id }))).code).toBe(0);
  } finally {
    await setPlan('team');
  }
});

describe('permissions', () => {
  it('all members may read; the owner of the project and the main account may change', async () => {
    const { data } = await addCoupon();
    const cost = await addCost();
    const couponId = data.id;
    const costId = cost.data.id;
    const settings = { spread: 'none', coefficients: null } as const;
    const codes = async (who: Who) => [
      (await addCost({}, who)).code,
      (await callApp(app, contract.changeCost, { ...of(who, { costId }), body: fee })).code,
      (await addCoupon({ code: 'B' }, who)).code,
      (await callApp(app, contract.changeCoupon, { ...of(who, { couponId }), body: { code: 'C' } })).code,
      (await callApp(app, contract.changeEffectSettings, { ...of(who), body: settings })).code,
      (await callApp(app, contract.removeCoupon, of(who, { couponId }))).code,
      (await callApp(app, contract.removeCost, of(who, { costId }))).code,
    ];
    expect(new Set(await codes('member'))).toEqual(new Set([403]));
    expect(new Set(await codes('stranger'))).toEqual(new Set([404]));
    for (const endpoint of [contract.getEffect, contract.listCosts, contract.offerLinks])
      expect((await callApp(app, endpoint, of('stranger'))).code).toBe(404);
    expect((await callApp(app, contract.listEffects, { token: tokens.stranger })).data.total).toBe(0);
  });
});
