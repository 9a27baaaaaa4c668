import { z } from 'zod';
import { readSecretKeys } from '../auth/sealed-secrets.ts';
import { readSmtpUrl, readSystemSender } from './system-mail-settings.ts';
import { type Personas, personasSchema } from '../../../contract/core/mail/sandbox-personas.ts';

const kinds = Object.keys(personasSchema.shape);
const shape = `must be like reply=25,autoReply=8,bounce=7,read=40`;

/** `reply=25,autoReply=8,bounce=7,read=40` in percent; a missing one is 0, the rest of the people never open mail. */
const peopleSetting = z.string().transform((text, context): Personas => {
  const shares = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, kind = '', percent = ''] = /^\s*(\w+)\s*=\s*(\d{1,3})\s*$/.exec(part) ?? [];
    if (!kinds.includes(kind) || shares.has(kind)) {
      context.addIssue(shape);
      return z.NEVER;
    }
    shares.set(kind, Number(percent));
  }
  if ([...shares.values()].reduce((sum, share) => sum + share, 0) > 100) {
    context.addIssue('comes to more than 100 percent');
    return z.NEVER;
  }
  const of = (kind: keyof Personas) => shares.get(kind) ?? 0;
  return { reply: of('reply'), autoReply: of('autoReply'), bounce: of('bounce'), read: of('read') };
});

const onOff = z.enum(['on', 'off']).transform(value => value === 'on');
const url = z.string().regex(/^postgres(ql)?:\/\/.+/, 'must be a postgres:// address');

const endpoint = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })], { error: 'must be an http(s) address' })
  .transform(text => text.replace(/\/+$/, ''));

interface Setting {
  schema: z.ZodType;
  default: string;
  about: string;
  /** The default in production, if it differs. */
  inProduction?: string;
}

const setting = <S extends z.ZodType>(schema: S, fallback: string, about: string, inProduction = fallback) =>
  ({ schema, default: fallback, about, inProduction }) satisfies Setting;

