import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getUsage } from '../../../contract/billing/plans.ts';
import { getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import { getBoard } from '../../../contract/campaigns/board.ts';
import { createCampaign, getCampaign, listCampaigns } from '../../../contract/campaigns/campaigns.ts';
import { listCandidates } from '../../../contract/campaigns/candidates.ts';
import { listPayables } from '../../../contract/campaigns/payables.ts';
import { getHome } from '../../../contract/home/overview.ts';
import { createShortLink, listShortLinks } from '../../../contract/links/short-links.ts';
import { listPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { createProject } from '../../../contract/monitoring/monitors.ts';
import * as contract from '../../../contract/sandbox/sample-campaign.ts';
import { campaignFields } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import { projectFields } from '../../../test/fixtures/monitoring/some-monitors.ts';
import { asOwner, rowsOf } from '../../../test/fixtures/sandbox/rows-of-team.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { loadSample } from '../controls/service.ts';

/** Enough that some have published lately. */
const creators = 600;
const body = { zone: 'Asia/Shanghai' };

let app: TestApp;
let owner: Account;
let token: string;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  await loadSample(app.database.db, app.world, { count: creators });
});
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `new ${++made}`, { plan: 'free' });
  token = await app.signInAs(owner);
});
afterAll(() => app.close());

const add = (as = token) => callApp(app, contract.addSampleCampaign, { token: as, body });
const remove = (as = token) => callApp(app, contract.removeSampleCampaign, { token: as });
const known = async (as = token) =>
  (await callApp(app, contract.getSampleCampaign, { token: as })).data.campaignId;
const campaigns = async (as = token) =>
  (await callApp(app, listCampaigns, { token: as, query: {} })).data.campaigns;
const rows = () => asOwner(app.database.ownerUrl, db => rowsOf(db, owner.teamId));
const ids = async () => [(await add()).data.campaignId, await known()];

