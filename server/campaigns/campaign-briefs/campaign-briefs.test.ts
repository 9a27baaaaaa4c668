import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  keepBriefTemplate,
  listBriefTemplates,
  removeBriefTemplate,
} from '../../../contract/campaigns/campaign-briefs.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { CampaignFixture, type Person } from '../../../test/fixtures/campaigns/campaign-fixture.ts';
import { removeMember } from '../../workspace/members/service.ts';

let app: TestApp;
let fixture: CampaignFixture;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await CampaignFixture.open(app, 'briefs');
});
afterAll(() => app.close());

const keep = (name: string, brief = '<p>Brew it.</p>', as: Person = 'maker') =>
  callApp(app, keepBriefTemplate, { token: fixture.tokens[as], body: { name, brief } });
const list = async (as: Person = 'maker') =>
  (await callApp(app, listBriefTemplates, { token: fixture.tokens[as] })).data.briefs;
const remove = (id: number, as: Person = 'maker') =>
  callApp(app, removeBriefTemplate, { token: fixture.tokens[as], params: { id } });

it('keeps a brief for the whole team, clean and by name', async () => {
  await keep('Unboxing');
  await keep('Review', '<p onclick="x()">Say <b>what</b> it is.</p>');
  expect(await list('nobody')).toMatchObject([
    { name: 'Review', brief: '<p>Say <b>what</b> it is.</p>', mine: false },
    { name: 'Unboxing', by: `${fixture.accounts.maker.username} nick`, mine: false },
  ]);
  expect((await list()).map(({ mine }) => mine)).toEqual([true, true]);
  expect((await list('main')).map(({ mine }) => mine)).toEqual([true, true]);
  expect(await list('stranger')).toEqual([]);
});

it.each([
  ['a name that is there', 'Review', '<p>x</p>', 'name'],
  ['nothing left of it', 'Empty', '<script>x</script>', 'brief'],
  ['no name', ' ', '<p>x</p>', 'name'],
  ['what is too long once its characters are escaped', 'Ampersands', '&'.repeat(50_000), 'brief'],
])('refuses %s', async (_what, name, brief, field) => {
  await keep('Review');
  expect(await keep(name, brief)).toMatchObject({ status: 400, fields: [field] });
});

it('is deleted by its creator or the main account', async () => {
  const { id } = (await keep('For a while')).data;
  expect((await remove(id, 'editor')).status).toBe(403);
  expect((await remove(id, 'stranger')).status).toBe(404);
  expect((await remove(id)).code).toBe(0);
  expect((await remove(id)).status).toBe(404);
  const { id: another } = (await keep('For a while')).data;
  expect((await remove(another, 'main')).code).toBe(0);
  expect((await fixture.actions('campaignBrief')).slice(-2)).toEqual([
    'campaignBrief.keep',
    'campaignBrief.remove',
  ]);
});

it('passes to the main account with the account', async () => {
  await keep('Of the viewer', '<p>x</p>', 'viewer');
  await removeMember(app.database.db, fixture.ctx('main'), fixture.accounts.viewer.accountId);
  const kept = (await list()).find(({ name }) => name === 'Of the viewer');
  expect(kept?.by).toBe(`${fixture.accounts.main.username} nick`);
});