/** Every setting of the product. `node bin/document-settings.ts` writes them into docs/; a test compares. */
export const settings = {
  PORT: setting(
    z.coerce.number().int().min(0).max(65535),
    '8080',
    'Port of the web server; 0 takes a free one',
  ),
  HOST: setting(z.string().min(1), '127.0.0.1', 'Address to listen on; `0.0.0.0` for every network'),
  PUBLIC_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    '',
    'Address under which people reach it; `https://…` turns on HSTS',
  ),
  TRUST_PROXY: setting(
    onOff,
    'off',
    'Take the visitor’s address from X-Forwarded-For (behind your own proxy)',
  ),
  SHORT_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).regex(/^\w+:\/\/[^/?#@]+\/?$/)], {
      error: 'must be an http(s) address without a path',
    }),
    '',
    'Short domain for short links, such as `https://sb.example`, led to the edge; without it they stand under PUBLIC_URL with `/s/`',
  ),
  VISITS_TO_DISK: setting(
    onOff,
    'off',
    'Answer a short link only when its visit is on the disk, so that not even a power cut loses one; without it the last 200 ms',
  ),
  ROLE: setting(z.enum(['all', 'web', 'worker', 'edge']), 'all', 'What this process does'),
  DATA_DIR: setting(z.string(), '', 'Folder of the embedded database and secrets; `.data` beside the code'),
  IMPORT_FOLDER: setting(
    z.string(),
    '',
    'Folder in which files of creators are looked for and imported; `inbox` in DATA_DIR. The same for every process',
  ),
  DATABASE_URL: setting(
    z.union([z.literal(''), url]),
    '',
    'PostgreSQL ≥ 15 for the application’s role; empty starts the embedded one',
  ),
  MIGRATION_DATABASE_URL: setting(
    z.union([z.literal(''), url]),
    '',
    'The same database for its owner, who migrates; needed with DATABASE_URL',
  ),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200), '10', 'Database connections of a process'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
    'Least level of log lines; `info` writes a line for each request',
    'info',
  ),
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']),
    'development',
    '`production` turns the sandbox off',
  ),
  SANDBOX: setting(
    onOff,
    'on',
    'Sample creators and a demo account; in production only with an explicit `on`',
    'off',
  ),
  DEMO_WORLD: setting(
    onOff,
    'on',
    'Fill the demo account of a new sandbox with three months of a team’s work',
  ),
  SANDBOX_PEOPLE: setting(
    peopleSetting,
    'reply=25,autoReply=8,bounce=7,read=40',
    'What sample creators do with mail, in percent; the rest never opens it',
  ),
  AUTH_USER_PREFIX: setting(z.string().max(40), 'OFFICE@', 'Prefix of user names in the token call'),
  AUTH_MOBILE_PREFIX: setting(
    z.string().max(40),
    'OFFICE-SMS@',
    'Prefix of phone numbers in the text-message call',
  ),
  AUTH_CLIENT_ID: setting(z.string().min(1).max(100), 'office', 'Client id of the token call’s basic header'),
  AUTH_CLIENT_SECRET: setting(z.string().min(1).max(100), 'office', 'Client secret of the same header'),
  AUTH_PASSWORD_KEY: setting(
    z.string().refine(key => Buffer.byteLength(key) === 16, 'must have 16 bytes'),
    'starbridge-2026!',
    'Key (and IV) with which clients disguise passwords; compatibility, not security',
  ),
  AUTH_PLAIN_PASSWORD: setting(onOff, 'off', 'Accept passwords that were not disguised'),
  SERVICE_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^(https?|weixin|mailto|tel)$/ })]),
    '',
    'Contact of the customer service, shown as a QR code',
  ),
  SERVICE_NOTE: setting(z.string().max(200), '', 'Sentence beside it, such as hours or a phone number'),
  METRICS_TOKEN: setting(
    z.string().max(200),
    '',
    'Bearer token of /metrics; without it only this machine may read',
  ),
  SMS_PROVIDER: setting(
    z.enum(['sandbox', 'aliyun', 'tencent', 'none']),
    'sandbox',
    'Who sends codes to phones; `sandbox` shows them instead, and needs SANDBOX',
    'none',
  ),
  SMS_ACCESS_KEY_ID: setting(z.string().max(200), '', 'AccessKey ID at Aliyun, SecretId at Tencent'),
  SMS_ACCESS_KEY_SECRET: setting(z.string().max(200), '', 'AccessKey secret at Aliyun, SecretKey at Tencent'),
  SMS_SIGN_NAME: setting(z.string().max(100), '', 'Approved signature, the name in front of each message'),
  SMS_TEMPLATE_ID: setting(
    z.string().max(100),
    '',
    'Approved template with the code as its one variable: `${code}` at Aliyun, `{1}` at Tencent',
  ),
  SMS_TENCENT_APP_ID: setting(z.string().max(100), '', 'SdkAppId of the application at Tencent'),
  SMS_REGION: setting(z.string().max(100), '', 'Region; `cn-hangzhou` at Aliyun, `ap-guangzhou` at Tencent'),
  SMS_ENDPOINT: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).regex(/^\w+:\/\/[^/?#@]+\/?$/)], {
      error: 'must be an http(s) address without a path',
    }),
    '',
    'Another address of the provider, such as `https://sms.example`',
  ),
  SECRET_KEYS: setting(
    z.string().refine(text => text === '' || readSecretKeys(text), {
      error: 'must be id:key pairs separated by commas, each key 32 bytes in base64',
    }),
    '',
    'Keys that encrypt mailbox passwords, `id:base64` separated by commas: the first encrypts, all decrypt; needed with DATABASE_URL, else one is made in DATA_DIR',
  ),
  ALLOW_PRIVATE_MAIL_HOSTS: setting(
    onOff,
    'off',
    'Let senders use mail servers inside your own network; in the sandbox they always may',
  ),
  GOOGLE_OAUTH_CLIENT_ID: setting(z.string().max(300), '', 'OAuth client for senders at Gmail'),
  GOOGLE_OAUTH_CLIENT_SECRET: setting(z.string().max(300), '', 'Its secret'),
  GOOGLE_OAUTH_ENDPOINT: setting(
    endpoint,
    '',
    'Another address of Google’s authorisation, which has `/auth` and `/token`',
  ),
  MICROSOFT_OAUTH_CLIENT_ID: setting(
    z.string().max(300),
    '',
    'OAuth client for senders at Outlook and Microsoft 365',
  ),
  MICROSOFT_OAUTH_CLIENT_SECRET: setting(z.string().max(300), '', 'Its secret'),
  MICROSOFT_OAUTH_ENDPOINT: setting(
    endpoint,
    '',
    'Such as `https://login.microsoftonline.com/<tenant>/oauth2/v2.0` for one tenant only; has `/authorize` and `/token`',
  ),
  PAY_GATEWAY: setting(
    z.enum(['sandbox', 'wechat', 'none']),
    'sandbox',
    'Where plans are paid; `sandbox` plays the payer’s phone on a page, and needs SANDBOX',
    'none',
  ),
  WECHAT_PAY_APP_ID: setting(
    z.string().max(100),
    '',
    'App id at WeChat that is bound to the merchant, `wx…`',
  ),
  WECHAT_PAY_MERCHANT_ID: setting(z.string().max(100), '', 'Merchant id at WeChat Pay (mchid)'),
  WECHAT_PAY_SERIAL: setting(
    z.string().max(100),
    '',
    'Serial number of the merchant’s API certificate, hexadecimal',
  ),
  WECHAT_PAY_PRIVATE_KEY: setting(
    z.string().max(10_000),
    '',
    'Private key of that certificate: in PEM, or the path of its file `apiclient_key.pem`',
  ),
  WECHAT_PAY_API_V3_KEY: setting(z.string().max(100), '', 'API v3 key, 32 characters'),
  WECHAT_PAY_PUBLIC_KEY: setting(
    z.string().max(10_000),
    '',
    'Public key of WeChat Pay, in PEM or the path of its file; without it the service’s certificates are downloaded',
  ),
  WECHAT_PAY_PUBLIC_KEY_ID: setting(z.string().max(100), '', 'Its id, `PUB_KEY_ID_…`'),
  WECHAT_PAY_URL: setting(
    endpoint,
    'https://api.mch.weixin.qq.com',
    'Another address of WeChat Pay, such as `https://api2.mch.weixin.qq.com`',
  ),
  SYSTEM_MAIL: setting(
    z.enum(['sandbox', 'smtp', 'none']),
    'sandbox',
    'How the product itself writes to people, such as that a payment succeeded; `sandbox` shows the mails instead, and needs SANDBOX',
    'none',
  ),
  SYSTEM_MAIL_URL: setting(
    z.string().refine(text => text === '' || readSmtpUrl(text), {
      error: 'must be smtps://user:password@host or, with STARTTLS, smtp://user:password@host',
    }),
    '',
    'Mail server for that: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS; percent-encode what is special',
  ),
  SYSTEM_MAIL_FROM: setting(
    z.string().refine(text => text === '' || readSystemSender(text), {
      error: 'must be an address, or Name <address>',
    }),
    '',
    'Who writes: `Starbridge <no-reply@example.com>`',
  ),
  SELLER: setting(z.string().max(500), '', 'Who sells, on receipts: company, tax number, address'),
  NOTIFICATION_RETENTION_DAYS: setting(
    z.coerce.number().int().min(1).max(3650),
    '180',
    'Days after which notifications are deleted, also those that were written before it was changed',
  ),
  PICTURES_MB: setting(
    z.coerce.number().int().min(0).max(1_000_000),
    '200',
    'Space for pictures of creators and posts, which are fetched from their source when first shown; those shown longest ago make room. 0 fetches and keeps none',
  ),
} as const satisfies Record<string, Setting>;
