import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';

/**
 * A client written from the description of the wire only: fields in the query, the fixed basic header, prefixed names,
 * AES-CBC with zero padding and the key as IV, `n`, `{code, msg, data}`. It shares no code with the product.
 */
interface Answer {
  code?: number;
  msg?: string;
  ok?: boolean;
  access_token?: string;
  refresh_token?: string;
  data?: Record<string, unknown> | null;
}

const phone = '13912345678';
const basic = `Basic ${Buffer.from('office:office').toString('base64')}`;
let app: TestApp;
let address = '';

beforeAll(async () => {
  app = await startTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

function encrypt(password: string): string {
  const key = 'starbridge-2026!';
  const plain = Buffer.alloc(Math.ceil(Buffer.byteLength(password) / 16) * 16);
  plain.write(password);
  const cipher = createCipheriv('aes-128-cbc', key, key).setAutoPadding(false);
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64');
}

async function ask(
  method: string,
  path: string,
  { query = {}, body, authorization }: { query?: object; body?: object; authorization?: string } = {},
): Promise<{ status: number; answer: Answer }> {
  const search = new URLSearchParams({ ...query, n: String(Math.floor(Date.now() / 1000)) });
  const reply = await fetch(`${address}${path}?${search.toString()}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(authorization ? { authorization } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, answer: (await reply.json()) as Answer };
}

const good = async (...call: Parameters<typeof ask>) => {
  const { status, answer } = await ask(...call);
  expect([call[1], status, answer.code]).toEqual([call[1], 200, 0]);
  return answer;
};

async function codeOf(number: string): Promise<string> {
  app.world.pass(60_000);
  await good('GET', `/office/api/login/getCodeByPhone/${number}`);
  const { data } = await good('GET', '/office/api/sandbox/messages');
  const messages = data?.messages as { phone: string; code: string }[];
  return messages.find(message => message.phone === number)?.code ?? '';
}

const withPassword = (username: string, password: string) =>
  ask('POST', '/auth/oauth/token', {
    query: {
      username: `OFFICE@${username}`,
      password: encrypt(password),
      grant_type: 'password',
      scope: 'server',
    },
    authorization: basic,
  });

test('registers, signs in both ways, reads its rights, changes its password and signs out', async () => {
  const isRegistered = async () =>
    (await good('POST', '/office/api/login/verifyPhoneRegistered', { body: { phone } })).data?.registered;
  expect(await isRegistered()).toBe(false);
  await good('POST', '/office/api/login/register', {
    body: {
      username: 'spec.client',
      phone,
      code: await codeOf(phone),
      password: encrypt('first2026'),
      nickName: '小规',
      company: '规格公司',
    },
  });
  expect(await isRegistered()).toBe(true);

  const { answer: signedIn } = await withPassword('spec.client', 'first2026');
  expect(signedIn).toMatchObject({
    code: 0,
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
  expect(signedIn.data).toMatchObject({ access_token: signedIn.access_token });
  let authorization = `Bearer ${signedIn.access_token}`;

  const info = await good('POST', '/office/officeuser/info', { authorization });
  expect(info.ok).toBe(true);
  const user = info.data?.officeUser as { teamId: number; nickName: string; roleIds: string[] };
  expect(user).toMatchObject({ nickName: '小规', roleIds: ['ADMIN', 'ROLE_ADMIN'] });
  const menu = await good('GET', `/office/api/team/menu/${user.teamId}`, { authorization });
  expect(JSON.stringify(menu.data?.menus)).toContain('/bloggerSearch/tiktok');
  const equity = await good('GET', '/office/api/team/equity', {
    authorization,
    query: { teamId: user.teamId },
  });
  expect(equity.data).toMatchObject({
    red_center: { save_koc_task: '0' },
    equityVersion: { versionName: '免费版' },
  });
  await good('GET', '/kol/api/count/getStatisticsCount', {});

  const refreshed = await good('POST', '/auth/oauth/token', {
    query: { grant_type: 'refresh_token', refresh_token: signedIn.refresh_token, scope: 'server' },
    authorization: basic,
  });
  authorization = `Bearer ${refreshed.access_token}`;
  await good('PUT', '/office/api/login/editPassword', {
    body: { oldPassword: encrypt('first2026'), password: encrypt('second2026') },
    authorization,
  });
  expect((await withPassword('spec.client', 'first2026')).answer.code).toBe(1001);

  const byPhone = await good('POST', '/auth/mobile/token/sms', {
    query: { mobile: `OFFICE-SMS@${phone}`, code: await codeOf(phone), grant_type: 'mobile' },
    authorization: basic,
  });
  expect((await ask('POST', '/office/officeuser/info', { authorization })).status).toBe(401);
  authorization = `Bearer ${byPhone.access_token}`;
  await good('DELETE', '/auth/token/logout', { authorization });
  expect((await ask('POST', '/office/officeuser/info', { authorization })).status).toBe(401);

  await good('PUT', '/office/api/login/editPassword', {
    body: { phone, code: await codeOf(phone), password: encrypt('third2026') },
  });
  expect((await withPassword('spec.client', 'third2026')).answer.code).toBe(0);
});

test.each([
  [
    '/auth/oauth/token',
    { username: 'OFFICE@spec.client', password: encrypt('third2026'), grant_type: 'password' },
  ],
  ['/auth/oauth/token', { grant_type: 'refresh_token', refresh_token: 'r' }],
  ['/auth/mobile/token/sms', { mobile: `OFFICE-SMS@${phone}`, code: '123456', grant_type: 'mobile' }],
])('%s gives nothing for another scope than server: %o', async (path, query) => {
  const { status, answer } = await ask('POST', path, {
    query: { ...query, scope: 'admin' },
    authorization: basic,
  });
  expect([status, answer.code, answer.data]).toEqual([
    400,
    400,
    { fields: [expect.objectContaining({ field: 'scope' })] },
  ]);
  expect(answer).not.toHaveProperty('access_token');
});

test('brings a colleague in by invitation', async () => {
  const { answer } = await withPassword('spec.client', 'third2026');
  const authorization = `Bearer ${answer.access_token}`;
  await app.givePlan('spec.client', 'basic');
  const invited = await good('POST', '/office/api/team/invitations', { body: { note: '' }, authorization });
  const invitation = String(invited.data?.path).split('/').at(-1);
  const number = '13800138000';
  const join = { invitation, username: 'colleague', phone: number, nickName: '小同' };
  await good('POST', '/office/officegroupmember/register', {
    body: { ...join, code: await codeOf(number), password: encrypt('joined2026') },
  });
  const colleague = (await withPassword('colleague', 'joined2026')).answer;
  const info = await good('POST', '/office/officeuser/info', {
    authorization: `Bearer ${colleague.access_token}`,
  });
  expect(info.data?.officeUser).toMatchObject({ roleIds: ['ROLE_MEMBER'] });
});
