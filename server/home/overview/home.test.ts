import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUsage } from '../../../contract/billing/plans.ts';
import { changeCampaignState, createCampaign, listCampaigns } from '../../../contract/campaigns/campaigns.ts';
import { firstSteps, hideFirstSteps } from '../../../contract/home/first-steps.ts';
import { getHome, shownAtHome } from '../../../contract/home/overview.ts';
import { getInboxCounts, listThreads } from '../../../contract/inbox/threads.ts';
import { listProjects } from '../../../contract/monitoring/monitors.ts';
import { addRecipients, getTask, pauseTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { listSenders } from '../../../contract/outreach/senders/senders.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { campaignFields } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { addThread } from '../../../test/fixtures/inbox/some-threads.ts';
import { addShortLink } from '../../../test/fixtures/links/some-short-links.ts';
import { addMonitor } from '../../../test/fixtures/monitoring/some-monitors.ts';
import {
  type MailTaskApp,
  mailTaskApp,
  type Who,
} from '../../../test/fixtures/outreach/mail-task-fixture.ts';
import { someList } from '../../../test/fixtures/outreach/some-mail.ts';
import { pauseSender } from '../../outreach/senders/service.ts';

let app: TestApp;
let team: MailTaskApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  team = await mailTaskApp(app);
});
afterAll(() => app.close());

const home = async (who: Who = 'owner') => (await team.call(getHome, {}, who)).data;
const stepsOf = async (who?: Who) => (await home(who)).steps;

async function startTask(addresses = 'a@creators.test, b@creators.test'): Promise<number> {
  const id = await team.draft();
  await team.call(addRecipients, { params: { id }, body: { pasted: addresses } });
  await team.start(id);
  return id;
}

async function campaignIn(state: 'recruiting' | 'running', who: Who = 'owner'): Promise<number> {
  const { id } = (await team.call(createCampaign, { body: campaignFields({ name: state }) }, who)).data;
  for (const next of state === 'running' ? (['recruiting', 'running'] as const) : (['recruiting'] as const))
    await team.call(changeCampaignState, { params: { id }, body: { state: next } }, who);
  return id;
}

