import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clickThrough } from '../../../../test/harness/sources/click-through.ts';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import { somePeople } from '../../../../test/fixtures/sourcing/tiktok-people.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import { creatorRecordSchema } from '../../../../contract/core/sources/source-records.ts';
import { addressOf } from '../source-call.ts';
import { SourceFault } from '../source-fault.ts';
import { tiktokOwn } from './tiktok-own.ts';

let now = new Date('2026-11-20T08:00:00Z');
let fakes: ListeningPlatforms;
beforeAll(async () => {
  fakes = await listenAsPlatforms({ people: somePeople, now: () => now });
});
afterAll(() => fakes.close());
afterEach(() => {
  fakes.tell('well');
  fakes.asked.length = 0;
  now = new Date('2026-11-20T08:00:00Z');
});

const client = { id: 'key', secret: 'secret' };
const redirectUri = 'https://stars.example/office/api/creator-page/tiktok/callback';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const way = () => ({ through: fakes.address, signal: new AbortController().signal, now });

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

/** Acts as the account's owner on TikTok's page. @returns the parameters that the browser brings back */
async function agree(
  account: string,
  { without = [], decision = 'continue' }: { without?: string[]; decision?: string } = {},
): Promise<URLSearchParams> {
  const official = tiktokOwn.authorizeUrl(client, { state: 'a state', challenge, redirectUri });
  const scopes = tiktokOwn.scopes.filter(scope => !without.includes(scope));
  const sent = await clickThrough(addressOf(official, fakes.address), { account, scopes, decision });
  if (typeof sent === 'string') throw new Error(sent);
  return sent.searchParams;
}

const exchange = (code: string, by = verifier) =>
  tiktokOwn.exchange(client, { code, verifier: by, redirectUri }, way());

async function connect(account: string, options?: Parameters<typeof agree>[1]) {
  return exchange((await agree(account, options)).get('code') ?? '');
}

const gateOf = (accessToken: string) =>
  plainGate({ secret: { accessToken }, through: fakes.address, now: () => now });

describe('connecting', () => {
  test('exchanges the consent on TikTok’s page for tokens', async () => {
    const back = await agree('@Lan', { without: ['video.list'] });
    expect(back.get('state')).toBe('a state');
    const tokens = await exchange(back.get('code') ?? '');
    expect(tokens.scopes).toEqual(['user.info.basic', 'user.info.profile', 'user.info.stats']);
    expect(tokens.expiresAt).toEqual(new Date('2026-11-21T08:00:00Z'));
    expect((await faultOf(exchange(back.get('code') ?? ''))).kind).toBe('credential');
  });

  test('returns without a code after a refusal', async () => {
    const back = await agree('lan', { decision: 'cancel' });
    expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null]);
  });

  test('requires the verifier of the challenge, from any machine', async () => {
    const { searchParams } = new URL(tiktokOwn.authorizeUrl(client, { state: 's', challenge, redirectUri }));
    expect(searchParams.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('hex'));
    const code = (await agree('lan')).get('code') ?? '';
    expect(await faultOf(exchange(code, 'w'.repeat(43)))).toMatchObject({
      kind: 'permanent',
      message: expect.stringContaining('Code verifier') as string,
    });
  });

  test.each([
    ['a client that TikTok does not know', { id: 'key', secret: 'wrong secret' }, 'credential'],
    ['a client without a key', { id: '', secret: 'secret' }, 'permanent'],
  ])('is refused to %s', async (_, as, kind) => {
    const code = (await agree('lan')).get('code') ?? '';
    const work = tiktokOwn.exchange(as, { code, verifier, redirectUri }, way());
    expect((await faultOf(work)).kind).toBe(kind);
  });

  test('is renewed for a year, and not after it was taken back', async () => {
    const tokens = await connect('lan');
    now = new Date('2027-11-19T08:00:00Z');
    const renewed = await tiktokOwn.renew(client, tokens, way());
    expect(renewed.expiresAt).toEqual(new Date('2027-11-20T08:00:00Z'));
    expect((await tiktokOwn.own(gateOf(renewed.accessToken), { posts: 1 })).handle).toBe('lan');
    await tiktokOwn.revoke(client, renewed, way());
    expect((await faultOf(tiktokOwn.renew(client, renewed, way()))).kind).toBe('credential');
    expect((await faultOf(tiktokOwn.own(gateOf(renewed.accessToken), { posts: 1 }))).kind).toBe('credential');
    now = new Date('2028-11-20T08:00:01Z');
    expect((await faultOf(tiktokOwn.renew(client, tokens, way()))).kind).toBe('credential');
  });
});

