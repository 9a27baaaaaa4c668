import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const ask = (token: string, keys?: string[], columns: readonly string[] = exportColumns.monitoredPosts) =>
  callApp(app, startExport, {
    token,
    body: {
      of: { table: 'monitoredPosts', projectId, ...(keys && { keys }) },
      columns: [...columns],
      format: 'csv',
    },
    headers: { 'accept-language': 'en' },
  });

async function linesOf(keys: string[] | undefined, columns: readonly string[]): Promise<string[]> {
  const { data } = await ask(fixture.tokens.owner, keys, columns);
  await exportJob.run(app.database.db, app.world, { teamId: fixture.owner.teamId, workId: data.workId });
  const path = `/office/api/works/${data.workId}/file`;
  const reply = await app.inject({ method: 'GET', path, token: fixture.tokens.owner });
  return reply.rawPayload.toString('utf8').replace(/\r\n$/, '').split('\r\n');
}

describe('the file of monitored posts', () => {
  it('describes each post with its figures; unreported ones stay empty', async () => {
    const columns = ['caption', 'url', 'state', 'foundBy', 'plays', 'shares', 'engagement', 'forecast'];
    expect(await linesOf(undefined, columns)).toEqual([
      '\uFEFFCaption,Link,State,Came from,Plays,Shares,Engagement rate,"Day 30, low","Day 30, expected","Day 30, high"',
      `'=1+1,${linkOf(seen)},Online,Pasted link,8000,,1.25%,,,`,
      `,${linkOf(silent)},Waiting for figures,Pasted link,,,,,,`,
    ]);
  });

  it('can be of some of them', async () => {
    expect(await linesOf([keyOf(silent)], ['url'])).toEqual(['\uFEFFLink', linkOf(silent)]);
  });

  it('is refused to another team', async () => {
    expect((await ask(other.tokens.owner)).status).toBe(404);
  });
});
