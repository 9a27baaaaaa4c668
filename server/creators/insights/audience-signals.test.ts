import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAudience, getSignals } from '../../../contract/creators/insights/insights.ts';
import type { Signal, SignalKind } from '../../../contract/creators/insights/insights.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';

const dayMs = 86_400_000;

let app: TestApp;
let token: string;
let id: number;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await makeTeam(app.database.db, app.world, 'owner');
  token = await app.signInAs(owner);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  await db.deleteFrom('creators').execute();
  await db.deleteFrom('peer_brackets').execute();
  [id = 0] = await someCreators(db, 1, app.world.now());
});

const ago = (days: number) => new Date(app.world.now().getTime() - days * dayMs);
const audienceOf = (params: object = {}) =>
  callApp(app, getAudience, { token, params: { platform: 'tiktok', id, ...params } });
const signalsOf = (params: object = {}) =>
  callApp(app, getSignals, { token, params: { platform: 'tiktok', id, ...params } });
async function signal(kind: SignalKind): Promise<Signal | undefined> {
  return (await signalsOf()).data.signals.find(each => each.kind === kind);
}

/** Each of these people writes the text under this many posts. */
async function comment(people: readonly string[], text: string, posts = 1): Promise<void> {
  const rows = Array.from({ length: posts }, (_, at) => ({
    creator_id: id,
    platform_post_id: `c${at}`,
    comments: JSON.stringify(people.map(author => ({ author, text, language: null }))),
    observed_at: ago(at + 1),
  }));
  await app.database.db.insertInto('post_comments').values(rows).execute();
}
const people = (count: number) => Array.from({ length: count }, (_, at) => `person ${at}`);

/** Writes a post per day, newest first, with these likes, and sets the creator's ratios accordingly. */
async function posts(likes: readonly number[]): Promise<void> {
  const rows = likes.map((each, at) => ({
    creator_id: id,
    platform_post_id: `p${at}`,
    caption: `post ${at}`,
    published_at: ago(at),
    plays: 1000,
    likes: each,
    comments: 10,
    observed_at: ago(0),
  }));
  await app.database.db.insertInto('posts').values(rows).execute();
}
async function ratios(values: { interaction_bp: number; likes_to_plays_bp: number }): Promise<void> {
  await app.database.db.updateTable('creators').set(values).where('id', '=', id).execute();
}
/** Fills the bracket of 200,000 to a million followers: percentile p is p × 10 + 100. */
async function peers(count: number): Promise<void> {
  const curve = Array.from({ length: 101 }, (_, at) => 100 + at * 10);
  await app.database.db
    .insertInto('peer_brackets')
    .values({
      platform: 'tiktok',
      bracket: 3,
      creators: count,
      interaction_bp: curve,
      median_plays_to_followers_bp: null,
      median_average_plays: null,
      likes_to_plays_bp: curve,
      computed_at: app.world.now(),
    })
    .execute();
}

describe('the audience of a creator', () => {
  test('is absent without data', async () => {
    expect((await audienceOf()).data).toEqual({
      basis: 'none',
      audience: { regions: [], languages: [], genders: [], ages: [] },
      sample: null,
      source: null,
      observedAt: null,
    });
  });

  test('is estimated from comments, with its basis', async () => {
    await comment(people(40), 'สวยมาก', 2);
    expect((await audienceOf()).data).toMatchObject({
      basis: 'comments',
      audience: { regions: [], languages: [{ key: 'th', shareBp: 10_000 }] },
      sample: { comments: 80, people: 40, posts: 2 },
      source: null,
      observedAt: ago(1).toISOString(),
    });
  });

  test('is the report of a source, before any estimate', async () => {
    await comment(people(40), 'สวยมาก');
    const reported = { regions: [{ key: 'VN', shareBp: 7000 }], genders: [{ key: 'female', shareBp: 6200 }] };
    await app.database.db
      .insertInto('creator_audiences')
      .values({ creator_id: id, audience: JSON.stringify(reported), source: 'file', observed_at: ago(9) })
      .execute();
    expect((await audienceOf()).data).toMatchObject({
      basis: 'source',
      audience: { ...reported, languages: [], ages: [] },
      sample: null,
      source: { zh: expect.any(String), en: expect.any(String) },
      observedAt: ago(9).toISOString(),
    });
  });

  test('is not found for an unknown creator, or under another platform', async () => {
    expect(await audienceOf({ id: 999_999_999 })).toMatchObject({ status: 404 });
    expect(await audienceOf({ platform: 'youtube' })).toMatchObject({ status: 404 });
    expect(await audienceOf({ id: 'x' })).toMatchObject({ status: 400, fields: ['id'] });
  });
});

describe('signals of a creator', () => {
  test('are unknown without data', async () => {
    const { data } = await signalsOf();
    expect(data.signals.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['follower_jump', 'unknown'],
      ['likes_to_plays', 'unknown'],
      ['comments_to_likes', 'unknown'],
      ['repeated_comments', 'unknown'],
      ['interaction_far', 'unknown'],
    ]);
    expect(data.asOf).toBe(app.world.now().toISOString());
  });

  test('hold a creator against its peers, by the latest ten posts', async () => {
    await posts([...Array(9).fill(200), 250, 900]);
    await ratios({ interaction_bp: 600, likes_to_plays_bp: 2050 });
    await peers(400);
    expect(await signal('interaction_far')).toMatchObject({ verdict: 'ok', direction: null });
    const likes = await signal('likes_to_plays');
    expect(likes).toMatchObject({
      verdict: 'look',
      direction: 'high',
      facts: { valueBp: 2050, medianBp: 600, percentile: 100, posts: 10 },
    });
    expect(likes?.evidence[0]).toMatchObject({ platformPostId: 'p9', value: 2500, text: 'post 9' });
  });

  test('are absent with few peers', async () => {
    await ratios({ interaction_bp: 600, likes_to_plays_bp: 2050 });
    await peers(49);
    expect(await signal('likes_to_plays')).toMatchObject({
      verdict: 'unknown',
      facts: { peers: 49, fewestPeers: 50 },
    });
  });

  test('find a jump of followers between posts that are like others', async () => {
    await posts(Array(30).fill(100));
    const followers = Array.from({ length: 12 }, (_, at) => 500_000 - at * 50 - (at > 5 ? 40_000 : 0));
    const rows = followers.map((each, at) => ({
      creator_id: id,
      day: ago(at).toISOString().slice(0, 10),
      followers: each,
    }));
    await app.database.db.insertInto('creator_snapshots').values(rows).execute();
    expect(await signal('follower_jump')).toMatchObject({
      verdict: 'look',
      direction: 'high',
      facts: { gain: 40_050, days: 1 },
    });
  });

  test('find similar comments', async () => {
    const alike = people(40).map(author => ({ author, text: 'Best product ever', language: null }));
    await app.database.db
      .insertInto('post_comments')
      .values({
        creator_id: id,
        platform_post_id: 'c',
        comments: JSON.stringify(alike),
        observed_at: ago(1),
      })
      .execute();
    expect(await signal('repeated_comments')).toMatchObject({ verdict: 'look', facts: { shareBp: 10_000 } });
  });

  test('are not found for an unknown creator, or under another platform', async () => {
    expect(await signalsOf({ id: 999_999_999 })).toMatchObject({ status: 404 });
    expect(await signalsOf({ platform: 'instagram' })).toMatchObject({ status: 404 });
    expect(await signalsOf({ platform: 'nowhere' })).toMatchObject({ status: 400, fields: ['platform'] });
  });
});