describe('the account', () => {
  test('has profile, figures and as many of the newest videos as asked for', async () => {
    const { accessToken } = await connect('lan');
    const gate = gateOf(accessToken);
    fakes.asked.length = 0;
    const record = await tiktokOwn.own(gate, { posts: 45 });
    expect(creatorRecordSchema.parse(record)).toMatchObject({
      handle: 'lan',
      name: 'Lan',
      homepageUrl: 'https://www.tiktok.com/@lan',
      bio: 'Coffee every day',
      verified: true,
      followers: 12_345,
      likes: 67_890,
      postCount: 45,
    });
    expect(record.platformId).toBeUndefined();
    expect(record.posts?.map(post => post.platformPostId)).toEqual(
      Array.from({ length: 45 }, (_, at) => `73${String(45 - at).padStart(4, '0')}`),
    );
    expect(record.posts?.[0]).toMatchObject({
      publishedAt: '2026-11-15T00:00:00.000Z',
      plays: 45_000,
      likes: 4500,
      comments: 450,
      shares: 45,
      durationSeconds: 30,
    });
    expect(record.posts?.[0]).not.toHaveProperty('coverUrl');
    expect(fakes.asked.map(line => line.split('?')[0])).toEqual([
      'GET open.tiktokapis.com/v2/user/info/',
      'GET open.tiktokapis.com/v2/user/info/',
      'POST open.tiktokapis.com/v2/video/list/',
      'POST open.tiktokapis.com/v2/video/list/',
      'POST open.tiktokapis.com/v2/video/list/',
    ]);
    expect(gate.spent).toHaveLength(5);
  });

  test.each([
    ['figures', 'user.info.stats', ['followers', 'likes', 'postCount']],
    ['videos', 'video.list', ['posts']],
  ])('lacks %s that were not granted', async (_, scope, fields) => {
    const { accessToken } = await connect('lan', { without: [scope] });
    const record = await tiktokOwn.own(gateOf(accessToken), { posts: 3 });
    expect(record.name).toBe('Lan');
    for (const field of fields) expect(record).not.toHaveProperty(field);
  });

  test('fails without a handle', async () => {
    const { accessToken } = await connect('lan', { without: ['user.info.profile'] });
    expect(await faultOf(tiktokOwn.own(gateOf(accessToken), { posts: 3 }))).toMatchObject({
      kind: 'credential',
      message: expect.stringContaining('user.info.profile') as string,
    });
  });

  test.each<[PlatformMood, string]>([
    ['quota', 'quota'],
    ['rate', 'rate'],
    ['refused', 'credential'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('when TikTok is %s: %s', async (mood, kind) => {
    const { accessToken } = await connect('lan');
    fakes.tell(mood, { host: 'open.tiktokapis.com' });
    const fault = await faultOf(tiktokOwn.own(gateOf(accessToken), { posts: 3 }));
    expect(fault.kind).toBe(kind);
    expect(fault.message).not.toContain(accessToken);
    if (kind === 'quota') expect(fault.freeAt).toEqual(new Date('2026-11-21T00:00:00Z'));
  });

  test('is closed when the token is a day old', async () => {
    const { accessToken } = await connect('lan');
    now = new Date('2026-11-21T08:00:01Z');
    expect((await faultOf(tiktokOwn.own(gateOf(accessToken), { posts: 3 }))).kind).toBe('credential');
  });
});

test.each([
  ['secret', null],
  ['wrong secret', 'credential'],
])('the operator’s client with the secret "%s" is checked', async (clientSecret, kind) => {
  const gate = plainGate({ secret: { clientKey: 'key', clientSecret }, through: fakes.address });
  const work = tiktokOwn.check?.(gate) ?? Promise.reject(new Error('no check'));
  if (kind === null) await work;
  else expect((await faultOf(work)).kind).toBe(kind);
});
