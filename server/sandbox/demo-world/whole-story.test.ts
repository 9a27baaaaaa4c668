import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellInTest, type ToldStory } from '../../../test/fixtures/sandbox/story-fixture.ts';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import { getBoard } from '../../../contract/campaigns/board.ts';
import { getCampaign, listCampaigns } from '../../../contract/campaigns/campaigns.ts';
import { getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import { getCampaignMoney, listPayables } from '../../../contract/campaigns/payables.ts';
import { listAcquisitions } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { listOrders } from '../../../contract/billing/orders.ts';
import { getHome } from '../../../contract/home/overview.ts';
import { getInboxCounts } from '../../../contract/inbox/threads.ts';
import { listAlerts } from '../../../contract/monitoring/alerts/alerts.ts';
import {
  addClientReportLink,
  listClientReportLinks,
  openClientReport,
} from '../../../contract/monitoring/client-reports/client-reports.ts';
import { getEffect, listCosts, listEffects } from '../../../contract/monitoring/effects/effects.ts';
import { listPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { getProject, listProjects } from '../../../contract/monitoring/monitors.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { scenes } from './scenes.ts';
import type { Colleague } from './story/colleague.ts';
import { dayFrom } from './story/moments.ts';

/** Three months take about a minute. */
const slowly = 900_000;

/**
 * The story is told on the first of these days that is still to come, so that the test is the same every day: who posts
 * what in the sample world depends on the date. `STORY_PRESENT=2027-03-28T23:50:00+08:00` tells it at another moment.
 */
const presents = ['2028-02-29T10:30:00+08:00', '2032-02-29T10:30:00+08:00', '2036-02-29T10:30:00+08:00'];
const present = process.env.STORY_PRESENT ?? presents.find(at => Date.parse(at) > Date.now());

let told: ToldStory;
let demo: Colleague;

beforeAll(async () => {
  // Enough that the list of a campaign has a creator for each card.
  told = await tellInTest(scenes, { creators: 5000, ...(present && { present: new Date(present) }) });
  demo = await told.demo();
}, slowly);

afterAll(() => told.close());

const size = 100;

async function campaignNamed(name: string) {
  const { campaigns } = await demo.does(listCampaigns, { query: { name, size } });
  return demo.does(getCampaign, { params: { id: campaigns[0]?.id ?? 0 } });
}

async function projectNamed(name: string) {
  const { projects } = await demo.does(listProjects, { query: { name, size } });
  return projects[0]!;
}

async function cardsOf(name: string) {
  const { id } = await campaignNamed(name);
  const { columns } = await demo.does(getBoard, { params: { id }, query: {} });
  return Object.fromEntries(columns.map(({ state, total }) => [state, total]));
}

test('no scene and nothing that fell due has failed', () => {
  expect(told.failures).toEqual([]);
});

test('one campaign is in full swing: it has cards in every column', async () => {
  expect(await campaignNamed('便携咖啡机海外首发')).toMatchObject({ state: 'running' });
  expect(await cardsOf('便携咖啡机海外首发')).toEqual({
    negotiating: 2,
    agreed: 1,
    productSent: 2,
    draftDue: 2,
    draftApproved: 2,
    published: 1,
    checked: 2,
    paid: 1,
    closed: 1,
    cancelled: 1,
  });
});

test('one campaign is over: all of it is paid, within its budget', async () => {
  const campaign = await campaignNamed('露营灯海外测评');
  expect(campaign.state).toBe('done');
  expect(await cardsOf('露营灯海外测评')).toMatchObject({ closed: 6, cancelled: 1 });
  const money = await demo.does(getCampaignMoney, { params: { id: campaign.id } });
  expect(money.paid).toEqual(money.committed);
  expect(money.left).toBeGreaterThan(0);
});

test('a fee is to be paid today, one is late, and drafts wait for a decision', async () => {
  const late = await demo.does(listPayables, { query: { due: 'overdue' } });
  expect(late.payables.map(({ state }) => state)).toEqual(['approved']);
  const due = await demo.does(listPayables, { query: { due: 'due' } });
  expect(due.payables.map(({ state, dueOn }) => [state, dueOn])).toEqual([
    ['approved', dayFrom(told.now(), 0)],
  ]);
  const { items } = await demo.does(getMyWork, { query: {} });
  const steps = items.map(({ step }) => step);
  expect(steps.filter(step => step === 'reviewDraft')).toHaveLength(2);
  for (const step of ['pay', 'enterFee', 'overdueDraft'] as const) expect(steps).toContain(step);
});

test('the report of the finished campaign opens for whoever has its address', async () => {
  const { id } = await projectNamed('露营灯海外测评');
  const { links } = await demo.does(listClientReportLinks, { params: { id } });
  expect(links).toHaveLength(1);
  const body = { lastDay: dayFrom(told.now(), 7) };
  const { url } = await demo.does(addClientReportLink, { params: { id }, body });
  const { content } = await told.stranger.does(openClientReport, {
    params: { token: url.slice(url.lastIndexOf('/') + 1) },
  });
  expect(content).toMatchObject({ title: '露营灯海外测评 · 结案报告' });
});

test('costs, orders and clicks of a project add up', async () => {
  const { projects } = await demo.does(listEffects, { query: { size } });
  const costly = projects.filter(({ figures }) => figures.costFen);
  expect(costly.map(({ name }) => name).toSorted()).toEqual(['便携咖啡机海外首发', '露营灯海外测评']);
  for (const { id, figures } of costly) {
    const { sumFen } = await demo.does(listCosts, { params: { id }, query: { size } });
    expect(figures.costFen).toBe(sumFen);
    expect(figures.clicks).toBeGreaterThan(100);
    const { totals, coupons } = await demo.does(getEffect, { params: { id } });
    expect(totals.orders).toBe(coupons.reduce((sum, { orders }) => sum + (orders ?? 0), 0));
    expect(totals.orders).toBeGreaterThan(10);
    expect(totals.roiBp).not.toBeNull();
  }
});

test('posts have curves, one was deleted, and the team was told', async () => {
  for (const name of ['便携咖啡机海外首发', '露营灯海外测评', '竞品露营灯 · 口碑观察']) {
    const { id } = await projectNamed(name);
    const { days } = await demo.does(getProject, { params: { id } });
    const plays = days.flatMap(({ plays }) => plays ?? []);
    expect(plays.length, name).toBeGreaterThan(7);
    expect(plays.at(-1), name).toBeGreaterThan(plays[0] ?? 0);
  }
  const { id } = await projectNamed('竞品露营灯 · 口碑观察');
  const gone = await demo.does(listPosts, { params: { id }, query: { state: 'gone' } });
  expect(gone.total).toBeGreaterThan(0);
  const { alerts } = await demo.does(listAlerts, { params: { id }, query: {} });
  expect(alerts.map(({ kind }) => kind)).toContain('deleted');
});

test('somebody reads the notifications: only the newest wait', async () => {
  const { unread } = await demo.does(listNotifications);
  expect(unread).toBeGreaterThan(2);
  expect(unread).toBeLessThan(10);
});

test('plans were bought, and creators were collected', async () => {
  const { orders } = await demo.does(listOrders, { query: {} });
  expect(orders.map(({ plan, state }) => [plan, state])).toEqual([
    ['team', 'paid'],
    ['team', 'closed'],
    ['pro', 'paid'],
  ]);
  expect(orders[2]?.invoice?.state).toBe('issued');
  const { acquisitions } = await demo.does(listAcquisitions, { query: {} });
  expect(acquisitions).toHaveLength(3);
  for (const { found, name } of acquisitions) expect(found, name).toBeGreaterThan(0);
  expect(
    acquisitions
      .filter(({ added }) => added > 0)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['hashtag', 'like', 'links']);
  const byTag = acquisitions.find(({ kind }) => kind === 'hashtag');
  expect(byTag?.found).toBeGreaterThan(5);
  expect(byTag?.added).toBeGreaterThan(1);
});

test('nothing happened later than now', async () => {
  const { records } = await demo.does(listOperationRecords, { query: { size } });
  expect(records.length).toBe(size);
  for (const { at } of records) expect(Date.parse(at)).toBeLessThanOrEqual(told.now().getTime());
});

test('the numbers of the home page are those of the pages that it leads to', async () => {
  const home = await demo.does(getHome);
  const running = await demo.does(listCampaigns, { query: { state: 'running' } });
  expect(home.campaigns.running).toBe(running.total);
  expect(home.monitors.open).toBe((await demo.does(listProjects, { query: { state: 'open' } })).total);
  expect(home.replies.unread).toBe((await demo.does(getInboxCounts)).views.replies);
  expect(home.replies.unread).toBeGreaterThan(0);
});
