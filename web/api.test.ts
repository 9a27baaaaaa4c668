import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { searchCreators, showCreator } from '../contract/creators.ts';
import type { issueToken } from '../contract/identity.ts';
import { call, CallError, connectSession } from './api.ts';
import shell from './i18n/zh/shell.ts';
import { closeToast, currentToast } from './ui/toast.ts';

type Answer = { status?: number; body?: object };
type Sent = { url: URL; init: RequestInit & { headers: Record<string, string> } };

let sent: Sent[];
let token: string;
let ended: number;
let canRefresh: boolean;

/** A network that gives the answers in their order, the last one for ever. */
function answerWith(...answers: Answer[]) {
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url: new URL(url, 'http://local'), init });
    const { status = 200, body = { code: 0, data: {} } } =
      answers[Math.min(sent.length, answers.length) - 1] ?? {};
    return Promise.resolve(Response.json(body, { status }));
  });
}

const search = (faults?: 'page') =>
  call<typeof searchCreators>('GET', '/kol/api/creators', {
    query: { platform: 'tiktok', keyword: '' },
    faults,
  });

beforeEach(async () => {
  await i18next.init({ lng: 'zh', resources: { zh: { shell } }, defaultNS: 'shell' });
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  [sent, token, ended, canRefresh] = [[], 'old', 0, false];
  connectSession({
    accessToken: () => token,
    refresh: () => {
      if (canRefresh) token = 'new';
      return Promise.resolve(canRefresh);
    },
    end: () => ended++,
  });
});

afterEach(() => {
  closeToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call carries the seconds, the bearer and what is set of its query', async () => {
  answerWith({ body: { code: 0, data: { page: 1 } } });
  expect(await search()).toEqual({ page: 1 });
  expect(sent[0]?.url.href).toBe('http://local/kol/api/creators?platform=tiktok&n=1795161600');
  expect(sent[0]?.init.headers.authorization).toBe('Bearer old');
});

test('parameters stand in the path, escaped', async () => {
  answerWith({});
  await call<typeof showCreator>('GET', '/kol/api/creators/:platform/:id', {
    params: { platform: 'a/b', id: 7 },
  });
  expect(sent[0]?.url.pathname).toBe('/kol/api/creators/a%2Fb/7');
});

test('a form is sent as one, nothing of it in the address', async () => {
  answerWith({});
  await call<typeof issueToken>('POST', '/auth/oauth/token', {
    body: { username: 'OFFICE@demo' },
    form: true,
  });
  expect(await new Response(sent[0]?.init.body).text()).toBe('username=OFFICE%40demo');
  expect(sent[0]?.url.search).not.toContain('demo');
});

describe('a refusal is told as spec §8 has it', () => {
  test.each([
    ['429 stays until closed', 200, { code: 429, msg: '慢' }, 'error', '慢', Infinity],
    ['430 for 8 s', 200, { code: 430 }, 'warning', '权益不足，请升级权益', 8000],
    ['another code for 3 s', 200, { code: 1001, msg: '不对' }, 'error', '不对', 3000],
    ['a code without words', 200, { code: 7 }, 'error', '请求出错，请重试', 3000],
    ['503 for 1.5 s', 503, {}, 'warning', '系统升级中，请稍后再试', 1500],
    ['another status for 1.5 s', 500, { code: 500, msg: '坏' }, 'error', '坏', 1500],
  ])('%s', async (_rule, status, body, kind, text, ms) => {
    answerWith({ status, body });
    await expect(search()).rejects.toBeInstanceOf(CallError);
    expect(currentToast()).toMatchObject({ kind, text });
    vi.advanceTimersByTime(Math.min(ms, 100_000) - 1);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentToast() === null).toBe(ms !== Infinity);
  });

  test('what the page shows itself is in no toast, and names its fields', async () => {
    const fields = [{ field: 'size', reason: '格式不正确' }];
    answerWith({ status: 400, body: { code: 400, msg: '请求参数有误', data: { fields } } });
    await expect(search('page')).rejects.toMatchObject({ code: 400, fields, told: false });
    expect(currentToast()).toBeNull();
  });

  test('an entitlement is told even where the page shows its faults', async () => {
    answerWith({ body: { code: 430, msg: '额度用完' } });
    await expect(search('page')).rejects.toMatchObject({ told: true });
    expect(currentToast()).toMatchObject({ kind: 'warning', text: '额度用完' });
  });

  test('no connection is a refusal too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(search('page')).rejects.toMatchObject({ message: '网络连接失败，请检查网络后重试' });
  });
});

describe('401', () => {
  test('one refresh, and the call goes on with the new token', async () => {
    canRefresh = true;
    answerWith({ status: 401 }, { body: { code: 0, data: { page: 2 } } });
    expect(await search()).toEqual({ page: 2 });
    expect(sent.map(each => each.init.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(ended).toBe(0);
  });

  test('without a way on the session ends, said once', async () => {
    answerWith({ status: 401, body: { code: 401, msg: 'x' } });
    await expect(search()).rejects.toMatchObject({ code: 401, told: true });
    expect([sent.length, ended]).toEqual([1, 1]);
    expect(currentToast()).toMatchObject({ text: '登录过期，请重新登陆' });
  });

  test('a refused new token does not try again and again', async () => {
    canRefresh = true;
    answerWith({ status: 401 });
    await expect(search()).rejects.toMatchObject({ code: 401 });
    expect([sent.length, ended]).toEqual([2, 1]);
  });
});
