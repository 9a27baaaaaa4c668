import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchCreators, getCreator } from '../../contract/creators/search/creator-search.ts';
import { errors } from '../../contract/core/errors.ts';
import { issueToken, uploadAvatar } from '../../contract/identity/sign-in.ts';
import { fetchBackgroundTaskFile } from '../../contract/activity/background-tasks.ts';
import { call, callForFile, CallError, connectSession } from './api.ts';
import en from '../i18n/en/core/shell.ts';
import shell from '../i18n/zh/core/shell.ts';
import { currentSettings, setSetting } from '../ui/settings/settings.ts';
import { closeToast, currentToast } from '../ui/feedback/toast.ts';

type Answer = { status?: number; body?: object };
type Sent = { url: URL; init: RequestInit & { headers: Record<string, string> } };

let sent: Sent[];
let token: string;
let ended: number;
let canRefresh: boolean;

/** A network that gives the answers in order, and repeats the last one. */
function answerWith(...answers: Answer[]) {
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url: new URL(url, 'http://local'), init });
    const { status = 200, body = { code: 0, data: {} } } =
      answers[Math.min(sent.length, answers.length) - 1] ?? {};
    return Promise.resolve(Response.json(body, { status }));
  });
}

const search = (errorDisplay?: 'page') =>
  call(searchCreators, {
    query: { platform: 'tiktok', keyword: '' },
    errorDisplay,
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
    end: () => {
      ended++;
      token = '';
    },
  });
});

afterEach(() => {
  closeToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call carries the time in seconds, the bearer token and the set query values', async () => {
  answerWith({ body: { code: 0, data: { page: 1 } } });
  expect(await search()).toEqual({ page: 1 });
  expect(sent[0]?.url.href).toBe('http://local/kol/api/creators?platform=tiktok&n=1795161600');
  expect(sent[0]?.init.headers.authorization).toBe('Bearer old');
  expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include', body: undefined });
});

test('an anonymous call has no bearer token', async () => {
  token = '';
  answerWith({});
  await search();
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
});

test('a POST carries the time too', async () => {
  answerWith({});
  await call(issueToken, { body: { scope: 'server' } });
  expect(sent[0]?.url.search).toBe('?n=1795161600');
  expect(sent[0]?.init.body).toBe('{"scope":"server"}');
  expect(sent[0]?.init.headers['content-type']).toBe('application/json');
});

test('code absent is success', async () => {
  answerWith({ body: { data: { page: 3 } } });
  expect(await search()).toEqual({ page: 3 });
});

test('parameters are in the path, escaped', async () => {
  answerWith({});
  await call(getCreator, {
    params: { platform: 'a/b', id: 7 },
  });
  expect(sent[0]?.url.pathname).toBe('/kol/api/creators/a%2Fb/7');
});

test('a form is sent as a form, with nothing of it in the address', async () => {
  answerWith({});
  await call(issueToken, {
    body: { username: 'OFFICE@demo' },
    form: true,
  });
  expect(await new Response(sent[0]?.init.body).text()).toBe('username=OFFICE%40demo');
  expect(sent[0]?.url.search).not.toContain('demo');
});

test('a file is sent as a multipart form, with the browser’s boundary', async () => {
  answerWith({ body: { code: 0, data: { avatar: '/a' } } });
  const body = new FormData();
  body.set('file', new File(['picture'], 'me.png'));
  await call(uploadAvatar, { body });
  expect(sent[0]?.init.body).toBe(body);
  expect(Object.keys(sent[0]?.init.headers ?? {})).not.toContain('content-type');
});

describe('a file that is answered', () => {
  const fetchFile = () =>
    callForFile(fetchBackgroundTaskFile, {
      params: { id: 7 },
      errorDisplay: 'page',
    });

  test('is returned unchanged', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('a,b\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } })),
    );
    expect(await (await fetchFile()).text()).toBe('a,b\n');
  });

  test.each([
    ['with a code', { body: { code: 1001, msg: '不对' } }, 1001],
    ['with a status', { status: 404, body: { code: 404, msg: '没有' } }, 404],
  ])('is refused %s like any other', async (_how, answer, code) => {
    answerWith(answer);
    await expect(fetchFile()).rejects.toMatchObject({ code, alreadyShown: false });
  });
});