describe('the home page', () => {
  it('has the numbers of the pages that it leads to', async () => {
    const { owner } = team.accounts;
    for (const at of [1, 2, 3, 4, 5, 6])
      await addThread(app.database.db, app.world, owner.teamId, {
        subject: `Reply ${at}`,
        senderId: team.senderId,
      });
    await addThread(app.database.db, app.world, owner.teamId, { mails: [{ kind: 'autoReply' }] });
    const taskId = await startTask();
    for (const at of [1, 2, 3, 4, 5]) await campaignIn(at > 2 ? 'running' : 'recruiting');
    for (let made = 0; made < 2; made++)
      await addMonitor(app.database.db, app.world, { ...owner, username: `m${made}` });
    const { data } = await team.call(getHome, {}, 'owner');

    const counts = (await team.call(getInboxCounts, {}, 'owner')).data;
    const threads = (
      await team.call(listThreads, { query: { view: 'replies', size: shownAtHome.threads } }, 'owner')
    ).data;
    expect(data.replies).toEqual({ unread: counts.views.replies, threads: threads.threads });
    expect(data.replies.unread).toBe(6);

    const senders = (await team.call(listSenders, {}, 'owner')).data;
    expect(data.sends).toMatchObject({ used: senders.dailyUsed, limit: senders.dailyLimit, unfinished: 1 });
    const task = (await team.call(getTask, { params: { id: taskId } }, 'owner')).data;
    expect(task.counts.recipients).toBe(2);
    expect(data.sends.tasks).toMatchObject([{ id: taskId, state: task.state, counts: task.counts }]);

    const totalOf = async (state: 'running' | 'recruiting') =>
      (await team.call(listCampaigns, { query: { state } }, 'owner')).data.total;
    expect(data.campaigns).toMatchObject({
      running: await totalOf('running'),
      recruiting: await totalOf('recruiting'),
    });
    expect(data.campaigns.shown.map(({ state }) => state)).toEqual([
      'running',
      'running',
      'running',
      'recruiting',
    ]);

    const projects = (
      await team.call(listProjects, { query: { state: 'open', size: shownAtHome.monitors } }, 'owner')
    ).data;
    expect(data.monitors).toEqual({ open: projects.total, shown: projects.projects });
    expect(projects.total).toBe(2);

    const { uses } = (await team.call(getUsage, {}, 'owner')).data;
    expect(data.quota).toEqual(uses.filter(({ used }) => used !== null));
    expect(data.quota.find(({ key }) => key === 'monitor.projects')?.used).toBe(2);
  });

  it('says what holds the sends up: a paused task, and a sender that its server refused', async () => {
    const taskId = await startTask();
    const [sending] = (await home()).sends.tasks;
    expect(sending?.wait).toMatchObject({ why: 'queue' });
    await team.as(db =>
      pauseSender(db, team.ctxOf('owner'), team.accounts.owner.teamId, team.senderId, {
        fault: 'locked',
        text: 'no',
      }),
    );
    const held = (await home()).sends;
    expect(held.held).toMatchObject([{ id: team.senderId, hold: 'paused', fault: 'locked' }]);
    expect(held.tasks[0]?.wait).toMatchObject({ why: 'senderPaused' });
    await team.call(pauseTask, { params: { id: taskId } });
    expect((await home()).sends.tasks).toMatchObject([
      { id: taskId, state: 'paused', wait: { why: 'taskPaused' } },
    ]);
  });

  it('shows nothing of another team, nor of campaigns that the reader may not see', async () => {
    await addThread(app.database.db, app.world, team.accounts.owner.teamId, { senderId: team.senderId });
    await startTask();
    await campaignIn('running');
    const stranger = await home('stranger');
    expect(stranger.replies).toEqual({ unread: 0, threads: [] });
    expect([stranger.sends.unfinished, stranger.campaigns.running, stranger.steps.done]).toEqual([0, 0, []]);
    const member = await home('bo');
    expect([member.replies.unread, member.campaigns.running]).toEqual([1, 0]);
  });

  it('is for those who signed in', async () => {
    expect((await callApp(app, getHome)).status).toBe(401);
  });
});

describe('the first steps', () => {
  it('are ticked off by what was done', async () => {
    expect(await stepsOf('stranger')).toEqual({ done: [], isHidden: false });
    const { owner } = team.accounts;
    expect((await stepsOf()).done).toEqual(['connectMailbox']);
    await team.draft();
    expect((await stepsOf()).done).toEqual(['connectMailbox']);
    await startTask();
    expect((await stepsOf()).done).toEqual(['connectMailbox', 'sendTask']);
    await addShortLink(app.database.db, app.world, owner);
    await campaignIn('recruiting');
    const creatorIds = await someCreators(app.database.db, 1, app.world.now());
    await someList(app.database.db, team.ctxOf('owner'), { name: 'Tea', visibility: 'team' }, creatorIds);
    expect((await stepsOf()).done).toEqual(firstSteps);
  });

  it('are put away and shown again for one account, not for its colleagues', async () => {
    const hide = (isHidden: boolean, who: Who) => team.call(hideFirstSteps, { body: { isHidden } }, who);
    expect((await hide(true, 'mei')).code).toBe(0);
    expect([(await stepsOf('mei')).isHidden, (await stepsOf('bo')).isHidden]).toEqual([true, false]);
    await hide(false, 'mei');
    expect((await stepsOf('mei')).isHidden).toBe(false);
  });

  it('are put away only by somebody who says so and is signed in', async () => {
    const wrong = await team.call(hideFirstSteps, { body: { isHidden: 'yes' as never } });
    expect([wrong.status, wrong.fields]).toEqual([400, ['isHidden']]);
    expect((await callApp(app, hideFirstSteps, { body: { isHidden: true } })).status).toBe(401);
  });
});
