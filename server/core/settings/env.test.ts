import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.ts';
import { settingsTable } from './settings-table.ts';

const app = 'postgres://app:a@db.example/starbridge';
const owner = 'postgresql://owner:o@db.example/starbridge';

const key = `k1:${Buffer.alloc(32, 1).toString('base64')}`;

const aliyun = {
  SMS_PROVIDER: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '星桥',
  SMS_TEMPLATE_ID: 'SMS_1',
};
const smtp = {
  SYSTEM_MAIL: 'smtp',
  SYSTEM_MAIL_URL: 'smtps://robot:secret@mail.example',
  SYSTEM_MAIL_FROM: '星桥 <no-reply@stars.example>',
};
const neededByAliyun = ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_ID'];

function faultsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError)
      return error.message.split('\n').map(line => line.split(':')[0] ?? '');
    throw error;
  }
}

const roles = 'all, web, worker, edge';
test('what the schema library finds is said in both languages, and our own sentences stay', () => {
  const wrong = { PORT: 'x', ROLE: 'chef', DATABASE_URL: 'mysql://x', MIGRATION_DATABASE_URL: owner };
  expect(() => readEnv({ ...wrong, SECRET_KEYS: key })).toThrow(
    new SettingsError(
      [
        'PORT: must be a number / 应为数字',
        `ROLE: must be one of ${roles} / 应为以下之一：${roles}`,
        'DATABASE_URL: must be a postgres:// address',
      ].join('\n'),
    ),
  );
});

