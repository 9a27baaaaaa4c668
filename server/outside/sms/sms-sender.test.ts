import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFakeSms, type Answer, type FakeSms } from '../../../test/harness/sms/fake-sms.ts';
import {
  makeSms,
  SmsError,
  type SmsMessage,
  type SmsNotice,
  type SmsSender,
  type SmsSettings,
} from './sms-sender.ts';

const message: SmsMessage = { phone: '13800138000', code: '204816', lang: 'zh' };
const secret = 'the secret of the key';
const providers = ['aliyun', 'tencent'] as const;

let fake: FakeSms;
let settings: SmsSettings;

beforeEach(async () => {
  // The SDK of Tencent would send calls of this machine through a proxy, too.
  vi.stubEnv('http_proxy', '');
  fake = await startFakeSms({ id: 'key-id', secret });
  settings = {
    SMS_PROVIDER: 'none',
    SMS_ACCESS_KEY_ID: 'key-id',
    SMS_ACCESS_KEY_SECRET: secret,
    SMS_SIGN_NAME: '星桥 (Star*bridge)',
    SMS_TEMPLATE_ID: 'SMS_154950909',
    SMS_NOTICE_TEMPLATE_ID: 'SMS_154950910',
    SMS_TENCENT_APP_ID: '1400006666',
    SMS_REGION: '',
    SMS_ENDPOINT: fake.url,
  };
});

afterEach(async () => {
  await fake.stop();
  vi.unstubAllEnvs();
});

async function send(
  changed: Partial<SmsSettings>,
  timeout?: number,
  say: (sms: SmsSender) => Promise<void> = sms => sms.sendCode(message),
): Promise<(SmsMessage | SmsNotice)[]> {
  const stored: (SmsMessage | SmsNotice)[] = [];
  const sms = await makeSms(
    { ...settings, ...changed },
    { store: async one => void stored.push(one), ...(timeout ? { timeout } : {}) },
  );
  await say(sms);
  return stored;
}

async function failure(changed: Partial<SmsSettings>, timeout?: number): Promise<SmsError> {
  const error: unknown = await send(changed, timeout).catch((reason: unknown) => reason);
  if (error instanceof SmsError) return error;
  throw new Error('was not refused', { cause: error });
}

describe('without a provider', () => {
  test('the sandbox keeps messages', async () => {
    expect(await send({ SMS_PROVIDER: 'sandbox' })).toEqual([message]);
  });

  test('nothing can be sent', async () => {
    expect(await failure({ SMS_PROVIDER: 'none' })).toMatchObject({ code: 'no_provider', isBusy: false });
  });
});

describe('a code', () => {
  test('reaches Aliyun with signature and template', async () => {
    expect(await send({ SMS_PROVIDER: 'aliyun' })).toEqual([]);
    expect(fake.sent).toEqual([
      {
        provider: 'aliyun',
        phone: '13800138000',
        sign: '星桥 (Star*bridge)',
        template: 'SMS_154950909',
        values: { code: '204816' },
      },
    ]);
  });

  test('reaches Tencent with signature, template and application', async () => {
    expect(await send({ SMS_PROVIDER: 'tencent', SMS_REGION: 'ap-nanjing' })).toEqual([]);
    expect(fake.sent).toEqual([
      {
        provider: 'tencent',
        phone: '+8613800138000',
        sign: '星桥 (Star*bridge)',
        template: 'SMS_154950909',
        values: ['204816'],
        region: 'ap-nanjing',
        appId: '1400006666',
      },
    ]);
  });

  test('goes to Guangzhou by default', async () => {
    await send({ SMS_PROVIDER: 'tencent' });
    expect(fake.sent).toMatchObject([{ region: 'ap-guangzhou' }]);
  });
});

describe('a warning', () => {
  const notice: SmsNotice = { phone: '13800138000', notice: '手机号已更换' };
  const warn = (changed: Partial<SmsSettings>) => send(changed, undefined, sms => sms.sendNotice(notice));

  test('has a template of its own', async () => {
    await warn({ SMS_PROVIDER: 'aliyun' });
    await warn({ SMS_PROVIDER: 'tencent' });
    expect(fake.sent).toMatchObject([
      { template: 'SMS_154950910', values: { what: '手机号已更换' } },
      { template: 'SMS_154950910', values: ['手机号已更换'] },
    ]);
  });

  test('is kept by the sandbox', async () => {
    expect(await warn({ SMS_PROVIDER: 'sandbox' })).toEqual([notice]);
  });

  test.each(providers)('is not sent by %s without a template', async SMS_PROVIDER => {
    await expect(warn({ SMS_PROVIDER, SMS_NOTICE_TEMPLATE_ID: '' })).rejects.toMatchObject({
      code: 'no_template',
    });
    expect(fake.calls()).toBe(0);
  });
});

describe.each([
  ['aliyun', 'SMS_ACCESS_KEY_SECRET', 'SignatureDoesNotMatch'],
  ['aliyun', 'SMS_ACCESS_KEY_ID', 'InvalidAccessKeyId.NotFound'],
  ['tencent', 'SMS_ACCESS_KEY_SECRET', 'AuthFailure.SignatureFailure'],
  ['tencent', 'SMS_ACCESS_KEY_ID', 'AuthFailure.SecretIdNotFound'],
] as const)('%s', (SMS_PROVIDER, name, code) => {
  test(`refuses a wrong ${name}`, async () => {
    expect(await failure({ SMS_PROVIDER, [name]: 'wrong' })).toMatchObject({ code, isBusy: false });
    expect(fake.sent).toEqual([]);
  });
});

