import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creatorRecordSchema } from '../../../../../contract/core/sources/source-records.ts';
import type { PlatformMood } from '../../../../../contract/core/sources/source-codes.ts';
import { clickThrough } from '../../../../../test/harness/sources/click-through.ts';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../../sandbox/fake-platforms/fake-platforms.ts';
import { somePeople } from '../../../../../test/fixtures/sourcing/instagram-people.ts';
import { plainGate } from '../../../../../test/harness/sources/plain-gate.ts';
import type { Gate } from '../../source.ts';
import type { OwnTokens } from '../../own-account.ts';
import { addressOf } from '../../source-call.ts';
import { SourceFault } from '../../source-fault.ts';
import { instagramOwn } from './instagram-own.ts';

let now: Date;
let fakes: ListeningPlatforms;
beforeAll(async () => {
  fakes = await listenAsPlatforms({ people: somePeople, now: () => now });
});
afterAll(() => fakes.close());
beforeEach(() => {
  now = new Date('2026-11-22T08:00:00Z');
  fakes.asked.length = 0;
});
afterEach(() => fakes.tell('well'));

const day = 86_400_000;
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const client = { id: '990602627938098', secret: 'secret' };
const redirectUri = 'https://ours.example/callback';
const way = () => ({ through: fakes.address, signal: new AbortController().signal, now });

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

const official = () =>
  instagramOwn.authorizeUrl(client, { state: 'our state', challenge: 'unused', redirectUri });

/** What the form of the consent page sends. */
async function decide(decision: string, { account = 'ann.lee', without = '' } = {}): Promise<URL> {
  const scopes = instagramOwn.scopes.filter(scope => scope !== without);
  const address = addressOf(official(), fakes.address);
  const sent = await clickThrough(address, { account, scopes, decision });
  return typeof sent === 'string' ? new URL('about:blank') : sent;
}

const codeFor = async (options?: { account?: string; without?: string }) =>
  (await decide('continue', options)).searchParams.get('code') ?? '';

const exchange = (code: string, more: { redirectUri?: string; secret?: string } = {}) =>
  instagramOwn.exchange(
    { ...client, ...(more.secret !== undefined && { secret: more.secret }) },
    { code, verifier: 'unused', redirectUri: more.redirectUri ?? redirectUri },
    way(),
  );

const connect = async (options?: { account?: string; without?: string }): Promise<OwnTokens> =>
  exchange(await codeFor(options));

const gateOf = (accessToken: string) =>
  plainGate({ secret: { accessToken }, through: fakes.address, now: () => now });

