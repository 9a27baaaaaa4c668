import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestRequest, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';

let app: TestApp;
let li: Account;
let token = '';
const phone = '13811110000';
const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);

beforeAll(async () => {
  app = await startTestApp();
  li = await makeTeam(app.database.db, app.world, 'lili');
  token = await app.signInAs(li);
});
afterAll(() => app.close());
beforeEach(() => app.world.pass(60_000));

interface Body {
  code: number;
  msg: string;
  data: { fields?: { field: string }[] } & Record<string, unknown>;
}

async function ask(asked: TestRequest): Promise<Body> {
  return (await app.inject(asked)).json<Body>();
}
/** The code of the response, and the fields it names. */
async function refusal(asked: TestRequest): Promise<[number, string[]]> {
  const { code, data } = await ask(asked);
  return [code, (data?.fields ?? []).map(fault => fault.field)];
}
/** The warnings that the sandbox keeps: phone number and text. */
async function warnings(): Promise<[string, string][]> {
  const { data } = await ask({ method: 'GET', path: '/office/api/sandbox/messages' });
  const messages = data.messages as { phone: string; notice: string }[];
  return messages.filter(({ notice }) => notice).map(message => [message.phone, message.notice]);
}
async function codeFor(number: string): Promise<string> {
  app.world.pass(60_000);
  await ask({ method: 'GET', path: `/office/api/login/getCodeByPhone/${number}` });
  const { data } = await ask({ method: 'GET', path: '/office/api/sandbox/messages' });
  const messages = data.messages as { phone: string; code: string }[];
  return messages.find(message => message.phone === number)?.code ?? '';
}

const register = (change: object): TestRequest => ({
  method: 'POST',
  path: '/office/api/login/register',
  body: {
    username: 'wang',
    phone,
    code: '000000',
    password: sealed('wang2026'),
    nickName: '王',
    company: '王家',
    ...change,
  },
});

describe('registration', () => {
  it.each([
    [{ username: '1wang' }, [400, ['username']]],
    [{ username: 'w' }, [400, ['username']]],
    [{ phone: '12345' }, [400, ['phone']]],
    [{ code: '12' }, [400, ['code']]],
    [{ nickName: ' ' }, [400, ['nickName']]],
    [{ company: undefined }, [400, ['company']]],
    [{ username: 'LILI' }, [1008, ['username']]],
    [{}, [1004, []]],
  ])('refuses %j', async (change, expected) => {
    expect(await refusal(register(change))).toEqual(expected);
  });

  it.each(['short1', 'onlyletters', '1234567890', 'with space1', `${'x'.repeat(20)}1`])(
    'refuses the password %j',
    async password => {
      expect(await refusal(register({ password: sealed(password) }))).toEqual([400, ['password']]);
    },
  );

  it('refuses a password that was not disguised', async () => {
    expect(await refusal(register({ password: 'wang-2026' }))).toEqual([1002, []]);
  });

  it('keeps the code for another try when a name is taken, and a phone for one account', async () => {
    const code = await codeFor(phone);
    expect(await refusal(register({ code, username: 'lili' }))).toEqual([1008, ['username']]);
    expect((await ask(register({ code }))).code).toBe(0);
    expect(await refusal(register({ username: 'other', code }))).toEqual([1008, ['phone']]);
  });

  it('is tried at most thirty times an hour, before it says what is taken', async () => {
    app.world.pass(3_600_000);
    for (let n = 0; n < 30; n++)
      expect(await refusal(register({ username: 'lili' }))).toEqual([1008, ['username']]);
    expect(await refusal(register({ username: 'lili' }))).toEqual([429, []]);
    expect(await refusal(register({ username: 'nobody' }))).toEqual([429, []]);
    app.world.pass(3_600_000);
    token = await app.signInAs(li);
  });

  it('creates one team when two register the same name concurrently', async () => {
    const numbers = ['13811110001', '13811110002'];
    const codes = [await codeFor('13811110001'), await codeFor('13811110002')];
    const asked = numbers.map((number, at) => register({ username: 'race', phone: number, code: codes[at] }));
    const answers = await Promise.all(asked.map(ask));
    expect(answers.map(answer => answer.code).toSorted((a, b) => a - b)).toEqual([0, 1008]);
  });
});

