import { beforeEach, describe, expect, test } from 'vitest';
import { fakeDingtalk } from '../../sandbox/fake-identity-providers/fake-dingtalk.ts';
import { fakeFeishu } from '../../sandbox/fake-identity-providers/fake-feishu.ts';
import type {
  FakeEmployee,
  FakeOrganisation,
  FakeProvider,
} from '../../sandbox/fake-identity-providers/fake-organisation.ts';
import { fakeWecom } from '../../sandbox/fake-identity-providers/fake-wecom.ts';
import { makeDingtalk } from './dingtalk.ts';
import { makeFeishu } from './feishu.ts';
import {
  ProviderRefused,
  type ConversationStep,
  type IdentityProvider,
  type ProviderSettings,
} from './identity-provider.ts';
import type { ProviderFetch, ProviderNetwork } from './provider-fetch.ts';
import { makeWecom } from './wecom.ts';

const kinds = ['wecom', 'feishu', 'dingtalk'] as const;
type Kind = (typeof kinds)[number];

const parts: Record<
  Kind,
  {
    fake: (organisation: FakeOrganisation) => FakeProvider;
    make: (network: ProviderNetwork) => IdentityProvider;
    subject: string;
  }
> = {
  wecom: { fake: fakeWecom, make: makeWecom, subject: 'li' },
  feishu: { fake: fakeFeishu, make: makeFeishu, subject: 'on_li' },
  dingtalk: { fake: fakeDingtalk, make: makeDingtalk, subject: 'uli' },
};

const app = { clientId: 'app', clientSecret: 'right secret', agentId: '1000002' };
const start = {
  state: 'a1b2',
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://starbridge.example/login/callback/1',
};
const minute = 60_000;
const day = 24 * 60 * minute;

let time: number;
let li: FakeEmployee;
/** What is answered instead, by the end of the path. */
let instead: Map<string, () => Promise<Response>>;
let asked: string[];

/** A provider with one organisation; its answers come without a socket. */
function world(kind: Kind) {
  const organisation: FakeOrganisation = {
    people: [li],
    app,
    now: () => new Date(time),
    address: () => 'https://private.example/suite',
  };
  const fake = parts[kind].fake(organisation);
  const answer = (url: URL, method = 'GET', headers: Record<string, string> = {}, body = '') =>
    fake({ method, path: url.pathname.replace(/^\/suite/, ''), query: url.searchParams, headers, body });
  const fetch: ProviderFetch = async (address, { method, headers, body }) => {
    asked.push(address);
    const url = new URL(address);
    const other = [...instead].find(([end]) => url.pathname.endsWith(end));
    if (other) return other[1]();
    const reply = answer(url, method, headers, typeof body === 'string' ? body : '');
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status });
  };
  const provider = parts[kind].make({ fetch, allowsHttp: false });
  const settings: ProviderSettings = {
    kind,
    issuer: 'https://private.example/suite/',
    ...app,
    agentId: kind === 'wecom' ? app.agentId : '',
  };
  /** The browser goes to the provider, where somebody says who they are, and comes back. */
  async function visit(who = 'li', change: Partial<ProviderSettings> = {}): Promise<URL> {
    const url = new URL(await provider.authorizationUrl({ ...settings, ...change }, start));
    const page = answer(url);
    if (page.status !== 200) throw new Error(String(page.body));
    const [, action = ''] = /<form action="([^"]+)"/.exec(String(page.body)) ?? [];
    const decided = new URL(action);
    decided.search = url.search;
    decided.searchParams.set('person', who);
    return new URL(answer(decided).headers?.['location'] ?? '');
  }
  const redeem = (callback: URL, change: Partial<ProviderSettings> = {}, steps: ConversationStep[] = []) =>
    provider.redeem({ ...settings, ...change }, start, callback, step => steps.push(step));
  return { provider, settings, visit, redeem };
}

const refused = (words: string | RegExp) =>
  expect.objectContaining({ reason: expect.stringMatching(words) as string });

beforeEach(() => {
  time = Date.parse('2026-11-28T08:00:00Z');
  li = { id: 'li', name: '李雷', email: 'Li@Acme.example', state: 'active' };
  instead = new Map();
  asked = [];
});

