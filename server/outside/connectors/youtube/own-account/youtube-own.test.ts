import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  noon,
  someChannel,
  youtubeFixture,
  type YouTubeFixture,
} from '../../../../../test/fixtures/sourcing/youtube-channels.ts';
import { creatorRecordSchema } from '../../../../../contract/core/sources/source-records.ts';
import type { OwnTokens } from '../../own-account.ts';
import { clickThrough } from '../../../../../test/harness/sources/click-through.ts';
import { addressOf } from '../../source-call.ts';
import { audienceOf } from './audience-report.ts';
import { youtubeOwn } from './youtube-own.ts';

const client = { id: 'client-1', secret: 'GOCSPX-secret' };
const redirectUri = 'http://localhost/connected';
const verifier = 'a-verifier-that-is-long-enough-for-rfc-7636-of-course';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const [dataScope = '', reportScope = ''] = youtubeOwn.scopes;

const audience = {
  regions: [
    { key: 'TW', shareBp: 6000 },
    { key: 'JP', shareBp: 3000 },
  ],
  languages: [],
  genders: [
    { key: 'female', shareBp: 7000 },
    { key: 'male', shareBp: 2500 },
    { key: 'other', shareBp: 500 },
  ],
  ages: [
    { key: '18-24', shareBp: 6000 },
    { key: '65+', shareBp: 4000 },
  ],
};
const owner = () => someChannel(1, { audience, avatarUrl: 'https://pictures.example/1.jpg' });

const wayOf = ({ fakes, clock }: YouTubeFixture) => ({
  through: fakes.address,
  signal: new AbortController().signal,
  now: clock.now,
});

/** Acts as a creator's browser on Google's page. */
async function agree(
  fixture: YouTubeFixture,
  { scopes = [dataScope, reportScope], decision = 'continue', channel = '@Channel1' } = {},
) {
  const official = youtubeOwn.authorizeUrl(client, { state: 'some state', challenge, redirectUri });
  const address = addressOf(official, fixture.fakes.address);
  const sent = await clickThrough(address, { account: channel, scopes, decision });
  return typeof sent === 'string' ? sent : sent.searchParams;
}

async function connected(fixture: YouTubeFixture, scopes?: string[]): Promise<OwnTokens> {
  const back = (await agree(fixture, { scopes: scopes ?? [dataScope, reportScope] })) as URLSearchParams;
  expect(back.get('state')).toBe('some state');
  return youtubeOwn.exchange(client, { code: back.get('code') ?? '', verifier, redirectUri }, wayOf(fixture));
}

describe('connecting', () => {
  test('gets tokens for the granted scopes', async () => {
    const fixture = await youtubeFixture([owner()]);
    const tokens = await connected(fixture, [dataScope]);
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^ya29\./),
      refreshToken: expect.stringMatching(/^1\/\/0/),
      expiresAt: new Date(noon.getTime() + 3_599_000),
      scopes: [dataScope],
    });
  });

  test('can be refused on the page', async () => {
    const back = (await agree(await youtubeFixture([owner()]), { decision: 'cancel' })) as URLSearchParams;
    expect(Object.fromEntries(back)).toEqual({ state: 'some state', error: 'access_denied' });
  });

  test('retries a channel that is missing', async () => {
    expect(await agree(await youtubeFixture([owner()]), { channel: 'nobody' })).toContain(
      'no account @nobody',
    );
  });

  test.each([
    ['another verifier', { verifier: 'not-it' }, client, 'credential'],
    ['another address', { redirectUri: 'http://localhost/other' }, client, 'permanent'],
    ['a made-up code', { code: '4/0nonsense' }, client, 'credential'],
    ['a wrong secret', {}, { id: 'client-1', secret: 'wrong' }, 'credential'],
    ['another client', {}, { id: 'client-2', secret: 'GOCSPX-secret' }, 'credential'],
  ])('fails with %s', async (_, changed, by, kind) => {
    const fixture = await youtubeFixture([owner()]);
    const code = ((await agree(fixture)) as URLSearchParams).get('code') ?? '';
    const work = youtubeOwn.exchange(by, { code, verifier, redirectUri, ...changed }, wayOf(fixture));
    await expect(work).rejects.toMatchObject({ kind });
  });

  test('takes a code once, and for ten minutes', async () => {
    const fixture = await youtubeFixture([owner()]);
    const code = ((await agree(fixture)) as URLSearchParams).get('code') ?? '';
    await youtubeOwn.exchange(client, { code, verifier, redirectUri }, wayOf(fixture));
    const again = youtubeOwn.exchange(client, { code, verifier, redirectUri }, wayOf(fixture));
    await expect(again).rejects.toMatchObject({ kind: 'credential' });
    const late = ((await agree(fixture)) as URLSearchParams).get('code') ?? '';
    fixture.clock.now = new Date(noon.getTime() + 601_000);
    const tooLate = youtubeOwn.exchange(client, { code: late, verifier, redirectUri }, wayOf(fixture));
    await expect(tooLate).rejects.toMatchObject({ kind: 'credential' });
  });

  test.each([
    ['down', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
    ['refused', 'credential'],
  ] as const)('fails while Google is %s', async (mood, kind) => {
    const fixture = await youtubeFixture([owner()]);
    const code = ((await agree(fixture)) as URLSearchParams).get('code') ?? '';
    fixture.fakes.tell(mood, { host: 'oauth2.googleapis.com' });
    const work = youtubeOwn.exchange(client, { code, verifier, redirectUri }, wayOf(fixture));
    await expect(work).rejects.toMatchObject({ kind });
  });
});