describe('a phone number', () => {
  const byPhone = (number: string, code: string): TestRequest => ({
    method: 'POST',
    path: '/auth/mobile/token/sms',
    body: new URLSearchParams({ grant_type: 'mobile', mobile: `OFFICE-SMS@${number}`, code }).toString(),
    type: 'application/x-www-form-urlencoded',
    headers: { authorization: `Basic ${Buffer.from('office:office').toString('base64')}` },
  });

  it('without an account gets codes like any other, and the answer of a wrong code', async () => {
    const number = '13833330000';
    expect((await ask(byPhone(number, await codeFor(number)))).code).toBe(1004);
    expect((await ask(byPhone(phone, '999999'))).code).toBe(1004);
  });

  it('is asked for at most thirty times an hour', async () => {
    const asked = {
      method: 'POST',
      path: '/office/api/login/verifyPhoneRegistered',
      body: { phone },
    } as const;
    app.world.pass(3_600_000);
    token = await app.signInAs(li);
    for (let n = 0; n < 30; n++) expect((await ask(asked)).data).toEqual({ registered: true });
    expect((await ask(asked)).code).toBe(429);
  });

  it('is changed with the password and a code to the new one, which must not be taken', async () => {
    const change = (number: string, code: string, password = li.password) =>
      refusal({
        method: 'PUT',
        path: '/office/api/user/phone',
        token,
        body: { phone: number, code, password: sealed(password) },
      });
    const body = { phone: '13822220000', code: '123456' };
    const without = { method: 'PUT', path: '/office/api/user/phone', token, body } as const;
    expect(await refusal(without)).toEqual([400, ['password']]);
    expect(await change(phone, '123456', 'not my password')).toEqual([1009, []]);
    expect(await change(phone, '123456')).toEqual([1008, ['phone']]);
    expect(await change('13822220000', '123456')).toEqual([1004, []]);
    expect(await change('13822220000', await codeFor('13822220000'))).toEqual([0, []]);
    expect(await change('13822220001', await codeFor('13822220001'))).toEqual([0, []]);
    const { data } = await ask({ method: 'POST', path: '/office/officeuser/info', token });
    expect(data.officeUser).toMatchObject({ phone: '13822220001' });
    expect((await ask(byPhone('13822220000', await codeFor('13822220000')))).code).toBe(1004);
    expect(await warnings()).toEqual([['13822220000', '绑定的手机号已更换']]);
  });
});

it('a change of the phone is tried at most twenty times an hour, before it says what is taken', async () => {
  app.world.pass(3_600_000);
  token = await app.signInAs(li);
  const body = { phone, code: '123456', password: sealed(li.password) };
  const change = () => refusal({ method: 'PUT', path: '/office/api/user/phone', token, body });
  for (let n = 0; n < 20; n++) expect(await change()).toEqual([1008, ['phone']]);
  expect(await change()).toEqual([429, []]);
  app.world.pass(3_600_000);
  token = await app.signInAs(li);
});