describe('a call that does not end', () => {
  /** A network that never answers, and ends a call when it is aborted. */
  const stayForEver = () =>
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      return promise;
    });

  test('is aborted after ten minutes, and reported as a lost connection', async () => {
    const over = new AbortController();
    const timeOut = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    stayForEver();
    const answer = search();
    expect(timeOut).toHaveBeenCalledExactlyOnceWith(600_000);
    over.abort(new DOMException('late', 'TimeoutError'));
    await expect(answer).rejects.toBeInstanceOf(CallError);
    expect(currentToast()).toMatchObject({ kind: 'error', text: '网络连接失败，请检查网络后重试' });
    timeOut.mockRestore();
  });

  test('is cancelled with its page, without a message', async () => {
    stayForEver();
    const page = new AbortController();
    const answer = call(searchCreators, { signal: page.signal });
    page.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(currentToast()).toBeNull();
  });

  test('is no success when it is cancelled or breaks off within the answer', async () => {
    const page = new AbortController();
    const breakOff = (reason: Error) =>
      vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response(new ReadableStream({ start: body => body.error(reason) }))),
      );
    breakOff(new TypeError('terminated'));
    await expect(search('page')).rejects.toMatchObject({ message: '网络连接失败，请检查网络后重试' });
    page.abort();
    breakOff(new DOMException('left', 'AbortError'));
    await expect(call(searchCreators, { signal: page.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the kind of an error decides its toast and how long that stays', () => {
  test.each([
    ['429 stays until closed', 200, { code: 429, msg: '慢' }, 'error', '慢', Infinity],
    ['430 for 8 s', 200, { code: 430 }, 'warning', '权益不足，请升级权益', 8000],
    ['another code for 3 s', 200, { code: 1001, msg: '不对' }, 'error', '不对', 3000],
    ['a code without words', 200, { code: 7 }, 'error', '请求出错，请重试', 3000],
    ['503 for 1.5 s', 503, {}, 'warning', '系统升级中，请稍后再试', 1500],
    ['503 whatever it says', 503, { code: 503, msg: '别的' }, 'warning', '系统升级中，请稍后再试', 1500],
    ['another status for 1.5 s', 500, { code: 500, msg: '坏' }, 'error', '坏', 1500],
    ['a status without words', 502, {}, 'error', 'Request failed with status code 502', 1500],
    ['a status is no code', 429, {}, 'error', 'Request failed with status code 429', 1500],
    ['429 without words', 200, { code: 429 }, 'error', '请求出错，请重试', Infinity],
    ['430 with words', 200, { code: 430, msg: '额度用完' }, 'warning', '额度用完', 8000],
  ])('%s', async (_rule, status, body, kind, text, ms) => {
    answerWith({ status, body });
    await expect(search()).rejects.toBeInstanceOf(CallError);
    expect(currentToast()).toMatchObject({ kind, text });
    vi.advanceTimersByTime(Math.min(ms, 100_000) - 1);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentToast() === null).toBe(ms !== Infinity);
  });

  test('an error that the page shows itself has no toast, and names its fields', async () => {
    const fields = [{ field: 'size', reason: '格式不正确' }];
    answerWith({ status: 400, body: { code: 400, msg: '请求参数有误', data: { fields } } });
    await expect(search('page')).rejects.toMatchObject({ code: 400, fields, alreadyShown: false });
    expect(currentToast()).toBeNull();
  });

  test.each(Object.entries(errors))('%s has its code and rejects', async (_name, { status, code }) => {
    token = '';
    answerWith({ status, body: { code, msg: '不行' } });
    await expect(search('page')).rejects.toMatchObject({ code });
  });

  test.each([
    [430, true],
    [429, false],
    [1001, false],
  ])('after %i isEquity is %s', async (code, isEquity) => {
    setSetting('isEquity', false);
    answerWith({ body: { code } });
    await expect(search()).rejects.toMatchObject({ code });
    expect(currentSettings().isEquity).toBe(isEquity);
  });

  test.each([
    ['no JSON', new Response('<html>')],
    ['null', Response.json(null)],
  ])('an answer that is %s is no success', async (_what, answer) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    await expect(search()).rejects.toBeInstanceOf(CallError);
    expect(currentToast()).toMatchObject({ kind: 'error', text: '请求出错，请重试' });
  });

  test('a response that is not JSON is reported by its status', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(search()).rejects.toMatchObject({ code: 502 });
    expect(currentToast()).toMatchObject({ text: 'Request failed with status code 502' });
  });

  test('a second toast closes the first', async () => {
    answerWith({ body: { code: 429, msg: '慢' } }, { body: { code: 1001, msg: '不对' } });
    await expect(search()).rejects.toBeInstanceOf(CallError);
    await expect(search()).rejects.toBeInstanceOf(CallError);
    expect(currentToast()).toMatchObject({ text: '不对' });
    vi.advanceTimersByTime(3000);
    expect(currentToast()).toBeNull();
  });

  test('English has words of its own', async () => {
    await i18next.init({ lng: 'en', resources: { en: { shell: en } }, defaultNS: 'shell' });
    answerWith({ body: { code: 430 } });
    await expect(search()).rejects.toMatchObject({
      message: 'Please upgrade your membership to use this feature',
    });
  });

  test('an entitlement error is shown even if the page shows its errors itself', async () => {
    answerWith({ body: { code: 430, msg: '额度用完' } });
    await expect(search('page')).rejects.toMatchObject({ alreadyShown: true });
    expect(currentToast()).toMatchObject({ kind: 'warning', text: '额度用完' });
  });

  test('no connection is a refusal too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(search('page')).rejects.toMatchObject({ message: '网络连接失败，请检查网络后重试' });
  });
});

