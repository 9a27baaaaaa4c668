import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '../../../contract/campaigns/campaign-projects.ts';
import { untilOneWaits } from '../../../test/harness/database/until-one-waits.ts';
import { getEffect } from '../../../contract/monitoring/effects/effects.ts';
import { listPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { createProject, removeProject, changeProjectState } from '../../../contract/monitoring/monitors.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { CampaignFixture, type Person } from '../../../test/fixtures/campaigns/campaign-fixture.ts';
import { projectFields } from '../../../test/fixtures/monitoring/some-monitors.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { holdProjectOf } from '../../monitoring/shared/projects.ts';
import { requireCampaign } from '../shared/campaign-access.ts';
import { lockCampaign } from '../shared/campaigns.queries.ts';
import { putCostIntoProject, putIntoProject, type PutIntoProject } from './service.ts';

let app: TestApp;
let fixture: CampaignFixture;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await CampaignFixture.open(app, 'bound');
});
afterAll(() => app.close());

const ask = (id: number, as: Person) => ({ token: fixture.tokens[as], params: { id } });
const show = (id: number, as: Person = 'maker') => callApp(app, contract.getCampaignProject, ask(id, as));
const make = (id: number, as: Person = 'maker') => callApp(app, contract.createCampaignProject, ask(id, as));
const bind = (id: number, projectId: number | null, as: Person = 'maker') =>
  callApp(app, contract.bindCampaignProject, { ...ask(id, as), body: { projectId } });
const offered = async (id: number, as: Person = 'maker') =>
  (await callApp(app, contract.offerCampaignProjects, { ...ask(id, as), query: {} })).data.projects;
const project = async (name: string, as: Person = 'maker') => {
  const body = projectFields(fixture.accounts[as].accountId, { name });
  return (await callApp(app, createProject, { token: fixture.tokens[as], body })).data.id;
};
const posts = async (id: number) =>
  (await callApp(app, listPosts, { ...ask(id, 'main'), query: { size: 100 } })).data.posts
    .map(({ key }) => key)
    .toSorted();
const effect = async (id: number) => (await callApp(app, getEffect, ask(id, 'main'))).data;
const put = (id: number, what: PutIntoProject, isNobody = false) =>
  asTeam(app.database.db, fixture.accounts.main.teamId, async db => {
    const campaign = await requireCampaign(db, fixture.ctx(), id);
    const { actor: _, ...nobody } = fixture.ctx();
    await putIntoProject(db, isNobody ? nobody : fixture.ctx(), campaign, what);
  });
const putCost = (id: number, cost: Parameters<typeof putCostIntoProject>[3]) =>
  asTeam(app.database.db, fixture.accounts.main.teamId, async db =>
    putCostIntoProject(db, fixture.ctx(), await requireCampaign(db, fixture.ctx(), id), cost),
  );

const url = (n: number) => `https://www.tiktok.com/@ann/video/730000000000000000${n}`;
const key = (n: number) => `tiktok:730000000000000000${n}`;

it('is made from the campaign, with its days and budget, once', async () => {
  const id = await fixture.start({ name: 'Spring', budgetMinor: 70_000 });
  expect((await show(id, 'viewer')).data).toEqual({ project: null, figures: null });
  expect((await make(id, 'viewer')).status).toBe(403);
  const { data } = await make(id, 'editor');
  expect((await show(id, 'viewer')).data).toMatchObject({
    project: {
      id: data.projectId,
      name: 'Spring',
      state: 'open',
      beginsOn: '2026-11-10',
      endsOn: '2026-12-20',
    },
    figures: { posts: 0, plays: null, clicks: null, costFen: null },
  });
  expect((await fixture.show(id)).data.projectId).toBe(data.projectId);
  expect((await make(id)).fields).toEqual(['id']);
  expect((await fixture.actions()).slice(-1)).toEqual(['campaign.project']);
});

it('is one that the caller may change, and can be unbound', async () => {
  const [id, own, other] = [await fixture.start(), await project('Own'), await project('Of main', 'main')];
  const names = (await offered(id)).map(({ name }) => name);
  expect(names).toContain('Own');
  expect(names).not.toContain('Of main');
  expect((await bind(id, other)).status).toBe(403);
  expect((await bind(id, 999_999)).status).toBe(404);
  for (const as of ['nobody', 'stranger'] as const) {
    expect((await show(id, as)).status).toBe(404);
    expect((await bind(id, null, as)).status).toBe(404);
    expect((await make(id, as)).status).toBe(404);
  }
  expect((await bind(id, own, 'viewer')).status).toBe(403);
  expect((await bind(id, own)).code).toBe(0);
  expect((await show(id)).data.project?.id).toBe(own);
  expect((await bind(id, null)).code).toBe(0);
  expect((await show(id)).data.project).toBeNull();
});