describe('connecting', () => {
  test('sends the browser to Instagram, without PKCE, which it has not', () => {
    const url = new URL(official());
    expect(`${url.origin}${url.pathname}`).toBe('https://www.instagram.com/oauth/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: client.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'instagram_business_basic,instagram_business_manage_insights',
      state: 'our state',
    });
  });

  test('ends with a token of 60 days', async () => {
    const back = await decide('continue');
    expect(back.searchParams.get('state')).toBe('our state');
    expect(back.hash).toBe('#_');
    const tokens = await exchange(`${back.searchParams.get('code')}#_`);
    expect(tokens).toMatchObject({
      refreshToken: '',
      expiresAt: new Date(now.getTime() + 60 * day),
      scopes: ['instagram_business_basic', 'instagram_business_manage_insights'],
    });
    pass(59 * day);
    await instagramOwn.own(gateOf(tokens.accessToken), { posts: 1 });
  });

  test('reports a missing scope', async () => {
    const { scopes } = await connect({ without: 'instagram_business_manage_insights' });
    expect(scopes).toEqual(['instagram_business_basic']);
  });

  test('returns with a reason if the creator refuses', async () => {
    expect(Object.fromEntries((await decide('cancel')).searchParams)).toEqual({
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The user denied your request.',
      state: 'our state',
    });
  });

  test.each(['nobody', 'cy.personal', 'ed.gone'])('stays on the page for %s', async account =>
    expect((await decide('continue', { account })).href).toBe('about:blank'),
  );

  test('a code is good once, for an hour, and where it was asked for', async () => {
    const code = await codeFor();
    await exchange(code);
    const late = await codeFor();
    const elsewhere = await codeFor();
    const wrong = await codeFor();
    const faults = [
      await faultOf(exchange(code)),
      await faultOf(exchange(elsewhere, { redirectUri: 'https://theirs.example/' })),
      await faultOf(exchange(wrong, { secret: 'wrong' })),
    ];
    pass(3_600_000);
    faults.push(await faultOf(exchange(late)));
    expect(faults.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'credential'));
    expect(faults[0]?.message).toBe('Matching code was not found or was already used');
  });

  test.each<[PlatformMood, string]>([
    ['refused', 'credential'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('while the login is %s: %s', async (mood, kind) => {
    const code = await codeFor();
    fakes.tell(mood, { host: 'api.instagram.com' });
    expect((await faultOf(exchange(code))).kind).toBe(kind);
  });
});

describe('renewing', () => {
  test('gives 60 more days, with the scopes of before', async () => {
    const tokens = await connect({ without: 'instagram_business_manage_insights' });
    expect((await faultOf(instagramOwn.renew(client, tokens, way()))).kind).toBe('permanent');
    pass(50 * day);
    const renewed = await instagramOwn.renew(client, tokens, way());
    expect(renewed).toMatchObject({
      scopes: ['instagram_business_basic'],
      expiresAt: new Date(now.getTime() + 60 * day),
    });
    expect(renewed.accessToken).not.toBe(tokens.accessToken);
    pass(20 * day);
    await instagramOwn.own(gateOf(renewed.accessToken), { posts: 1 });
    expect((await faultOf(instagramOwn.own(gateOf(tokens.accessToken), { posts: 1 }))).kind).toBe(
      'credential',
    );
    expect((await faultOf(instagramOwn.renew(client, tokens, way()))).kind).toBe('credential');
  });
});

test('revoking sends nothing to Instagram, which has no call for it', async () => {
  const tokens = await connect();
  fakes.asked.length = 0;
  await instagramOwn.revoke(client, tokens, way());
  expect(fakes.asked).toEqual([]);
});

describe('an own account', () => {
  test('has posts with plays and shares, and the audience, for twelve calls', async () => {
    const gate = gateOf((await connect()).accessToken);
    const record = creatorRecordSchema.parse(await instagramOwn.own(gate, { posts: 10 }));
    expect(gate.spent).toEqual(Array.from({ length: 12 }, () => ({ bucket: 'calls', units: 1 })));
    expect(record).toMatchObject({
      platformId: '17841400000000001',
      handle: 'ann.lee',
      name: 'Ann Lee',
      homepageUrl: 'https://www.instagram.com/ann.lee/',
      bio: 'tea every day',
      followers: 20_000,
      postCount: 640,
      observedAt: '2026-11-22T08:00:00.000Z',
      audience: {
        ages: [
          { key: '18-24', shareBp: 4000 },
          { key: '25-34', shareBp: 6000 },
        ],
        genders: [
          { key: 'female', shareBp: 6250 },
          { key: 'male', shareBp: 3750 },
        ],
        regions: [
          { key: 'US', shareBp: 7000 },
          { key: 'DE', shareBp: 3000 },
        ],
        languages: [],
      },
    });
    expect(record.posts).toHaveLength(10);
    expect(record.posts?.[0]).toMatchObject({
      platformPostId: '1Code0',
      plays: 1000,
      shares: 5,
      likes: 100,
      comments: 10,
    });
    // A picture has no views, and for the eighth post no call is left.
    expect(record.posts?.[1]).not.toHaveProperty('plays');
    expect(record.posts?.[6]).toMatchObject({ plays: 1006 });
    expect(record.posts?.[8]).toMatchObject({ likes: 108, comments: 18 });
    expect(record.posts?.[8]).not.toHaveProperty('plays');
  });

  test('is read over pages, and no answer that a gate keeps has the token', async () => {
    const { accessToken } = await connect();
    const inner = gateOf(accessToken);
    const kept: unknown[] = [];
    const gate: Gate = {
      async ask(name, cost, call) {
        const value = await inner.ask(name, cost, call);
        kept.push(value);
        return value;
      },
    };
    const { posts } = await instagramOwn.own(gate, { posts: 150 });
    expect(posts).toHaveLength(150);
    expect(inner.names.filter(name => name.startsWith('media'))).toHaveLength(2);
    expect(kept).toHaveLength(12);
    expect(JSON.stringify(kept)).not.toContain(accessToken);
  });

  test('with fewer than 100 followers has no audience, and it is not requested', async () => {
    const gate = gateOf((await connect({ account: 'bo.small' })).accessToken);
    const record = await instagramOwn.own(gate, { posts: 10 });
    expect(record).not.toHaveProperty('audience');
    expect(gate.names).toEqual([
      'account',
      'media 10 after ',
      'insights of 1790020000',
      'insights of 1790020001',
      'insights of 1790020002',
    ]);
  });

  test('lacks plays, shares and audience that were not granted', async () => {
    const tokens = await connect({ without: 'instagram_business_manage_insights' });
    const record = await instagramOwn.own(gateOf(tokens.accessToken), { posts: 2 });
    expect(record).not.toHaveProperty('audience');
    expect(record.posts).toMatchObject([{ likes: 100 }, { likes: 101 }]);
    for (const post of record.posts ?? []) expect(post).not.toHaveProperty('plays');
  });

  test.each<[PlatformMood, string]>([
    ['quota', 'rate'],
    ['rate', 'rate'],
    ['refused', 'credential'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('when Instagram is %s: %s', async (mood, kind) => {
    const { accessToken } = await connect();
    fakes.tell(mood, { host: 'graph.instagram.com' });
    const fault = await faultOf(instagramOwn.own(gateOf(accessToken), { posts: 3 }));
    expect(fault.kind).toBe(kind);
    expect(fault.message).not.toContain(accessToken);
    if (kind === 'rate') expect(fault.freeAt).toEqual(new Date('2026-11-22T08:42:00Z'));
  });
});
