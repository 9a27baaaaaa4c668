import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPicture } from '../../../contract/catalogue/pictures.ts';
import { getCreator, searchCreators } from '../../../contract/creators/search/creator-search.ts';
import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { putWatchedPosts, somePost } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { removeSource, writeRecords } from '../creator-records/service.ts';
import { purgeExpired } from '../creator-records/source-policy/purge.ts';
import { fetchWantedPictures } from './fetch-wanted.ts';
import { deleteOldPicturesJob } from './jobs.ts';
import { watchedCoverOf } from './picture-addresses.ts';

const dayMs = 86_400_000;
const stop = new AbortController().signal;
let app: TestApp;
let owner: Account;
let file: Buffer;
/** What the source has at its addresses, and which of them were asked for. */
const there = new Map<string, Buffer>();
let asked: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeTeam(app.database.db, app.world, 'owner');
  file = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

beforeEach(async () => {
  for (const table of ['creators', 'creator_keys', 'posts', 'creator_provenance', 'pictures'] as const)
    await app.database.db.deleteFrom(table).execute();
  there.clear();
  asked = [];
  app.sources.sandbox = null;
  app.sources.pictures = {
    bytes: 1_000_000,
    fetch: async address => {
      asked.push(address);
      return there.get(address) ?? Promise.reject(new Error('gone'));
    },
  };
});

const face = 'https://cdn.example/face.jpg';
async function tell(fields: Partial<CreatorRecord> = {}, via?: SourceCode): Promise<void> {
  const observedAt = app.world.now().toISOString();
  const record = {
    type: 'creator',
    platform: 'youtube',
    handle: 'lan',
    avatarUrl: face,
    observedAt,
  } as const;
  await writeRecords(app.database.db, app.world, via ?? 'file', [{ ...record, ...fields }], via);
}
/** Sessions end while days pass. */
const signIn = () => app.signInAs(owner);
async function address(handle = 'lan'): Promise<string> {
  const { data } = await callApp(app, searchCreators, {
    token: await signIn(),
    query: { platform: 'youtube', user_name: handle },
  });
  return data.creators.find(row => row.handle === handle)?.avatarUrl ?? '';
}
async function show(path: string) {
  const reply = await app.inject({ method: 'GET', path });
  const type = reply.headers['content-type'];
  const width =
    type === 'image/svg+xml'
      ? Number(/width="(\d+)"/.exec(reply.body)?.[1])
      : (await sharp(reply.rawPayload).metadata()).width;
  return { status: reply.statusCode, type, width, cache: reply.headers['cache-control'] };
}
const round = () => fetchWantedPictures(app.database.db, app.world, app.sources.pictures, stop);
const keys = async () =>
  (await app.database.db.selectFrom('pictures').select('key').where('bytes', 'is not', null).execute()).map(
    row => row.key,
  );

const coming = { status: 200, type: 'image/svg+xml', width: 1, cache: 'private, no-store' };
const none = { status: 200, type: 'image/svg+xml', width: 2, cache: 'private, max-age=3600' };
const kept = { status: 200, type: 'image/webp', width: 160, cache: 'private, max-age=86400' };