test.each([
  ['aliyun', 14, 'OK'],
  ['aliyun', 16, 'InvalidTimeStamp.Expired'],
  ['tencent', 4, 'OK'],
  ['tencent', 6, 'AuthFailure.SignatureExpire'],
] as const)('%s, with a clock %d minutes apart: %s', async (SMS_PROVIDER, minutes, expected) => {
  const ahead = await startFakeSms({ id: 'key-id', secret }, () => Date.now() + minutes * 60_000);
  onTestFinished(() => ahead.stop());
  const sending = send({ SMS_PROVIDER, SMS_ENDPOINT: ahead.url });
  if (expected === 'OK') await expect(sending).resolves.toEqual([]);
  else await expect(sending).rejects.toMatchObject({ code: expected });
});

test.each<[(typeof providers)[number], Answer, string, boolean]>([
  ['aliyun', { status: 'isv.BUSINESS_LIMIT_CONTROL' }, 'isv.BUSINESS_LIMIT_CONTROL', true],
  ['aliyun', { status: 'isv.DAY_LIMIT_CONTROL' }, 'isv.DAY_LIMIT_CONTROL', true],
  ['aliyun', { refusal: 'Throttling.User' }, 'Throttling.User', true],
  ['aliyun', { status: 'isv.MONTH_LIMIT_CONTROL' }, 'isv.MONTH_LIMIT_CONTROL', false],
  ['aliyun', { status: 'isv.MOBILE_NUMBER_ILLEGAL' }, 'isv.MOBILE_NUMBER_ILLEGAL', false],
  ['aliyun', { page: '<h1>Bad gateway</h1>' }, 'no_answer', false],
  [
    'tencent',
    { status: 'LimitExceeded.PhoneNumberThirtySecondLimit' },
    'LimitExceeded.PhoneNumberThirtySecondLimit',
    true,
  ],
  ['tencent', { status: 'LimitExceeded.PhoneNumberDailyLimit' }, 'LimitExceeded.PhoneNumberDailyLimit', true],
  [
    'tencent',
    { refusal: 'RequestLimitExceeded.IPLimitExceeded' },
    'RequestLimitExceeded.IPLimitExceeded',
    true,
  ],
  [
    'tencent',
    { status: 'LimitExceeded.PhoneNumberCountLimit' },
    'LimitExceeded.PhoneNumberCountLimit',
    false,
  ],
  [
    'tencent',
    { status: 'FailedOperation.PhoneNumberInBlacklist' },
    'FailedOperation.PhoneNumberInBlacklist',
    false,
  ],
  ['tencent', { page: '<h1>Bad gateway</h1>' }, 'no_answer', false],
])('%s answering %j fails as %s', async (SMS_PROVIDER, answer, code, isBusy) => {
  fake.answer(answer);
  expect(await failure({ SMS_PROVIDER })).toMatchObject({ code, isBusy });
  // An answer never causes a second message or a second call against the limit.
  expect(fake.calls()).toBe(1);
});

describe.each(providers)('%s', SMS_PROVIDER => {
  test('has only so much time', async () => {
    fake.answer('silence');
    expect(await failure({ SMS_PROVIDER }, 200)).toMatchObject({ code: 'timeout', isBusy: false });
    expect(fake.calls()).toBe(1);
  });

  test('fails without a server, and the error contains neither code nor number', async () => {
    await fake.stop();
    const error = await failure({ SMS_PROVIDER });
    expect(error.code).toBe('no_answer');
    expect(inspect(error, { depth: null })).not.toMatch(/204816|13800138000/);
  });
});

describe('a process of its own', () => {
  async function sentBy(SMS_PROVIDER: SmsSettings['SMS_PROVIDER']) {
    const program = join(import.meta.dirname, '../../../test/harness/sms/loaded-packages.ts');
    const env = { PATH: process.env.PATH, ...settings, SMS_PROVIDER };
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    const { result, packages } = JSON.parse(stdout) as { result: string; packages: string[] };
    const sdks = packages.filter(name => /^(@alicloud\/dysmsapi.+|tencentcloud-sdk-nodejs-sms)$/.test(name));
    return { result, sdks, packages: packages.length };
  }

  test.each([
    ['sandbox', 'sent'],
    ['none', 'SmsError: text message not sent: no_provider'],
  ] as const)('with %s loads no SDK', async (provider, result) => {
    // The one package is what reads the settings.
    expect(await sentBy(provider)).toEqual({ result, sdks: [], packages: 1 });
  });

  test.each([
    ['aliyun', '@alicloud/dysmsapi20170525'],
    ['tencent', 'tencentcloud-sdk-nodejs-sms'],
  ] as const)('with %s sends, and loads its SDK alone', async (provider, sdk) => {
    expect(await sentBy(provider)).toMatchObject({ result: 'sent', sdks: [sdk] });
    expect(fake.sent).toMatchObject([{ provider }]);
  });
});