describe('settings', () => {
  test('all have defaults that hold', () => {
    expect(readEnv({})).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', ROLE: 'all' });
  });

  test('an empty one counts as not set', () => {
    expect(readEnv({ PORT: '', SANDBOX: '' })).toMatchObject({ PORT: 8080 });
  });

  test.each<[NodeJS.ProcessEnv, object]>([
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: '65535' }, { PORT: 65535 }],
    [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, { HOST: '0.0.0.0' }],
    [{ SANDBOX: 'off', HOST: '0.0.0.0' }, { HOST: '0.0.0.0' }],
    [{ SANDBOX: 'on', HOST: '0.0.0.0' }, { HOST: '0.0.0.0' }],
    [{ HOST: 'localhost' }, { HOST: 'localhost' }],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, { HOST: '::1' }],
    [{ SANDBOX: 'on', PUBLIC_URL: 'https://stars.example' }, { PUBLIC_URL: 'https://stars.example' }],
    [{ TRUST_PROXY: 'on' }, { TRUST_PROXY: { isOn: true } }],
    [{ TRUST_PROXY: '2' }, { TRUST_PROXY: { isOn: false } }],
    [{ TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.0.2.1' }, { TRUST_PROXY: { isOn: false } }],
    [{ ROLE: 'worker' }, { ROLE: 'worker' }],
    [{ SANDBOX: 'off' }, { SANDBOX: false, SMS_PROVIDER: 'none' }],
    [{ NODE_ENV: 'production', SANDBOX: 'on' }, { SMS_PROVIDER: 'none' }],
    [{}, { SMS_PROVIDER: 'sandbox' }],
    [aliyun, { SMS_PROVIDER: 'aliyun', SMS_SIGN_NAME: '星桥' }],
    [{ ...aliyun, SANDBOX: 'off' }, { SMS_PROVIDER: 'aliyun' }],
    [{ ...aliyun, SMS_PROVIDER: 'tencent', SMS_TENCENT_APP_ID: '14' }, { SMS_PROVIDER: 'tencent' }],
    [{ SANDBOX: 'off' }, { PAY_GATEWAY: 'none' }],
    [{}, { PAY_GATEWAY: 'sandbox', WECHAT_PAY_URL: 'https://api.mch.weixin.qq.com' }],
    [{}, { SYSTEM_MAIL: 'sandbox', SYSTEM_MAIL_URL: '' }],
    [{ SANDBOX: 'off' }, { SYSTEM_MAIL: 'none' }],
    [{ ...smtp, SANDBOX: 'off' }, { SYSTEM_MAIL: 'smtp' }],
    [{ SMS_ENDPOINT: 'http://127.0.0.1:8099' }, { SMS_ENDPOINT: 'http://127.0.0.1:8099' }],
    [{ SMS_ENDPOINT: 'https://sms.example/' }, { SMS_ENDPOINT: 'https://sms.example/' }],
    [{ SECRET_KEYS: `${key},k2:${Buffer.alloc(32).toString('base64')}` }, {}],
    [
      { MICROSOFT_OAUTH_ENDPOINT: 'https://login.example/tenant/oauth2/v2.0/' },
      { MICROSOFT_OAUTH_ENDPOINT: 'https://login.example/tenant/oauth2/v2.0' },
    ],
    [{ DATABASE_POOL: '2' }, { DATABASE_POOL: 2 }],
    [{}, { SANDBOX_PEOPLE: { reply: 25, autoReply: 8, bounce: 7, read: 40 } }],
    [
      { SANDBOX_PEOPLE: 'read=60, reply = 40' },
      { SANDBOX_PEOPLE: { reply: 40, autoReply: 0, bounce: 0, read: 60 } },
    ],
    [{ AUTH_PASSWORD_KEY: '密钥密钥密1' }, { AUTH_PASSWORD_KEY: '密钥密钥密1' }],
    [
      { DATABASE_URL: app, MIGRATION_DATABASE_URL: owner, SECRET_KEYS: key },
      { DATABASE_URL: app, MIGRATION_DATABASE_URL: owner, SECRET_KEYS: key },
    ],
  ])('%j is taken', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });

  test.each<[NodeJS.ProcessEnv, string[]]>([
    [{ PORT: 'http' }, ['PORT']],
    [{ PORT: '-1' }, ['PORT']],
    [{ PORT: '65536' }, ['PORT']],
    [{ PORT: '80.5' }, ['PORT']],
    [{ PUBLIC_URL: 'stars.example' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'ftp://stars.example' }, ['PUBLIC_URL']],
    [{ HOST: '0.0.0.0' }, ['HOST']],
    [{ HOST: '::' }, ['HOST']],
    [{ HOST: '192.0.2.1', PUBLIC_URL: 'https://stars.example' }, ['HOST', 'PUBLIC_URL']],
    [{ TRUST_PROXY: 'yes' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '11' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '-1' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '0.0.0.0/0' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '10.0.0.0/8,' }, ['TRUST_PROXY']],
    [{ CONNECTIONS_PER_ADDRESS: '9' }, ['CONNECTIONS_PER_ADDRESS']],
    [{ ROLE: 'everything' }, ['ROLE']],
    [
      { DATABASE_URL: 'mysql://x', MIGRATION_DATABASE_URL: 'db', SECRET_KEYS: key },
      ['DATABASE_URL', 'MIGRATION_DATABASE_URL'],
    ],
    [{ DATABASE_URL: app, SECRET_KEYS: key }, ['DATABASE_URL and MIGRATION_DATABASE_URL']],
    [{ DATABASE_URL: app, MIGRATION_DATABASE_URL: owner }, ['SECRET_KEYS']],
    [{ SECRET_KEYS: 'k1:short' }, ['SECRET_KEYS']],
    [{ SECRET_KEYS: `${key},${key}` }, ['SECRET_KEYS']],
    [{ GOOGLE_OAUTH_CLIENT_ID: 'id' }, ['GOOGLE_OAUTH_CLIENT_SECRET']],
    [{ MICROSOFT_OAUTH_CLIENT_SECRET: 'secret' }, ['MICROSOFT_OAUTH_CLIENT_ID']],
    [{ MICROSOFT_OAUTH_ENDPOINT: 'login.example' }, ['MICROSOFT_OAUTH_ENDPOINT']],
    [{ MIGRATION_DATABASE_URL: owner }, ['DATABASE_URL and MIGRATION_DATABASE_URL']],
    [{ DATABASE_POOL: '1' }, ['DATABASE_POOL']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    [{ NODE_ENV: 'prod' }, ['NODE_ENV']],
    [{ SANDBOX: '1' }, ['SANDBOX']],
    [{ AUTH_PASSWORD_KEY: 'short' }, ['AUTH_PASSWORD_KEY']],
    [{ PORT: 'x', ROLE: 'x', SANDBOX: 'x' }, ['PORT', 'ROLE', 'SANDBOX']],
    [{ SANDBOX_PEOPLE: 'reply' }, ['SANDBOX_PEOPLE']],
    [{ SANDBOX_PEOPLE: 'reply=-1' }, ['SANDBOX_PEOPLE']],
    [{ SANDBOX_PEOPLE: 'reply=1,reply=2' }, ['SANDBOX_PEOPLE']],
    [{ SANDBOX_PEOPLE: 'sleep=5' }, ['SANDBOX_PEOPLE']],
    [{ SANDBOX_PEOPLE: 'toString=5' }, ['SANDBOX_PEOPLE']],
    [{ SANDBOX_PEOPLE: 'reply=60,read=41' }, ['SANDBOX_PEOPLE']],
    [{ SMS_PROVIDER: 'pigeon' }, ['SMS_PROVIDER']],
    [{ SMS_PROVIDER: 'sandbox', SANDBOX: 'off' }, ['SMS_PROVIDER']],
    [{ SMS_PROVIDER: 'sandbox', NODE_ENV: 'production' }, ['SMS_PROVIDER']],
    [{ SMS_PROVIDER: 'aliyun' }, neededByAliyun],
    [{ ...aliyun, SMS_ACCESS_KEY_SECRET: '' }, ['SMS_ACCESS_KEY_SECRET']],
    [{ ...aliyun, SMS_PROVIDER: 'tencent' }, ['SMS_TENCENT_APP_ID']],
    [{ PORT: 'x', SMS_PROVIDER: 'tencent' }, ['PORT', ...neededByAliyun, 'SMS_TENCENT_APP_ID']],
    [{ SYSTEM_MAIL: 'sandbox', SANDBOX: 'off' }, ['SYSTEM_MAIL']],
    [{ SYSTEM_MAIL: 'smtp' }, ['SYSTEM_MAIL_URL', 'SYSTEM_MAIL_FROM']],
    [{ ...smtp, SYSTEM_MAIL_FROM: '星桥' }, ['SYSTEM_MAIL_FROM']],
    [{ ...smtp, SYSTEM_MAIL_URL: 'mail.example' }, ['SYSTEM_MAIL_URL']],
    [{ SMS_ENDPOINT: 'sms.example' }, ['SMS_ENDPOINT']],
    [{ SMS_ENDPOINT: 'https://sms.example/v1' }, ['SMS_ENDPOINT']],
    [{ SMS_ENDPOINT: 'https://sms.example?a' }, ['SMS_ENDPOINT']],
    [{ SMS_ENDPOINT: 'ftp://sms.example' }, ['SMS_ENDPOINT']],
  ])('%j is refused, each wrong one by its name', (source, names) => {
    expect(faultsOf(source)).toEqual(names);
  });
});

describe.each(['zh', 'en'] as const)('the table in docs/%s/settings.md', lang => {
  test('has each setting, its default and its words, in order', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs', lang, 'settings.md'), 'utf8');
    const rows = page
      .split('\n')
      .filter(line => /^\| `[A-Z0-9_]+` /.test(line))
      .map(line =>
        line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      );
    expect(rows).toEqual(settingsTable(lang).slice(1));
  });
});