describe('a face', () => {
  it('is fetched once somebody was shown its place, and kept', async () => {
    there.set(face, file);
    await tell();
    const path = await address();
    await round();
    expect(asked).toEqual([]);
    expect(await show(path)).toEqual(coming);
    expect(await show(path)).toEqual(coming);
    await round();
    expect(await show(path)).toEqual(kept);
    await round();
    expect(asked).toEqual([face]);
  });

  it('has no address where its source told none', async () => {
    await tell({ avatarUrl: '' });
    expect(await address()).toBe('');
  });

  it('is shown only at an address that a reply handed out', async () => {
    await tell();
    await tell({ handle: 'mai' });
    const [one, other] = [new URL(await address(), 'http://x'), new URL(await address('mai'), 'http://x')];
    expect((await app.inject({ method: 'GET', path: one.pathname })).statusCode).toBe(400);
    expect(
      (await app.inject({ method: 'GET', path: `/kol/api/pictures/team/1${one.search}` })).statusCode,
    ).toBe(400);
    expect((await app.inject({ method: 'GET', path: other.pathname + one.search })).statusCode).toBe(404);
    expect(
      (
        await callApp(app, getPicture, {
          params: { kind: 'creator', subject: '1' },
          query: { seal: 'x'.repeat(22) },
        })
      ).code,
    ).toBe(404);
  });

  it('stays while a newer one is fetched, and if that cannot be fetched', async () => {
    there.set(face, file);
    await tell();
    const first = await address();
    await show(first);
    await round();
    app.world.pass(dayMs);
    await tell({ avatarUrl: `${face}?2` });
    expect(await address()).not.toBe(first);
    expect(await show(first)).toEqual({ ...kept, cache: 'private, no-store' });
    await round();
    expect(asked).toEqual([face, `${face}?2`]);
    expect(await show(first)).toEqual(kept);
  });

  it('is asked for again a day after a failure, or when its source names another address', async () => {
    await tell();
    const path = await address();
    await show(path);
    await round();
    expect(await show(path)).toEqual(none);
    await round();
    expect(asked).toHaveLength(1);
    await tell({ avatarUrl: `${face}?2`, observedAt: new Date(app.world.now().getTime() + 1).toISOString() });
    expect(await show(path)).toEqual(coming);
    await round();
    app.world.pass(dayMs + 1);
    expect(await show(path)).toEqual(coming);
    await round();
    expect(asked).toEqual([face, `${face}?2`, `${face}?2`]);
  });

  it('is refused if it is no picture', async () => {
    there.set(face, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'));
    await tell();
    await show(await address());
    await round();
    expect(await show(await address())).toEqual(none);
  });

  it('is drawn in a sandbox, and nobody is asked', async () => {
    await tell();
    app.sources.sandbox = {
      address: () => '',
      tell: () => undefined,
      moods: () => [],
      links: () => [],
      draw: source => (source === face ? '<svg xmlns="http://www.w3.org/2000/svg" width="160"/>' : null),
    };
    expect(await show(await address())).toMatchObject({ type: 'image/svg+xml', width: 160 });
    await round();
    expect(asked).toEqual([]);
  });

  it('is neither fetched nor shown where the setting leaves no space', async () => {
    there.set(face, file);
    await tell();
    await show(await address());
    await round();
    app.sources.pictures.bytes = 0;
    expect(await show(await address())).toEqual(none);
    await round();
    await deleteOldPicturesJob.run(
      app.database.db,
      app.world,
      {},
      { settings: { ...app.env, PICTURES_MB: 0 } },
    );
    expect(await keys()).toEqual([]);
  });
});

it('shows the cover of a post', async () => {
  const cover = 'https://cdn.example/cover.jpg';
  there.set(cover, file);
  const publishedAt = '2026-11-01T00:00:00Z';
  await tell({ posts: [{ platformPostId: 'a:b/c', publishedAt, coverUrl: cover }] });
  const { id } = await app.database.db.selectFrom('creators').select('id').executeTakeFirstOrThrow();
  const { data } = await callApp(app, getCreator, {
    token: await signIn(),
    params: { platform: 'youtube', id },
  });
  const path = data.posts[0]?.coverUrl ?? '';
  expect(await show(path)).toEqual(coming);
  await round();
  expect(await show(path)).toEqual({ ...kept, width: 360 });
});

describe('the time of a picture', () => {
  beforeEach(() => there.set(face, file));

  it('ends with the terms of its source, also if the source told the address again', async () => {
    await tell({}, 'youtube');
    const path = await address();
    await show(path);
    await round();
    app.world.pass(29 * dayMs);
    await tell({}, 'youtube');
    expect(await show(path)).toEqual(kept);
    app.world.pass(2 * dayMs);
    expect(await show(path)).toEqual(coming);
    await deleteOldPicturesJob.run(app.database.db, app.world, {});
    expect(await keys()).toEqual([]);
  });

  it('ends when its source may no longer be kept', async () => {
    await tell({}, 'youtube');
    const path = await address();
    await show(path);
    await round();
    app.world.pass(31 * dayMs);
    await purgeExpired(app.database.db, app.world);
    expect(await app.database.db.selectFrom('pictures').select('key').execute()).toEqual([]);
    expect(await show(path)).toEqual(none);
  });

  it('ends with the creator, also in the middle of a fetch', async () => {
    await tell();
    await tell({ handle: 'mai' });
    const paths = [await address(), await address('mai')];
    await show(paths[0]!);
    await round();
    await show(paths[1]!);
    const fetch = app.sources.pictures.fetch.bind(app.sources.pictures);
    app.sources.pictures.fetch = async (source, signal) => {
      await removeSource(app.database.db, app.world, 'file');
      return fetch(source, signal);
    };
    await round();
    expect(await app.database.db.selectFrom('pictures').select('key').execute()).toEqual([]);
    for (const path of paths) expect(await show(path)).toEqual(none);
  });
});

it('shows the cover of a watched post, and deletes it when nobody watches the post any longer', async () => {
  const { db } = app.database;
  const cover = 'https://cdn.example/watched.jpg';
  there.set(cover, file);
  const post = somePost({ coverUrl: cover });
  await putWatchedPosts(db, [post]);
  const path = watchedCoverOf(post.key, cover);
  expect(await show(path)).toEqual(coming);
  await round();
  await deleteOldPicturesJob.run(db, app.world, {});
  expect(await show(path)).toEqual({ ...kept, width: 360 });
  await db.deleteFrom('watched_posts').execute();
  await deleteOldPicturesJob.run(db, app.world, {});
  expect(await keys()).toEqual([]);
});

it('keeps those that were shown last within the space', async () => {
  for (const handle of ['a', 'b', 'c']) {
    there.set(`${face}/${handle}`, file);
    await tell({ handle, avatarUrl: `${face}/${handle}` });
    await show(await address(handle));
    await round();
    app.world.pass(2 * dayMs);
  }
  await show(await address('a'));
  const { size } = await app.database.db.selectFrom('pictures').select('size').executeTakeFirstOrThrow();
  app.sources.pictures.bytes = Math.ceil(size * 3.4);
  await tell({ handle: 'd', avatarUrl: `${face}/d` });
  there.set(`${face}/d`, file);
  await show(await address('d'));
  await round();
  const ids = await app.database.db
    .selectFrom('creators')
    .select(['id', 'handle'])
    .orderBy('handle')
    .execute();
  const handleOf = new Map(ids.map(({ id, handle }) => [`creator:${id}`, handle]));
  expect(new Set((await keys()).map(key => handleOf.get(key)))).toEqual(new Set(['a', 'c', 'd']));
});
