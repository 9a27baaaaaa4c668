import type { Security } from '../../core/mail/mail-servers.ts';
import { guidePaths } from './guide-paths.ts';

/** Providers with presets and a guide page each. */
export const providerCodes = [
  'gmail',
  'outlook',
  '163',
  'alimail',
  'qq',
  'sina',
  'feishu',
  'dingtalk',
  'other',
  'sandbox',
] as const;
export type ProviderCode = (typeof providerCodes)[number];

interface Server {
  host: string;
  port: number;
  security: Security;
}

export interface MailProvider {
  code: ProviderCode;
  name: { zh: string; en: string };
  /** Path of its guide page; null if it has none. */
  path: string | null;
  smtp: Server;
  imap: Server;
  /** The kind of secret: the mailbox's password, a code from its settings, or OAuth. */
  secret: 'password' | 'authorizationCode' | 'appPassword' | 'oauth';
  /** Domains whose addresses certainly belong to it. */
  domains: readonly string[];
  /** Hosts for some of these domains; ports and security are the same. */
  otherHosts: readonly { domains: readonly string[]; smtp: string; imap: string }[];
  /** Safe messages per day for a mailbox; a cautious number if its provider publishes none. */
  dailyLimit: number;
}

const tls = (host: string, port: number): Server => ({ host, port, security: 'tls' });
const starttls = (host: string, port: number): Server => ({ host, port, security: 'starttls' });

export const mailProviders: readonly MailProvider[] = [
  {
    code: 'gmail',
    name: { zh: 'Gmail', en: 'Gmail' },
    path: guidePaths.gmail,
    smtp: tls('smtp.gmail.com', 465),
    imap: tls('imap.gmail.com', 993),
    secret: 'appPassword',
    domains: ['gmail.com', 'googlemail.com'],
    otherHosts: [],
    dailyLimit: 200,
  },
  {
    code: 'outlook',
    name: { zh: 'Outlook / Microsoft 365', en: 'Outlook / Microsoft 365' },
    path: guidePaths.outlook,
    smtp: starttls('smtp.office365.com', 587),
    imap: tls('outlook.office365.com', 993),
    secret: 'oauth',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
    otherHosts: [
      // Personal mailboxes; the host above is that of Microsoft 365.
      {
        domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
        smtp: 'smtp-mail.outlook.com',
        imap: 'outlook.office365.com',
      },
    ],
    dailyLimit: 200,
  },
  {
    code: '163',
    name: { zh: '网易 163 邮箱', en: 'NetEase 163' },
    path: guidePaths['163'],
    smtp: tls('smtp.163.com', 465),
    imap: tls('imap.163.com', 993),
    secret: 'authorizationCode',
    domains: ['163.com', '126.com', 'yeah.net'],
    otherHosts: [
      { domains: ['126.com'], smtp: 'smtp.126.com', imap: 'imap.126.com' },
      { domains: ['yeah.net'], smtp: 'smtp.yeah.net', imap: 'imap.yeah.net' },
    ],
    dailyLimit: 100,
  },
  {
    code: 'alimail',
    name: { zh: '阿里企业邮箱', en: 'Alibaba Mail' },
    path: guidePaths.alimail,
    // As in Alibaba's own help; mxhichina.com is their former name.
    smtp: tls('smtp.qiye.aliyun.com', 465),
    imap: tls('imap.qiye.aliyun.com', 993),
    secret: 'password',
    domains: ['aliyun.com'],
    otherHosts: [{ domains: ['aliyun.com'], smtp: 'smtp.aliyun.com', imap: 'imap.aliyun.com' }],
    dailyLimit: 200,
  },
  {
    code: 'qq',
    name: { zh: 'QQ 邮箱', en: 'QQ Mail' },
    path: guidePaths.qq,
    smtp: tls('smtp.qq.com', 465),
    imap: tls('imap.qq.com', 993),
    secret: 'authorizationCode',
    domains: ['qq.com', 'foxmail.com'],
    otherHosts: [],
    dailyLimit: 100,
  },
  {
    code: 'sina',
    name: { zh: '新浪邮箱', en: 'Sina Mail' },
    path: guidePaths.sina,
    smtp: tls('smtp.sina.com', 465),
    imap: tls('imap.sina.com', 993),
    secret: 'authorizationCode',
    domains: ['sina.com', 'sina.cn'],
    otherHosts: [{ domains: ['sina.cn'], smtp: 'smtp.sina.cn', imap: 'imap.sina.cn' }],
    dailyLimit: 100,
  },
  {
    code: 'feishu',
    name: { zh: '飞书邮箱', en: 'Feishu Mail' },
    path: guidePaths.feishu,
    smtp: tls('smtp.feishu.cn', 465),
    imap: tls('imap.feishu.cn', 993),
    secret: 'appPassword',
    domains: [],
    otherHosts: [],
    dailyLimit: 200,
  },
  {
    code: 'dingtalk',
    name: { zh: '钉钉邮箱', en: 'DingTalk Mail' },
    path: guidePaths.dingtalk,
    smtp: tls('smtp.dingtalk.com', 465),
    imap: tls('imap.dingtalk.com', 993),
    secret: 'password',
    domains: ['dingtalk.com'],
    otherHosts: [],
    dailyLimit: 200,
  },
];

export const providerOf = (code: ProviderCode): MailProvider | null =>
  mailProviders.find(provider => provider.code === code) ?? null;

const domainOf = (address: string) => address.trim().toLowerCase().split('@')[1] ?? '';

/** Returns the provider of an address; null for an address with a domain of its own. */
export const providerOfAddress = (address: string): MailProvider | null =>
  mailProviders.find(provider => provider.domains.includes(domainOf(address))) ?? null;

/**
 * Returns whether mail to `name+anything@domain` arrives in the mailbox `name@domain`. Microsoft 365 with a domain of
 * its own may have it turned off, and other providers treat it as another address.
 */
export function deliversPlus(provider: ProviderCode, address: string): boolean {
  const surely = providerOfAddress(address)?.code;
  return provider === 'sandbox' || provider === 'gmail' || surely === 'gmail' || surely === 'outlook';
}

/** Returns the servers of a provider for an address. */
export function serversFor(provider: MailProvider, address: string): Pick<MailProvider, 'smtp' | 'imap'> {
  const other = provider.otherHosts.find(({ domains }) => domains.includes(domainOf(address)));
  const { smtp, imap } = provider;
  return other
    ? { smtp: { ...smtp, host: other.smtp }, imap: { ...imap, host: other.imap } }
    : { smtp, imap };
}
