import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCreator } from '../../../contract/creators/search/creator-search.ts';
import type { CatalogueRecord } from '../../../contract/core/sources/source-records.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { mergeCreators } from '../../catalogue/creator-records/merging/merge-creators.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('answers for a creator that turned out to be another one with the one who stays', async () => {
  const { db } = app.database;
  const platformId = 'UCq-Fj5jknLsUf-MWSy4_brA';
  const write = (record: object) =>
    writeRecords(db, app.world, 'file', [
      { type: 'creator', platform: 'youtube', ...record } as CatalogueRecord,
    ]);
  const ids = async () =>
    (await db.selectFrom('creators').select('id').orderBy('id').execute()).map(row => row.id);
  const byHandle = { handle: 'boxofgears', homepageUrl: 'https://www.youtube.com/@boxofgears' };
  await write({ ...byHandle, observedAt: '2021-01-01T00:00:00Z' });
  await write({ handle: platformId, platformId, observedAt: '2022-01-01T00:00:00Z' });
  const both = await ids();
  await write({ ...byHandle, platformId, observedAt: '2023-01-01T00:00:00Z' });
  await mergeCreators(db, app.world);
  const token = await app.signInAs(await makeTeam(db, app.world, 'visitor'));
  const [stays = 0] = await ids();
  const [gone = 0] = both.filter(id => id !== stays);
  for (const id of [gone, stays]) {
    const { status, data } = await callApp(app, getCreator, { token, params: { platform: 'youtube', id } });
    expect([status, data.id]).toEqual([200, stays]);
  }
});