describe('the sample campaign', () => {
  test('fills the workspace of a new team, within its plan', async () => {
    expect(await known()).toBeNull();
    const { data } = await add();
    const params = { id: data.campaignId };
    expect(await known()).toBe(data.campaignId);
    expect((await callApp(app, getCampaign, { token, params })).data).toMatchObject({
      name: '示例 · 便携咖啡机首发',
      state: 'running',
      currency: 'CNY',
    });
    const { columns } = (await callApp(app, getBoard, { token, params, query: {} })).data;
    expect(Object.fromEntries(columns.map(({ state, total }) => [state, total]))).toMatchObject({
      negotiating: 2,
      agreed: 1,
      productSent: 1,
      draftDue: 1,
      draftApproved: 1,
      published: 2,
      cancelled: 1,
    });
    const { total } = (await callApp(app, listCandidates, { token, params, query: {} })).data;
    expect(total).toBe(12);
    const { payables } = (await callApp(app, listPayables, { token, query: { due: 'due' } })).data;
    expect(payables.map(({ state }) => state)).toEqual(['approved']);
    const { items } = (await callApp(app, getMyWork, { token, query: {} })).data;
    expect(items.map(({ step }) => step)).toEqual(expect.arrayContaining(['reviewDraft', 'pay']));
    const { links } = (await callApp(app, listShortLinks, { token, query: {} })).data;
    expect(links.map(({ name }) => name)).toEqual(['示例 · 便携咖啡机']);
    const { projectId } = (await callApp(app, getCampaign, { token, params })).data;
    const posts = await callApp(app, listPosts, { token, params: { id: projectId ?? 0 }, query: {} });
    expect(posts.data.total).toBe(2);
    for (const { key, limit, used } of (await callApp(app, getUsage, { token })).data.uses)
      expect([key, (used ?? 0) <= (limit ?? Infinity)]).toEqual([key, true]);
  });

  test('is there once: a second click leads to it, and so do two at once', async () => {
    const both = await Promise.all([add(), add()]);
    const [id] = both.map(({ data }) => data.campaignId);
    expect(both.map(({ code, data }) => [code, data.campaignId])).toEqual([
      [0, id],
      [0, id],
    ]);
    expect(await ids()).toEqual([id, id]);
    expect(await campaigns()).toHaveLength(1);
  });

  test('is removed whole, and what the team made by itself stays', async () => {
    const steps = async () => (await callApp(app, getHome, { token })).data.steps.done;
    const atFirst = await steps();
    await add();
    // A sample does no step.
    expect(await steps()).toEqual(atFirst);
    await remove();
    const link = { name: 'Ours', productType: 'ecommerce', targetUrl: 'https://shop.test/' } as const;
    await callApp(app, createShortLink, { token, body: link });
    await callApp(app, createCampaign, { token, body: campaignFields({ name: 'Ours' }) });
    const before = { rows: await rows(), steps: await steps() };
    await add();
    expect(await rows()).not.toEqual(before.rows);
    expect((await remove()).code).toBe(0);
    expect(await known()).toBeNull();
    expect((await campaigns()).map(({ name }) => name)).toEqual(['Ours']);
    const { links } = (await callApp(app, listShortLinks, { token, query: {} })).data;
    expect(links.map(({ name }) => name)).toEqual(['Ours']);
    expect(await steps()).toEqual(before.steps);
    // What happened stays on record, and the codes of links are never given out again.
    const kept = /^(audit_log_(entries|values)|entitlement_(days|uses)|short_(links|codes)|due_work):/;
    const others = (all: string[]) => all.filter(line => !kept.test(line));
    expect(others(await rows())).toEqual(others(before.rows));
    expect((await remove()).code).toBe(0);
    expect((await add()).code).toBe(0);
  });

  test('leaves out what the plan has no room for', async () => {
    const fields = projectFields(owner.accountId, { name: 'Ours' });
    await callApp(app, createProject, { token, body: fields });
    const params = { id: (await add()).data.campaignId };
    expect((await callApp(app, getCampaign, { token, params })).data.projectId).toBeNull();
  });

  test('belongs to its team alone, and to the main account', async () => {
    const { campaignId } = (await add()).data;
    const other = await app.signInAs(await makeTeam(app.database.db, app.world, `other ${made}`));
    expect(await known(other)).toBeNull();
    expect(await campaigns(other)).toEqual([]);
    expect((await remove(other)).code).toBe(0);
    expect(await known()).toBe(campaignId);
    const member = await makeMember(app.database.db, app.world, owner.teamId, `member ${made}`);
    const memberToken = await app.signInAs(member);
    for (const refused of [await add(memberToken), await remove(memberToken)]) expect(refused.code).toBe(403);
    expect(await known()).toBe(campaignId);
  });

  test('is refused in a time zone that does not exist', async () => {
    const asked = { token, body: { zone: 'Mars/Olympus' } };
    expect((await callApp(app, contract.addSampleCampaign, asked)).code).toBe(400);
    expect(await known()).toBeNull();
  });
});

test('nothing is left of one that could not be filled', async () => {
  const empty = await startTestApp();
  try {
    const team = await makeTeam(empty.database.db, empty.world, 'early');
    const as = { token: await empty.signInAs(team) };
    expect((await callApp(empty, contract.addSampleCampaign, { ...as, body })).code).toBe(1034);
    expect((await callApp(empty, contract.getSampleCampaign, as)).data.campaignId).toBeNull();
  } finally {
    await empty.close();
  }
});

test('outside of a sandbox there is none', async () => {
  const outside = await startTestApp({ SANDBOX: 'off' });
  try {
    const team = await makeTeam(outside.database.db, outside.world, 'real');
    const as = { token: await outside.signInAs(team) };
    expect((await callApp(outside, contract.addSampleCampaign, { ...as, body })).code).toBe(1020);
    for (const endpoint of [contract.getSampleCampaign, contract.removeSampleCampaign])
      expect((await callApp(outside, endpoint, as)).code).toBe(1020);
  } finally {
    await outside.close();
  }
});
