import { z } from 'zod';
import { readSecretKeys } from '../auth/sealed-secrets.ts';
import { proxyTrustSetting } from './proxy-trust.ts';
import { retentionSettings } from './retention-settings.ts';
import { setting, type Setting } from './setting.ts';
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

/** Every setting of the product. `node bin/document-settings.ts` writes them into docs/; a test compares. */
export const settings = {
  PORT: setting(
    z.coerce.number().int().min(0).max(65535),
    '8080',
    'Port of the web server; 0 picks a free one',
  ),
  HOST: setting(z.string().min(1), '127.0.0.1', 'Address to listen on; `0.0.0.0` for every network'),
  PUBLIC_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    '',
    'URL where people reach Starbridge; `https://…` turns on HSTS',
  ),
  TRUST_PROXY: setting(
    proxyTrustSetting,
    'off',
    'How many of your own proxies are in front, or their networks, such as `10.0.0.0/8,fd00::/8`: visitors’ IP addresses are read from X-Forwarded-For past them. `on` is 1',
  ),
  CONNECTIONS_PER_ADDRESS: setting(
    z.coerce.number().int().min(10).max(1_000_000),
    '1000',
    'Connections that an IP address may have open (for IPv6, a /64 network); trusted proxies and this machine have no limit',
  ),
  SHORT_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).regex(/^\w+:\/\/[^/?#@]+\/?$/)], {
      error: 'must be an http(s) address without a path',
    }),
    '',
    'Short domain for short links, such as `https://sb.example`, routed to the edge; without it they live under `/s/` at PUBLIC_URL',
  ),
  VISITS_TO_DISK: setting(
    onOff,
    'off',
    'Answer a short link only after its visit is on disk, so that even a power cut loses none; otherwise up to the last 200 ms',
  ),
  ROLE: setting(z.enum(['all', 'web', 'worker', 'edge']), 'all', 'What this process runs'),
  SEARCH_COLUMNS: setting(
    onOff,
    'on',
    'Answer searches from columns in the memory of every process that serves pages; otherwise the database answers',
  ),
  DATA_DIR: setting(z.string(), '', 'Folder for the embedded database and secrets; `.data` next to the code'),
  IMPORT_FOLDER: setting(
    z.string(),
    '',
    'Folder watched for files of creators to import; `inbox` in DATA_DIR. Use the same one for every process',
  ),
  DATABASE_URL: setting(
    z.union([z.literal(''), url]),
    '',
    'PostgreSQL ≥ 15 for the application’s role; empty starts the embedded one',
  ),
  MIGRATION_DATABASE_URL: setting(
    z.union([z.literal(''), url]),
    '',
    'The same database as its owner, who runs migrations; required with DATABASE_URL',
  ),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200), '10', 'Database connections per process'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
    'Minimum log level; `info` logs every request',
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
    'Sample creators and a demo account; in production only if set to `on`. Set to `on`, it may also be reached from elsewhere',
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
    'What sample creators do with messages, in percent; the rest never open them',
  ),
  AUTH_USER_PREFIX: setting(z.string().max(40), 'OFFICE@', 'Prefix of user names in the token call'),
  AUTH_MOBILE_PREFIX: setting(
    z.string().max(40),
    'OFFICE-SMS@',
    'Prefix of phone numbers in the text-message call',
  ),
  AUTH_CLIENT_ID: setting(z.string().min(1).max(100), 'office', 'Client ID in the token call’s basic header'),
  AUTH_CLIENT_SECRET: setting(
    z.string().min(1).max(100),
    'office',
    'What follows the ID in that header. Every page contains it, so it protects nothing; compatibility only',
  ),
  AUTH_PASSWORD_KEY: setting(
    z.string().refine(key => Buffer.byteLength(key) === 16, 'must have 16 bytes'),
    'starbridge-2026!',
    'Key (and IV) with which pages disguise passwords. They contain it, so it protects nothing; compatibility only',
  ),
  AUTH_PLAIN_PASSWORD: setting(onOff, 'off', 'Accept passwords that aren’t disguised'),
  SERVICE_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^(https?|weixin|mailto|tel)$/ })]),
    '',
    'Customer support contact, shown as a QR code',
  ),
  SERVICE_NOTE: setting(
    z.string().max(200),
    '',
    'Note shown next to it, such as opening hours or a phone number',
  ),
  METRICS_TOKEN: setting(
    z.string().max(200),
    '',
    'Bearer token for /metrics; without it, only this machine can read them, and not through a proxy',
  ),
  API_DOCS: setting(
    onOff,
    'on',
    'Describe the API to everybody: a page at `/docs`, a document at `/openapi.json`',
    'off',
  ),
  SMS_PROVIDER: setting(
    z.enum(['sandbox', 'aliyun', 'tencent', 'none']),
    'sandbox',
    'Who sends codes to phones; `sandbox` shows them on the page and requires SANDBOX',
    'none',
  ),
  SMS_ACCESS_KEY_ID: setting(z.string().max(200), '', 'AccessKey ID at Aliyun, SecretId at Tencent'),
  SMS_ACCESS_KEY_SECRET: setting(z.string().max(200), '', 'AccessKey secret at Aliyun, SecretKey at Tencent'),
  SMS_SIGN_NAME: setting(z.string().max(100), '', 'Approved signature, shown at the start of each message'),
  SMS_TEMPLATE_ID: setting(
    z.string().max(100),
    '',
    'Approved template with the code as its only variable: `${code}` at Aliyun, `{1}` at Tencent',
  ),
  SMS_NOTICE_TEMPLATE_ID: setting(
    z.string().max(100),
    '',
    'Approved template for warnings about an account, with what happened as its only variable: `${what}` at Aliyun, `{1}` at Tencent. Without it no warnings are sent',
  ),
  SMS_TENCENT_APP_ID: setting(z.string().max(100), '', 'SdkAppId of the app at Tencent'),
  SMS_REGION: setting(z.string().max(100), '', 'Region; `cn-hangzhou` at Aliyun, `ap-guangzhou` at Tencent'),
  SMS_ENDPOINT: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).regex(/^\w+:\/\/[^/?#@]+\/?$/)], {
      error: 'must be an http(s) address without a path',
    }),
    '',
    'A different URL for the provider, such as `https://sms.example`',
  ),
  SECRET_KEYS: setting(
    z.string().refine(text => text === '' || readSecretKeys(text), {
      error: 'must be id:key pairs separated by commas, each key 32 bytes in base64',
    }),
    '',
    'Keys that encrypt mailbox passwords, `id:base64` separated by commas: the first encrypts, all decrypt. Required with DATABASE_URL; otherwise one is created in DATA_DIR',
  ),
  ALLOW_PRIVATE_MAIL_HOSTS: setting(
    onOff,
    'off',
    'Allow senders to use mail servers in your own network; always allowed in the sandbox',
  ),
  GOOGLE_OAUTH_CLIENT_ID: setting(z.string().max(300), '', 'OAuth client for Gmail senders'),
  GOOGLE_OAUTH_CLIENT_SECRET: setting(z.string().max(300), '', 'Its secret'),
  GOOGLE_OAUTH_ENDPOINT: setting(
    endpoint,
    '',
    'A different URL for Google’s authorisation, with `/auth` and `/token`',
  ),
  MICROSOFT_OAUTH_CLIENT_ID: setting(
    z.string().max(300),
    '',
    'OAuth client for Outlook and Microsoft 365 senders',
  ),
  MICROSOFT_OAUTH_CLIENT_SECRET: setting(z.string().max(300), '', 'Its secret'),
  MICROSOFT_OAUTH_ENDPOINT: setting(
    endpoint,
    '',
    'For a single tenant: `https://login.microsoftonline.com/<tenant>/oauth2/v2.0`, with `/authorize` and `/token`',
  ),
  PAY_GATEWAY: setting(
    z.enum(['sandbox', 'wechat', 'none']),
    'sandbox',
    'How plans are paid for; `sandbox` plays the payer’s phone on a page and requires SANDBOX',
    'none',
  ),
  WECHAT_PAY_APP_ID: setting(z.string().max(100), '', 'WeChat app ID linked to the merchant, `wx…`'),
  WECHAT_PAY_MERCHANT_ID: setting(z.string().max(100), '', 'WeChat Pay merchant ID (mchid)'),
  WECHAT_PAY_SERIAL: setting(
    z.string().max(100),
    '',
    'Serial number of the merchant’s API certificate, hexadecimal',
  ),
  WECHAT_PAY_PRIVATE_KEY: setting(
    z.string().max(10_000),
    '',
    'Private key of that certificate: PEM, or the path of `apiclient_key.pem`',
  ),
  WECHAT_PAY_API_V3_KEY: setting(z.string().max(100), '', 'API v3 key, 32 characters'),
  WECHAT_PAY_PUBLIC_KEY: setting(
    z.string().max(10_000),
    '',
    'WeChat Pay’s public key: PEM, or the path of its file; without it, platform certificates are downloaded',
  ),
  WECHAT_PAY_PUBLIC_KEY_ID: setting(z.string().max(100), '', 'Its ID, `PUB_KEY_ID_…`'),
  WECHAT_PAY_URL: setting(
    endpoint,
    'https://api.mch.weixin.qq.com',
    'A different URL for WeChat Pay, such as `https://api2.mch.weixin.qq.com`',
  ),
  SYSTEM_MAIL: setting(
    z.enum(['sandbox', 'smtp', 'none']),
    'sandbox',
    'How Starbridge itself emails people, for example to confirm a payment; `sandbox` shows the messages on a page and requires SANDBOX',
    'none',
  ),
  SYSTEM_MAIL_URL: setting(
    z.string().refine(text => text === '' || readSmtpUrl(text), {
      error: 'must be smtps://user:password@host or, with STARTTLS, smtp://user:password@host',
    }),
    '',
    'Mail server for these messages: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS; percent-encode special characters',
  ),
  SYSTEM_MAIL_FROM: setting(
    z.string().refine(text => text === '' || readSystemSender(text), {
      error: 'must be an address, or Name <address>',
    }),
    '',
    'Sender of these messages: `Starbridge <no-reply@example.com>`',
  ),
  SELLER: setting(z.string().max(500), '', 'Seller shown on receipts: company, tax number, address'),
  ...retentionSettings,
  CLOSURE_GRACE_DAYS: setting(
    z.coerce.number().int().min(0).max(365),
    '14',
    'Days in which the closing of an account or a team can be taken back, before everything is deleted',
  ),
  AUDIT_STREAM_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^(https?|syslog(\+tls)?)$/ })], {
      error: 'must be https://…, syslog+tls://host or syslog://host',
    }),
    '',
    'Where sealed operation records of all teams are streamed to: `https://…` (NDJSON by POST), `syslog+tls://host:6514` or `syslog://host:601` (RFC 5424 over TCP)',
  ),
  AUDIT_STREAM_TOKEN: setting(z.string().max(2000), '', 'Bearer token for AUDIT_STREAM_URL over HTTP'),
  PICTURES_MB: setting(
    z.coerce.number().int().min(0).max(1_000_000),
    '200',
    'Space in MB for images of creators and posts. They are fetched from their source when first shown, and the least recently shown make room. 0 fetches and keeps none',
  ),
} as const satisfies Record<string, Setting>;
