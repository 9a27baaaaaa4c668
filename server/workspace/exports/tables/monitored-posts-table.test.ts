import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBackgroundTasks } from '../../../../contract/activity/background-tasks.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { exportColumns } from '../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  keyOf,
  linkOf,
  MonitorFixture,
  postIds,
  reported,
} from '../../../../test/fixtures/monitoring/monitor-fixture.ts';
import { exportJob } from '../jobs.ts';

let app: TestApp;
let fixture: MonitorFixture;
let other: MonitorFixture;
const [seen = '', silent = ''] = postIds(2, 700_000);
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await MonitorFixture.open(app, 'files', 'team');
  other = await MonitorFixture.open(app, 'others');
  projectId = await fixture.start([seen, silent]);
  const answer = { publishedAt: '2026-11-10T00:00:00Z', plays: 8000, likes: 100, caption: '=1+1' };
  await fixture.tell(reported(seen, '2026-11-19T08:00:00Z', answer));
});
afterAll(() => app.close());

const askFor = (token: string, of: BodyInputOf<typeof startExport>['of'], columns: readonly string[]) =>
  callApp(app, startExport, {
    token,
    body: { of, columns: [...columns], format: 'csv' },
    headers: { 'accept-language': 'en' },
  });
const ask = (token: string, keys?: string[], columns: readonly string[] = exportColumns.monitoredPosts) =>
  askFor(token, { table: 'monitoredPosts', projectId, ...(keys && { keys }) }, columns);

async function linesAsked(
  of: BodyInputOf<typeof startExport>['of'],
  columns: readonly string[],
): Promise<string[]> {
  const { data } = await askFor(fixture.tokens.owner, of, columns);
  await exportJob.run(app.database.db, app.world, { teamId: fixture.owner.teamId, workId: data.workId });
  const path = `/office/api/works/${data.workId}/file`;
  const reply = await app.inject({ method: 'GET', path, token: fixture.tokens.owner });
  return reply.rawPayload.toString('utf8').replace(/\r\n$/, '').split('\r\n');
}
const linesOf = (keys: string[] | undefined, columns: readonly string[]) =>
  linesAsked({ table: 'monitoredPosts', projectId, ...(keys && { keys }) }, columns);

describe('the file of monitored posts', () => {
  it('describes each post with its figures; unreported ones stay empty', async () => {
    const columns = ['caption', 'url', 'state', 'foundBy', 'plays', 'shares', 'engagement', 'forecast'];
    expect(await linesOf(undefined, columns)).toEqual([
      '\uFEFFCaption,Link,State,Added via,Plays,Shares,Interaction rate,"Day 30, low","Day 30, forecast","Day 30, high"',
      `'=1+1,${linkOf(seen)},Online,Pasted link,8000,,1.25%,,,`,
      `,${linkOf(silent)},Waiting for figures,Pasted link,,,,,,`,
    ]);
  });

  it('can be of some of them', async () => {
    expect(await linesOf([keyOf(silent)], ['url'])).toEqual(['\uFEFFLink', linkOf(silent)]);
  });

  it('can be of those that match a filter, in the order of the page', async () => {
    const of = { table: 'monitoredPosts' as const, projectId };
    const urls = async (filter: object) => (await linesAsked({ ...of, filter }, ['url'])).slice(1);
    expect(await urls({ state: 'online' })).toEqual([linkOf(seen)]);
    expect(await urls({ words: 'nothing like it' })).toEqual([]);
    expect(await urls({ sort: 'plays' })).toEqual([linkOf(seen), linkOf(silent)]);
  });

  it('is named by its project', async () => {
    const { data } = await ask(fixture.tokens.owner);
    await exportJob.run(app.database.db, app.world, { teamId: fixture.owner.teamId, workId: data.workId });
    const { data: tasks } = await callApp(app, listBackgroundTasks, { token: fixture.tokens.owner });
    expect(tasks.works.find(({ id }) => id === data.workId)?.file?.name).toMatch(
      /^.+-monitored-posts-\d{4}-\d\d-\d\d\.csv$/,
    );
  });

  it('is refused to another team', async () => {
    expect((await ask(other.tokens.owner)).status).toBe(404);
  });
});