describe('401', () => {
  test('one refresh, and the call continues with the new token', async () => {
    canRefresh = true;
    answerWith({ status: 401 }, { body: { code: 0, data: { page: 2 } } });
    expect(await search()).toEqual({ page: 2 });
    expect(sent.map(each => each.init.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(ended).toBe(0);
  });

  test('if no refresh is possible, the session ends with a message for 1.5 s', async () => {
    answerWith({ status: 401, body: { code: 401, msg: 'x' } });
    await expect(search('page')).rejects.toMatchObject({ code: 401, alreadyShown: true });
    expect([sent.length, ended]).toEqual([1, 1]);
    expect(currentToast()).toMatchObject({ kind: 'error', text: '登录过期，请重新登陆' });
    vi.advanceTimersByTime(1500);
    expect(currentToast()).toBeNull();
  });

  test('a server that cannot be asked for a refresh ends no session', async () => {
    const away = new CallError('网络连接失败，请检查网络后重试', 0, [], false);
    connectSession({ accessToken: () => token, refresh: () => Promise.reject(away), end: () => ended++ });
    answerWith({ status: 401 });
    await expect(search()).rejects.toMatchObject({ message: away.message, alreadyShown: true });
    expect([currentToast()?.text, ended]).toEqual([away.message, 0]);
    closeToast();
    await expect(search('page')).rejects.toMatchObject({ message: away.message, alreadyShown: false });
    expect([currentToast(), ended]).toEqual([null, 0]);
  });

  test('several calls of one session end it once', async () => {
    answerWith({ status: 401 });
    const calls = await Promise.allSettled([search(), search(), search()]);
    expect(calls.map(each => each.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(ended).toBe(1);
  });

  test('the sign-in itself is refused like any call, and no session ends', async () => {
    canRefresh = true;
    answerWith({ status: 401, body: { code: 401, msg: '不认识' } });
    const signIn = call(issueToken, { signsIn: true });
    await expect(signIn).rejects.toMatchObject({ code: 401, message: '不认识' });
    expect([sent.length, ended]).toEqual([1, 0]);
  });

  test('a refused new token is not retried', async () => {
    canRefresh = true;
    answerWith({ status: 401 });
    await expect(search()).rejects.toMatchObject({ code: 401 });
    expect([sent.length, ended]).toEqual([2, 1]);
  });
});
