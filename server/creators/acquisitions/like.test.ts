import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  AcquisitionFixture,
  standPlatforms,
  upTo,
} from '../../../test/fixtures/creators/acquisition-fixture.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { person } from '../../sandbox/fake-platforms/fake-people.ts';
import { recomputeDueFigures, writeRecords } from '../../catalogue/creator-records/service.ts';
import { addMembers } from '../lists/service.ts';

let app: TestApp;
let platforms: ListeningPlatforms;
let fixture: AcquisitionFixture;
let likeListId = 0;

const tea = (handle: string, number: number) => ({
  type: 'creator' as const,
  platform: 'instagram' as const,
  platformId: `17841400000000${String(number).padStart(3, '0')}`,
  handle,
  name: handle,
  followers: 20_000,
  region: 'US',
  language: 'en',
  tags: ['greentea', 'matcha'],
  bio: 'green tea every day',
});

/** Known creators: in the list, similar to these, and a similar one on another platform. */
const known = upTo(8).map(number => tea(`known${number}`, number));
/** Known only to the platform. */
const others = upTo(6).map(number => tea(`other${number}`, 100 + number));

beforeAll(async () => {
  app = await startTestApp();
  platforms = await standPlatforms(
    app,
    [...known, ...others].map(record => person(record)),
  );
  fixture = await AcquisitionFixture.open(app, 'like');
  const { db } = app.database;
  const elsewhere = { ...tea('known9', 9), platform: 'tiktok' as const };
  await writeRecords(db, app.world, 'file', [...known, elsewhere]);
  await recomputeDueFigures(db, app.world);
  const rows = await db.selectFrom('creators').select(['id', 'handle']).orderBy('id').execute();
  likeListId = await fixture.makeList();
  const seeds = rows.filter(({ handle }) => handle === 'known1' || handle === 'known2').map(({ id }) => id);
  await fixture.asTeam(db => addMembers(db, fixture.ctx, likeListId, seeds));
});
afterAll(async () => {
  await platforms.close();
  await app.close();
});

it('creators similar to a list come from the catalogue first, and cost nothing', async () => {
  const id = await fixture.start({ platform: 'instagram', kind: 'like', likeListId, most: 4 });
  await fixture.work();
  expect(await fixture.stateOf(id)).toMatchObject({
    state: 'done',
    counts: { found: 4, added: 4, failed: 0 },
  });
  expect(platforms.asked).toEqual([]);
  const { acquisition, items } = (await fixture.show(id)).data;
  expect(acquisition.like).toEqual({ id: likeListId, name: 'Summer' });
  expect(items.map(({ source }) => source)).toEqual([null, null, null, null]);
  expect((await fixture.members()).every(handle => /^known[3-8]$/.test(handle))).toBe(true);
});

it('then from a source that finds similar ones, without those in either list', async () => {
  const id = await fixture.start({ platform: 'instagram', kind: 'like', likeListId, most: 20 });
  await fixture.work();
  const { state, counts } = await fixture.stateOf(id);
  expect(state).toBe('done');
  expect(counts.added).toBeGreaterThan(2);
  expect(platforms.asked.some(line => line.includes('similar_to_creators'))).toBe(true);
  const members = await fixture.members();
  expect(members.some(handle => handle.startsWith('other'))).toBe(true);
  expect(new Set(members).size).toBe(members.length);
  expect(members).not.toContain('known9');
});

it('for an empty list nobody is found', async () => {
  const empty = await fixture.makeList();
  const id = await fixture.start({ platform: 'instagram', kind: 'like', likeListId: empty, most: 5 });
  await fixture.work();
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { found: 0 } });
});
