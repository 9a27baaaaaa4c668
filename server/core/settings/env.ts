import path from 'node:path';
import type { z } from 'zod';
import { isLoopback } from '../client-network.ts';
import { issueText } from '../issue-text.ts';
import { settings } from './settings.ts';

type SettingName = keyof typeof settings;
type Parsed = { [K in SettingName]: z.output<(typeof settings)[K]['schema']> };

export interface Env extends Parsed {
  /** Absolute path of the folder that holds the code. */
  root: string;
}

const byEach = ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_ID'] as const;
const neededBy: Record<Env['SMS_PROVIDER'], readonly SettingName[]> = {
  sandbox: [],
  none: [],
  aliyun: byEach,
  tencent: [...byEach, 'SMS_TENCENT_APP_ID'],
};

export class SettingsError extends Error {}

/** Our own sentences stay; those of the library become ours, in both languages of the start. */
const sentenceOf = (issue: z.core.$ZodIssue): string =>
  /^(?:Invalid|Too) /.test(issue.message)
    ? `${issueText(issue, 'en')} / ${issueText(issue, 'zh')}`
    : issue.message;

/**
 * Reads and checks all settings. Nothing else reads the process's environment.
 * @throws SettingsError naming every wrong one, one per line
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  const isProduction = source.NODE_ENV === 'production';
  for (const [name, { schema, default: fallback, inProduction }] of Object.entries(settings)) {
    const given = source[name] || (isProduction ? inProduction : fallback);
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(`${name}: ${parsed.error.issues.map(sentenceOf).join('; ')}`);
  }
  if (Boolean(source.DATABASE_URL) !== Boolean(source.MIGRATION_DATABASE_URL)) {
    faults.push('DATABASE_URL and MIGRATION_DATABASE_URL: set both, or neither for the embedded database');
  }
  // With the embedded database the key is made in the data folder; otherwise all processes need the same one.
  if (source.DATABASE_URL && !source.SECRET_KEYS) {
    faults.push(
      'SECRET_KEYS: needed with DATABASE_URL, the same for all processes: "k1:$(openssl rand -base64 32)"',
    );
  }
  // The sandbox's provider is the default only in a sandbox.
  if (!source.SMS_PROVIDER && values.SANDBOX === false) values.SMS_PROVIDER = 'none';
  if (!source.PAY_GATEWAY && values.SANDBOX === false) values.PAY_GATEWAY = 'none';
  if (!source.SYSTEM_MAIL && values.SANDBOX === false) values.SYSTEM_MAIL = 'none';
  if (values.SHORT_URL && hostOf(values.SHORT_URL) === hostOf(values.PUBLIC_URL)) {
    faults.push('SHORT_URL: must have another host than PUBLIC_URL, whose pages stand there already');
  }
  faults.push(
    ...(source.SANDBOX ? [] : openSandboxFaults(values)),
    ...smsFaults(values),
    ...oauthFaults(values),
    ...payFaults(values),
    ...systemMailFaults(values),
  );
  if (faults.length) throw new SettingsError(faults.join('\n'));
  return { ...(values as Parsed), root: path.resolve(import.meta.dirname, '../../..') };
}

const hostOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).host : '';

/** A sandbox shows its codes and messages to everybody, and its operator account is public. */
function openSandboxFaults({ SANDBOX: hasSandbox, HOST = '', PUBLIC_URL = '' }: Partial<Parsed>): string[] {
  if (!hasSandbox) return [];
  const publicHost = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : '';
  const hosts = { HOST, PUBLIC_URL: publicHost };
  return Object.entries(hosts)
    .filter(([, host]) => host && !isLoopback(host.replace(/^\[|\]$/g, '')))
    .map(
      ([name]) =>
        `${name}: anybody who reaches a sandbox can read its messages and use its operator account, so it stays on this machine. For real work set NODE_ENV=production; if everybody may use this sandbox, set SANDBOX=on / 能访问沙盒的人都能看到其中的验证码和邮件，并使用运维账号，因此沙盒只在本机开放。正式使用请设置 NODE_ENV=production；确实要对所有人开放沙盒，请设置 SANDBOX=on`,
    );
}

function smsFaults({ SMS_PROVIDER: provider, SANDBOX: hasSandbox, ...values }: Partial<Parsed>): string[] {
  if (!provider) return [];
  if (provider === 'sandbox' && hasSandbox === false) return ['SMS_PROVIDER: sandbox needs SANDBOX=on'];
  const given: Partial<Record<SettingName, unknown>> = values;
  return neededBy[provider]
    .filter(name => given[name] === '')
    .map(name => `${name}: needed with SMS_PROVIDER=${provider}`);
}

/** Settings that must not be empty; `merchantOf` checks only those that are given. */
const neededToPay = ['APP_ID', 'MERCHANT_ID', 'SERIAL', 'PRIVATE_KEY', 'API_V3_KEY'] as const;

function payFaults(values: Partial<Record<SettingName, unknown>>): string[] {
  const gateway = values.PAY_GATEWAY;
  if (gateway === 'sandbox' && values.SANDBOX === false) return ['PAY_GATEWAY: sandbox needs SANDBOX=on'];
  if (gateway !== 'wechat') return [];
  const names = [...neededToPay.map(name => `WECHAT_PAY_${name}` as const), 'PUBLIC_URL'] as const;
  return names.filter(name => values[name] === '').map(name => `${name}: needed with PAY_GATEWAY=wechat`);
}

function systemMailFaults(values: Partial<Record<SettingName, unknown>>): string[] {
  const how = values.SYSTEM_MAIL;
  if (how === 'sandbox' && values.SANDBOX === false) return ['SYSTEM_MAIL: sandbox needs SANDBOX=on'];
  if (how !== 'smtp') return [];
  const names = ['SYSTEM_MAIL_URL', 'SYSTEM_MAIL_FROM'] as const;
  return names.filter(name => values[name] === '').map(name => `${name}: needed with SYSTEM_MAIL=smtp`);
}

function oauthFaults(values: Partial<Record<SettingName, unknown>>): string[] {
  return (['GOOGLE', 'MICROSOFT'] as const).flatMap(provider => {
    const [id, secret] = [`${provider}_OAUTH_CLIENT_ID`, `${provider}_OAUTH_CLIENT_SECRET`] as const;
    if (Boolean(values[id]) === Boolean(values[secret])) return [];
    return [`${values[id] ? secret : id}: needed with ${values[id] ? id : secret}`];
  });
}