describe.each(kinds)('%s', kind => {
  test('proves who somebody is, and the address that the organisation has of them', async () => {
    const { visit, redeem, settings } = world(kind);
    const steps: ConversationStep[] = [];
    const person = await redeem(await visit(), {}, steps);
    expect(person).toMatchObject({
      subject: parts[kind].subject,
      name: '李雷',
      email: 'li@acme.example',
      emailVerified: true,
      providerSession: null,
    });
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.every(({ ok }) => ok)).toBe(true);
    const said = JSON.stringify(steps);
    expect(said).not.toContain(settings.clientSecret);
    expect(said).not.toMatch(/"(access_?token|refresh_?token|user_ticket)\\":\\"[^…]/i);
    expect(said).not.toMatch(/code(=|\\":\\")code/);
  });

  test('is asked at its public addresses, or at those of a private deployment', async () => {
    const { provider, settings } = world(kind);
    const own = new URL(await provider.authorizationUrl(settings, start));
    expect(own.href).toMatch(/^https:\/\/private\.example\/suite\/\w/);
    const common = new URL(await provider.authorizationUrl({ ...settings, issuer: '' }, start));
    expect(common.host).toMatch(/^(login\.work\.weixin\.qq|accounts\.feishu|login\.dingtalk)\.c/);
    for (const { searchParams } of [own, common]) {
      expect(searchParams.get('redirect_uri')).toBe(start.redirectUri);
      expect(searchParams.get('state')).toBe(start.state);
    }
    await provider.stillActive({ ...settings, issuer: '' }, { subject: 'x', refreshToken: 'x' });
    expect(
      asked.every(url =>
        /^https:\/\/(qyapi\.weixin\.qq\.com|open\.feishu\.cn|\w+\.dingtalk\.com)\//.test(url),
      ),
    ).toBe(true);
  });

  test('takes a code once, and within five minutes', async () => {
    const { visit, redeem } = world(kind);
    const callback = await visit();
    await redeem(callback);
    await expect(redeem(callback)).rejects.toThrow(ProviderRefused);
    const late = await visit();
    time += 5 * minute;
    await expect(redeem(late)).rejects.toThrow(ProviderRefused);
  });

  test('says in its own words that the secret is wrong', async () => {
    const { visit, redeem } = world(kind);
    const words = {
      wecom: /^40001 invalid credential/,
      feishu: /^20002 /,
      dingtalk: /^invalidClientIdOrSecret 无效/,
    };
    await expect(redeem(await visit(), { clientSecret: 'wrong' })).rejects.toThrow(refused(words[kind]));
  });

  test('knows no other app', async () => {
    const { visit, redeem } = world(kind);
    await expect(visit('li', { clientId: 'another' })).rejects.toThrow();
    await expect(redeem(await visit(), { clientId: 'another' })).rejects.toThrow(ProviderRefused);
  });

  test('brings nobody who refused, and no answer to another sign-in', async () => {
    const { visit, redeem } = world(kind);
    await expect(redeem(await visit(''))).rejects.toThrow(refused(/no code|access_denied/));
    const callback = await visit();
    callback.searchParams.set('state', 'another');
    await expect(redeem(callback)).rejects.toThrow(refused('state'));
    callback.searchParams.delete('state');
    await expect(redeem(callback)).rejects.toThrow(refused('state'));
    expect(asked).toEqual([]);
  });

  test.each(['disabled', 'gone'] as const)('lets nobody in who is %s', async state => {
    const { visit, redeem } = world(kind);
    const callback = await visit();
    li.state = state;
    await expect(redeem(callback)).rejects.toThrow(ProviderRefused);
  });

  test('says whether somebody is still there', async () => {
    const { provider, settings, visit, redeem } = world(kind);
    const { subject, refreshToken } = await redeem(await visit());
    const first = await provider.stillActive(settings, { subject, refreshToken });
    expect(first.state).toBe('active');
    const next = first.state === 'active' ? first.refreshToken : null;
    li.state = 'disabled';
    expect(await provider.stillActive(settings, { subject, refreshToken: next })).toEqual({ state: 'gone' });
  });

  const silences: [string, () => Promise<Response>][] = [
    ['nobody answers', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['the answer is slow', () => Promise.reject(new DOMException('aborted', 'TimeoutError'))],
    ['the answer is huge', () => Promise.reject(new Error('the answer is too long'))],
    ['the answer is a page', () => Promise.resolve(new Response('<html>Sorry', { status: 200 }))],
    ['the answer is empty', () => Promise.resolve(new Response('', { status: 200 }))],
    ['it is broken', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['it is broken in JSON', () => Promise.resolve(Response.json({ message: 'busy' }, { status: 500 }))],
    ['the answer lacks everything', () => Promise.resolve(Response.json({}))],
    ['the answer is a list', () => Promise.resolve(Response.json([1]))],
    ['the answer is null', () => Promise.resolve(Response.json(null))],
  ];
  const steps = {
    wecom: ['/gettoken', '/auth/getuserinfo', '/user/get', '/auth/getuserdetail'],
    feishu: ['/oauth/token', '/user_info'],
    dingtalk: ['/userAccessToken', '/users/me', '/oauth2/accessToken', '/getbyunionid', '/v2/user/get'],
  };

  test.each(silences)('proves nobody when %s', async (what, answer) => {
    const { visit, redeem } = world(kind);
    for (const step of steps[kind]) {
      instead.clear();
      const callback = await visit();
      instead.set(step, answer);
      const told: ConversationStep[] = [];
      const outcome = await redeem(callback, {}, told).then(
        person => person.email,
        (error: unknown) => error,
      );
      // WeCom gives addresses where it wants to: an empty detail is an answer.
      if (step === '/auth/getuserdetail' && what === 'the answer lacks everything')
        expect(outcome).toBeNull();
      else expect(outcome).toBeInstanceOf(ProviderRefused);
    }
  });

  test.each(silences.slice(0, 7))('ends no session when %s', async (_what, answer) => {
    const { provider, settings } = world(kind);
    for (const step of steps[kind]) instead.set(step, answer);
    const person = { subject: parts[kind].subject, refreshToken: 'any' };
    expect(await provider.stillActive(settings, person)).toEqual({ state: 'unknown' });
  });

  test('ends no session when the app’s secret has changed', async () => {
    const { provider, settings } = world(kind);
    const person = { subject: parts[kind].subject, refreshToken: 'any' };
    expect(await provider.stillActive({ ...settings, clientSecret: 'old' }, person)).toEqual({
      state: 'unknown',
    });
  });
});

test('DingTalk: an address that somebody gives themselves proves nothing, and strangers do not get in', async () => {
  const { visit, redeem } = world('dingtalk');
  li.email = '';
  expect(await redeem(await visit())).toMatchObject({ email: null, emailVerified: false });
  const callback = await visit();
  instead.set('/getbyunionid', () =>
    Promise.resolve(Response.json({ errcode: 0, result: { userid: 'x', contact_type: 1 } })),
  );
  await expect(redeem(callback)).rejects.toThrow(refused('outside contact'));
});

test('WeCom: who is no member of the enterprise has an openid, and does not get in', async () => {
  const { visit, redeem } = world('wecom');
  const callback = await visit();
  instead.set('/auth/getuserinfo', () => Promise.resolve(Response.json({ errcode: 0, openid: 'o1' })));
  await expect(redeem(callback)).rejects.toThrow(refused('not a member'));
});

describe('Feishu', () => {
  test('gives a new token at each renewal, and each works once within a week', async () => {
    const { provider, settings, visit, redeem } = world('feishu');
    const { subject, refreshToken } = await redeem(await visit());
    const renewed = await provider.stillActive(settings, { subject, refreshToken });
    if (renewed.state !== 'active') throw new Error(renewed.state);
    expect(renewed.refreshToken).not.toBe(refreshToken);
    expect(await provider.stillActive(settings, { subject, refreshToken })).toEqual({ state: 'gone' });
    time += 7 * day;
    expect(await provider.stillActive(settings, { subject, refreshToken: renewed.refreshToken })).toEqual({
      state: 'gone',
    });
    expect(await provider.stillActive(settings, { subject, refreshToken: null })).toEqual({
      state: 'unsupported',
    });
  });

  test('proves that the code is for us alone (PKCE), and for this address', async () => {
    const { provider, settings, visit } = world('feishu');
    for (const change of [
      { codeVerifier: 'w'.repeat(43) },
      { redirectUri: 'https://starbridge.example/other' },
    ]) {
      const callback = await visit();
      await expect(provider.redeem(settings, { ...start, ...change }, callback)).rejects.toThrow(
        refused(/^200(49|71) /),
      );
    }
  });
});