describe('tokens', () => {
  test('are renewed, and the refresh token stays', async () => {
    const fixture = await youtubeFixture([owner()]);
    const tokens = await connected(fixture);
    fixture.clock.now = new Date(noon.getTime() + 3_600_000);
    const { accessToken } = tokens;
    await expect(youtubeOwn.own(fixture.gateFor({ accessToken }), { posts: 10 })).rejects.toMatchObject({
      kind: 'credential',
    });
    const renewed = await youtubeOwn.renew(client, tokens, wayOf(fixture));
    expect(renewed).toMatchObject({ refreshToken: tokens.refreshToken, scopes: tokens.scopes });
    const gate = fixture.gateFor({ accessToken: renewed.accessToken });
    expect(await youtubeOwn.own(gate, { posts: 10 })).toMatchObject({ handle: 'channel1' });
  });

  test('end when revoked, which may be repeated', async () => {
    const fixture = await youtubeFixture([owner()]);
    const tokens = await connected(fixture);
    await youtubeOwn.revoke(client, tokens, wayOf(fixture));
    await youtubeOwn.revoke(client, tokens, wayOf(fixture));
    await expect(youtubeOwn.renew(client, tokens, wayOf(fixture))).rejects.toMatchObject({
      kind: 'credential',
    });
    const gate = fixture.gateFor({ accessToken: tokens.accessToken });
    await expect(youtubeOwn.own(gate, { posts: 10 })).rejects.toMatchObject({ kind: 'credential' });
  });
});

describe('the own channel', () => {
  async function read(scopes?: string[]) {
    const fixture = await youtubeFixture([owner(), someChannel(2)]);
    const { accessToken } = await connected(fixture, scopes);
    const gate = fixture.gateFor({ accessToken });
    return { gate, work: youtubeOwn.own(gate, { posts: 10 }) };
  }

  test('comes with its newest videos and its audience', async () => {
    const { gate, work } = await read();
    const record = await work;
    expect(creatorRecordSchema.parse(record)).toEqual(record);
    expect(record).toMatchObject({ handle: 'channel1', followers: 123_000 });
    expect(record.posts).toHaveLength(10);
    expect(record.audience).toEqual({
      regions: [
        { key: 'TW', shareBp: 6666 },
        { key: 'JP', shareBp: 3333 },
      ],
      languages: [],
      genders: audience.genders,
      ages: audience.ages,
    });
    expect(gate.spent.map(({ bucket }) => bucket)).toEqual(['units', 'units', 'units', 'calls', 'calls']);
  });

  test('comes without an audience if reports were not granted', async () => {
    const { gate, work } = await read([dataScope]);
    expect(await work).not.toHaveProperty('audience');
    expect(gate.names).toHaveLength(4);
  });

  test('is absent if its data were not granted', async () => {
    const { work } = await read([reportScope]);
    await expect(work).rejects.toMatchObject({ kind: 'credential' });
  });
});

test.each([
  [
    'rows of one age are added up',
    [
      ['age18-24', 'female', 30.4],
      ['age18-24', 'male', 30.1],
    ],
    [['18-24', 10_000]],
  ],
  [
    'shares are of what is told',
    [
      ['age13-17', 'female', 10],
      ['age65-', 'male', 30],
    ],
    [
      ['65+', 7500],
      ['13-17', 2500],
    ],
  ],
  [
    'thirds are never more than all',
    [
      ['age13-17', 'a', 1],
      ['age18-24', 'a', 1],
      ['age25-34', 'a', 1],
    ],
    [
      ['13-17', 3333],
      ['18-24', 3333],
      ['25-34', 3333],
    ],
  ],
])('%s', (_, rows, ages) => {
  expect(audienceOf(rows, [])?.ages.map(({ key, shareBp }) => [key, shareBp])).toEqual(ages);
});

test('a missing audience is absent', () => {
  expect(audienceOf([], [['ZZ', 5]])).toBeNull();
});