it('is neither made nor bound nor let go of once the campaign is archived', async () => {
  const [id, bound, own] = [await fixture.start(), await fixture.start(), await project('Of before')];
  await bind(bound, own);
  for (const each of [id, bound]) await fixture.changeState(each, 'archived');
  expect((await make(id)).code).toBe(1026);
  expect((await bind(id, own)).code).toBe(1026);
  expect((await bind(bound, null)).code).toBe(1026);
  expect((await show(bound)).data.project?.id).toBe(own);
});

it('receives posts that creators submitted before it was bound', async () => {
  const id = await fixture.start();
  const collaborationId = await fixture.collaborate(id, 5, { coupon: 'ANN10' });
  const { teamId } = fixture.accounts.main;
  const place = { team_id: teamId, campaign_id: id, collaboration_id: collaborationId };
  const given = { place: 1, kind: 'video', draft_due_on: null, publish_on: null } as const;
  const about = { post_by: 'team', post_found_at: null, check_outcome: null, post_key: null } as const;
  await asTeam(app.database.db, teamId, db =>
    db
      .insertInto('deliverables')
      .values({ ...place, ...given, ...about, post_url: url(1) })
      .execute(),
  );
  const { projectId } = (await make(id)).data;
  expect(await posts(projectId)).toEqual([key(1)]);
  expect((await effect(projectId)).coupons.map(({ code }) => code)).toEqual(['ANN10']);
});

it('takes posts and codes as they arrive, each once, and every cost', async () => {
  const id = await fixture.start();
  await put(id, { posts: [{ url: url(2), creatorId: 5 }] });
  const { projectId } = (await make(id)).data;
  const what = {
    posts: [
      { url: url(3), creatorId: 5 },
      { url: 'https://elsewhere.test/x', creatorId: 5 },
    ],
    coupon: { code: 'TEA', creatorId: 5 },
  };
  await put(id, what, true);
  await put(id, what);
  expect(await posts(projectId)).toEqual([key(3)]);
  const paid = { creatorId: 5, amountMinor: 12_300, day: '2026-11-20', note: 'Fee' };
  expect(await putCost(id, { ...paid, currency: 'CNY' })).toBe(projectId);
  // No exchange rate was typed.
  expect(await putCost(id, { ...paid, currency: 'USD' })).toBeNull();
  const { coupons, totals } = await effect(projectId);
  expect(coupons.map(({ code }) => code)).toEqual(['TEA']);
  expect(totals.costFen).toBe(12_300);
});

it('is left alone where it is closed or full', async () => {
  const id = await fixture.start();
  const { projectId } = (await make(id)).data;
  const { teamId } = fixture.accounts.main;
  await callApp(app, changeProjectState, { ...ask(projectId, 'maker'), body: { state: 'closed' } });
  await put(id, { posts: [{ url: url(4), creatorId: 5 }] });
  await callApp(app, changeProjectState, { ...ask(projectId, 'maker'), body: { state: 'open' } });
  expect(await posts(projectId)).toEqual([]);
  await asTeam(app.database.db, teamId, db =>
    db
      .insertInto('entitlement_uses')
      .values({ team_id: teamId, key: 'monitor.links', scope: String(projectId), used: 1_000_000 })
      .execute(),
  );
  await put(id, { posts: [{ url: url(4), creatorId: 5 }] });
  expect(await posts(projectId)).toEqual([]);
});

it('leaves the campaign when it is deleted', async () => {
  const id = await fixture.start();
  const { projectId } = (await make(id)).data;
  await callApp(app, removeProject, ask(projectId, 'maker'));
  expect((await show(id)).data.project).toBeNull();
});

it('is not made where the plan has no room', async () => {
  const poor = await CampaignFixture.open(app, 'bound-poor', 'free');
  const { id } = (await poor.create()).data;
  const { teamId } = poor.accounts.main;
  const used = { team_id: teamId, key: 'monitor.projects', scope: '', used: 1_000_000 };
  await asTeam(app.database.db, teamId, db => db.insertInto('entitlement_uses').values(used).execute());
  const asked = { token: poor.tokens.maker, params: { id } };
  expect((await callApp(app, contract.createCampaignProject, asked)).code).toBe(430);
  expect((await poor.show(id)).data.projectId).toBeNull();
});

it('can be removed while somebody changes its campaign', async () => {
  const id = await fixture.start();
  const { projectId } = (await make(id)).data;
  const { db } = app.database;
  const { teamId } = fixture.accounts.main;
  let removal: Promise<{ code: number }> | undefined;
  await asTeam(db, teamId, async held => {
    await lockCampaign(held, teamId, fixture.accounts.maker.accountId, id);
    removal = callApp(app, removeProject, ask(projectId, 'main'));
    await untilOneWaits(db);
    expect(await holdProjectOf(held, teamId, projectId)).not.toBeNull();
  });
  expect((await removal)?.code).toBe(0);
  expect((await show(id)).data.project).toBeNull();
});
