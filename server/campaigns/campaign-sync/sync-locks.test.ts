import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilOneWaits } from '../../../test/harness/database/until-one-waits.ts';
import { CandidateFixture } from '../../../test/fixtures/campaigns/candidate-fixture.ts';
import { addProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { aRound, sendDue } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { startMailSink, type MailSink } from '../../../test/harness/mail/mail-sink.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { holdProjectOf } from '../../monitoring/shared/projects.ts';
import { syncCampaignsOfProject } from '../shared/campaign-access.ts';
import { syncCampaign } from './sync-campaign.ts';

let app: TestApp;
let sink: MailSink;
beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({});
});
afterAll(async () => {
  await sink.close();
  await app.close();
});

test('a project that wakes its campaign meanwhile does not wait for a sync that waits for the project', async () => {
  const { db } = app.database;
  const fixture = await CandidateFixture.open(app, { port: sink.port });
  await fixture.add(fixture.creators.slice(0, 1));
  const { data } = await fixture.invite([fixture.creator(0)]);
  await fixture.send(data.taskId, [aRound()]);
  await sendDue(db, app.world, app.mail);
  const { teamId, id } = fixture.campaign;
  const { id: projectId } = await addProject(db, app.world, fixture.team.accounts.mei);
  await fixture.team.as(
    db =>
    db.updateTable('campaigns').set({ project_id: projectId }).where('team_id', '=', teamId).where('id', '=', id).execute(), // oxfmt-ignore
  );

  const synced = await asTeam(db, teamId, async held => {
    await holdProjectOf(held, teamId, projectId);
    const sync = syncCampaign(db, app.world, { teamId, id }).catch(String);
    await untilOneWaits(db);
    await syncCampaignsOfProject(held, app.world, teamId, projectId);
    return { sync };
  });
  const again = await synced.sync;
  // A week after the invitation, which nobody answered.
  expect(again).toEqual(new Date(app.world.now().getTime() + 7 * 86_400_000));
});