describe('the password', () => {
  const change = (body: object, bearer = '') =>
    refusal({
      method: 'PUT',
      path: '/office/api/login/editPassword',
      body,
      ...(bearer ? { token: bearer } : {}),
    });

  it('needs the old one, or the phone', async () => {
    expect(await change({ password: sealed('newone2026') })).toEqual([400, ['phone', 'code']]);
    expect(await change({ password: sealed('newone2026') }, token)).toEqual([400, ['oldPassword']]);
    const oldPassword = sealed('whatever1');
    expect(await change({ oldPassword, password: sealed('newone2026') })).toEqual([401, []]);
    expect(await change({ oldPassword, password: sealed('newone2026') }, token)).toEqual([1009, []]);
    expect(await change({ phone, code: '123456', password: sealed('newone2026') })).toEqual([1004, []]);
  });

  it('must be another one, ends every token and gives the caller new ones', async () => {
    const oldPassword = sealed(li.password);
    const { code, data } = await ask({
      method: 'PUT',
      path: '/office/api/login/editPassword',
      token,
      body: { oldPassword, password: sealed('newone2026') },
    });
    expect(code).toBe(0);
    const info = { method: 'POST', path: '/office/officeuser/info', token } as const;
    expect((await app.inject(info)).statusCode).toBe(401);
    token = (data.tokens as { access_token: string }).access_token;
    li = { ...li, password: 'newone2026' };
    const again = { oldPassword: sealed('newone2026'), password: sealed('newone2026') };
    expect(await change(again, token)).toEqual([1010, []]);
    expect((await ask({ method: 'POST', path: '/office/officeuser/info', token })).code).toBe(0);
  });

  it('is reset by phone, which ends all sessions', async () => {
    const number = '13822220001';
    const body = { phone: number, code: await codeFor(number), password: sealed('found2026') };
    expect(await change(body)).toEqual([0, []]);
    expect((await app.inject({ method: 'POST', path: '/office/officeuser/info', token })).statusCode).toBe(
      401,
    );
    li = { ...li, password: 'found2026' };
    token = await app.signInAs(li);
  });
});

describe('the profile', () => {
  it('is changed, and the change recorded', async () => {
    const body = { nickName: '小李', company: '李记' };
    expect((await ask({ method: 'PUT', path: '/office/api/user/profile', token, body })).code).toBe(0);
    const { data } = await ask({ method: 'POST', path: '/office/officeuser/info', token });
    expect(data.officeUser).toMatchObject(body);
    const records = await ask({
      method: 'GET',
      path: '/office/api/operationRecords?action=account.updateProfile',
      token,
    });
    expect(JSON.stringify(records.data)).toContain('小李');
  });

  it.each([{ nickName: '' }, { nickName: 'x'.repeat(41) }, { nickName: 'x', company: 'x'.repeat(101) }])(
    'refuses %j',
    async body => {
      const asked = { method: 'PUT', path: '/office/api/user/profile', token, body } as const;
      expect((await ask(asked)).code).toBe(400);
    },
  );
});

describe('the avatar', () => {
  async function upload(bytes: Buffer, name = 'me.png'): Promise<{ status: number; body: Body }> {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name);
    const request = new Request('http://local/', { method: 'POST', body: form });
    const reply = await app.inject({
      method: 'POST',
      path: '/office/api/user/avatar',
      token,
      type: request.headers.get('content-type') ?? '',
      body: Buffer.from(await request.arrayBuffer()),
    });
    return { status: reply.statusCode, body: reply.json<Body>() };
  }

  const picture = (width: number, height: number, orientation = 1) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .withMetadata({ orientation })
      .withExif({ IFD0: { Copyright: 'where the picture was taken' } })
      .jpeg()
      .toBuffer();

  it('is stored as a square without the file’s metadata', async () => {
    const { body } = await upload(await picture(800, 600, 6));
    expect(body.code).toBe(0);
    const shown = await app.inject({ method: 'GET', path: String(body.data.avatar) });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    expect(shown.rawPayload.includes('taken')).toBe(false);
    expect((await upload(await picture(10, 10))).body.data.avatar).not.toBe(body.data.avatar);
    expect((await app.inject({ method: 'GET', path: String(body.data.avatar) })).statusCode).toBe(404);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['text with the name of a picture', () => Buffer.from('not a picture'), 400],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 400],
    ['a picture that breaks off', async () => (await picture(400, 400)).subarray(0, 300), 400],
    ['nothing', () => Buffer.alloc(0), 400],
    ['one byte more than 1 MB', () => Buffer.alloc(1024 * 1024 + 1), 413],
  ])('refuses %s', async (_what, bytes, status) => {
    expect((await upload(await bytes())).status).toBe(status);
  });

  it('is taken away', async () => {
    expect((await ask({ method: 'DELETE', path: '/office/api/user/avatar', token })).code).toBe(0);
    const { data } = await ask({ method: 'POST', path: '/office/officeuser/info', token });
    expect(data.officeUser).toMatchObject({ avatar: '' });
  });
});
