import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeBrief, type CheckFilter, decideCheck } from '../../../../contract/monitoring/briefs/briefs.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { addProject, addToProject } from '../../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, somePost } from '../../../../test/fixtures/catalogue/some-watched-posts.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { exportJob } from '../jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('has a line for each requirement of each post, with its evidence', async () => {
  const { database, world } = app;
  const owner = await makeTeam(database.db, world, 'owner');
  const token = await app.signInAs(owner);
  const project = await addProject(database.db, world, owner);
  const now = world.now();
  const seen = { seenAt: now, publishedAt: now, points: [pointAt(now, 100)] };
  const post = somePost({ ...seen, caption: 'hi #Glow', state: 'online' });
  await addToProject(database.db, world, owner, project.id, [post]);
  const none = { link: null, disclosure: null, window: null, onlineDays: null };
  const brief = { ...none, hashtags: ['glow'], mentions: ['brand'], revision: 0 };
  await callApp(app, changeBrief, { token, params: { id: project.id }, body: brief });
  const decision = { requirement: 'mention:brand', decision: 'accepted', note: 'by phone' } as const;
  await callApp(app, decideCheck, { token, params: { id: project.id, key: post.key }, body: decision });
  const columns = ['handle', 'requirement', 'outcome', 'reason', 'decision', 'note', 'found', 'plays'];
  const linesOf = async (filter?: CheckFilter) => {
    const of = { table: 'briefChecks' as const, projectId: project.id, ...(filter && { filter }) };
    const { data } = await callApp(app, startExport, {
      token,
      body: { of, columns, format: 'csv' },
      headers: { 'accept-language': 'en' },
    });
    await exportJob.run(database.db, world, { teamId: owner.teamId, workId: data.workId });
    const path = `/office/api/works/${data.workId}/file`;
    const file = await app.inject({ method: 'GET', path, token });
    return file.rawPayload.toString('utf8').trim().split('\r\n').slice(1);
  };
  const lines = [
    'lan.cooks,Hashtag #glow,Met,Found,,,#Glow,100',
    'lan.cooks,Mention @brand,Failed,Not found,Accepted manually,by phone,,100',
  ];
  expect(await linesOf()).toEqual(lines);
  // Only posts that the page shows with this filter.
  expect(await linesOf({ requirement: 'hashtag:glow', outcome: 'met' })).toEqual(lines);
  expect(await linesOf({ requirement: 'hashtag:glow', outcome: 'failed' })).toEqual([]);
});
