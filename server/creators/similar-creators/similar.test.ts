import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { similarCreators, similarToList } from '../../../contract/creators/similar-creators.ts';
import { sampleCreators } from '../../sandbox/sample-world/sample-creators.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../blocklist/service.ts';
import { traitCounts, writeRecords } from '../../catalogue/creator-records/service.ts';
import { recomputePeers } from '../../catalogue/creator-records/derived/compute-due-figures.ts';
import { createList } from '../../../contract/creators/lists.ts';
import { addMembers } from '../lists/service.ts';
import { likenessOf } from './likeness.ts';
import { patternOf, type Seed } from './seed-pattern.ts';
import { countCompared, readSeeds } from './queries.ts';

let app: TestApp;
let owner: Account;
let token: string;
let stranger: string;
let ctx: SignedIn;
let ids: { id: number; platform: 'tiktok' | 'youtube' | 'instagram' }[];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await writeRecords(db, app.world, 'sample', [...sampleCreators({ asOf: app.world.now(), count: 1500 })]);
  await recomputePeers(db, app.world);
  owner = await makeTeam(db, app.world, 'owner', { plan: 'pro' });
  token = await app.signInAs(owner);
  stranger = await app.signInAs(await makeTeam(db, app.world, 'stranger', { plan: 'pro' }));
  const { teamId, accountId } = owner;
  ctx = { ...app.world, actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } };
  ids = await db.selectFrom('creators').select(['id', 'platform']).orderBy('id').limit(60).execute();
});
afterAll(() => app.close());

const similarTo = (creator: { id: number; platform: string }, who = token) =>
  callApp(app, similarCreators, { token: who, params: creator });

/** Compares every creator with one, without the index. */
async function bestByHand(id: number) {
  const { db } = app.database;
  const rows = await db.selectFrom('creators').select('id').execute();
  const seeds: Seed[] = (
    await readSeeds(
      db,
      rows.map(row => row.id),
    )
  ).map(({ traits, tags, ...profile }) => ({
    profile,
    traits,
    tags,
  }));
  const own = seeds.filter(seed => seed.profile.id === id);
  const traits = own.flatMap(seed => seed.traits);
  const pattern = patternOf(own, await traitCounts(db, traits), await countCompared(db));
  return seeds
    .filter(seed => seed.profile.id !== id)
    .map(seed => likenessOf(pattern, seed).likeness)
    .toSorted((a, b) => b - a);
}

describe('creators like one', () => {
  it('are the likeliest of all, with their reasons', async () => {
    for (const creator of ids.slice(0, 12)) {
      const { data } = await similarTo(creator);
      const found = data.creators.map(({ likeness }) => likeness);
      const clearly = (likeness: number) => likeness >= 30;
      expect(found.filter(clearly)).toEqual((await bestByHand(creator.id)).filter(clearly).slice(0, 20));
      expect(found).toEqual(found.toSorted((a, b) => b - a));
      expect(data.creators.map(each => each.creator.id)).not.toContain(creator.id);
      for (const { creator: other, reasons } of data.creators) {
        expect(other.platform).toBe(creator.platform);
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  it('are never those on the blacklist of the team that asks', async () => {
    const [first] = ids;
    if (!first) throw new Error('no creators');
    const before = (await similarTo(first)).data.creators.map(({ creator }) => creator.id);
    const blocked = before.slice(0, 2);
    await asTeam(app.database.db, owner.teamId, db => blockCreators(db, ctx, blocked, { reason: 'no' }));
    const after = (await similarTo(first)).data.creators.map(({ creator }) => creator.id);
    expect(after.filter(id => blocked.includes(id))).toEqual([]);
    expect((await similarTo(first, stranger)).data.creators.map(({ creator }) => creator.id)).toEqual(before);
  });

  it('are unknown for a creator that is not there, or on another platform', async () => {
    expect((await similarTo({ id: 999_999, platform: 'tiktok' })).status).toBe(404);
    const [first] = ids;
    const elsewhere = first?.platform === 'youtube' ? 'tiktok' : 'youtube';
    expect((await similarTo({ id: first?.id ?? 0, platform: elsewhere })).status).toBe(404);
    expect((await callApp(app, similarCreators, { params: ids[0] ?? {} })).status).toBe(401);
  });

  it('are none, with a message, if nothing is known of the creator', async () => {
    const { db } = app.database;
    await writeRecords(db, app.world, 'file', [{ type: 'creator', platform: 'tiktok', handle: 'blank' }]);
    const { id } = await db
      .selectFrom('creators')
      .select('id')
      .where('handle', '=', 'blank')
      .executeTakeFirstOrThrow();
    expect((await similarTo({ id, platform: 'tiktok' })).data).toMatchObject({
      creators: [],
      nothingKnown: true,
    });
  });
});

describe('creators like those of a list', () => {
  it('share what its members have in common, and are not members', async () => {
    const { db } = app.database;
    const beauty = await db
      .selectFrom('creators')
      .select('id')
      .where('category', '=', 'Beauty')
      .where('platform', '=', 'tiktok')
      .limit(12)
      .execute();
    const members = beauty.map(row => row.id);
    const body = { name: 'Beauty', description: '', color: 1, visibility: 'private' } as const;
    const { id } = (await callApp(app, createList, { token, body })).data;
    await asTeam(db, owner.teamId, db => addMembers(db, ctx, id, members));
    const { data } = await callApp(app, similarToList, { token, params: { id } });
    expect(data.creators.length).toBeGreaterThan(5);
    expect(data.creators.filter(({ creator }) => members.includes(creator.id))).toEqual([]);
    const alike = data.creators.filter(({ creator }) => creator.category === 'Beauty');
    expect(alike.length / data.creators.length).toBeGreaterThan(0.8);
    expect((await callApp(app, similarToList, { token: stranger, params: { id } })).status).toBe(404);
  });
});
