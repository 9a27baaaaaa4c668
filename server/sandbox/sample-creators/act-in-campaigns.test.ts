import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCards } from '../../../contract/campaigns/board.ts';
import { listDrafts } from '../../../contract/campaigns/collaboration-drafts.ts';
import { changeCampaignState } from '../../../contract/campaigns/campaigns.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { getCollaboration } from '../../../contract/campaigns/collaborations.ts';
import { addSampleCampaign } from '../../../contract/sandbox/sample-campaign.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { loadSample } from '../controls/service.ts';
import { actInCampaigns } from './act-in-campaigns.ts';

const hour = 3_600_000;
const day = 24 * hour;

let app: TestApp;
let account: Account;
let token: string;
let campaignId: number;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  await loadSample(app.database.db, app.world, { count: 600 });
});
beforeEach(async () => {
  account = await makeTeam(app.database.db, app.world, `team ${++made}`);
  token = await app.signInAs(account);
  const body = { zone: 'Asia/Shanghai' };
  ({ campaignId } = (await callApp(app, addSampleCampaign, { token, body })).data);
});
afterAll(() => app.close());

const acts = (isSandbox = true) => actInCampaigns(app.database.db, app.world, isSandbox);
const idsIn = async (state: CollaborationState) => {
  const asked = { token, params: { id: campaignId }, query: { state, size: 100 } };
  return (await callApp(app, listCards, asked)).data.cards.map(({ id }) => id);
};
const stateOf = async (id: number) =>
  (await callApp(app, getCollaboration, { token, params: { id } })).data.state;

/** Lets days pass as the workers see them, an hour at a time. */
async function pass(days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 4) {
    app.world.pass(4 * hour);
    await acts();
  }
  // Sessions end meanwhile.
  token = await app.signInAs(account);
}

test('creators hand in drafts and publish as time passes, and leave the team its turn', async () => {
  const [sent = 0] = await idsIn('productSent');
  const [waits = 0] = await idsIn('draftDue');
  const [approved = 0] = await idsIn('draftApproved');
  const [agreed = 0] = await idsIn('agreed');
  await acts();
  expect(await stateOf(sent)).toBe('productSent');
  await pass(4);
  expect(await stateOf(sent)).toBe('draftDue');
  const { drafts } = (await callApp(app, listDrafts, { token, params: { id: sent } })).data;
  expect(drafts.map(({ state, by }) => [state, by])).toEqual([['waiting', null]]);
  await pass(8);
  expect(await stateOf(approved)).toBe('published');
  const { deliverables } = (await callApp(app, getCollaboration, { token, params: { id: approved } })).data;
  expect(deliverables[0]).toMatchObject({ postBy: 'creator' });
  expect(await Promise.all([waits, agreed].map(stateOf))).toEqual(['draftDue', 'agreed']);
});

test('a campaign that is over is left alone, until it goes on', async () => {
  const [sent = 0] = await idsIn('productSent');
  const becomes = (state: 'done' | 'running') =>
    callApp(app, changeCampaignState, { token, params: { id: campaignId }, body: { state } });
  await becomes('done');
  await pass(5);
  expect(await stateOf(sent)).toBe('productSent');
  await becomes('running');
  await acts();
  expect(await stateOf(sent)).toBe('draftDue');
});

test('outside of a sandbox nobody acts', async () => {
  const [sent = 0] = await idsIn('productSent');
  app.world.pass(5 * day);
  token = await app.signInAs(account);
  await acts(false);
  expect(await stateOf(sent)).toBe('productSent');
  expect(await acts(false)).toBe(0);
});
