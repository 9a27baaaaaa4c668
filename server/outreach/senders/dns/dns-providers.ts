import { mailProviders, type ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';

/** What is known of a provider's records for its customers' domains. */
interface ProviderDns {
  /** Names that an SPF record includes for it; the first is recommended. Empty if unknown. */
  spf: readonly string[];
  /** Selectors of its keys. */
  selectors: readonly string[];
  /** Whether it uses no others. */
  isFixed: boolean;
}

const known: Partial<Record<ProviderCode, ProviderDns>> = {
  gmail: { spf: ['_spf.google.com'], selectors: ['google'], isFixed: false },
  outlook: { spf: ['spf.protection.outlook.com'], selectors: ['selector1', 'selector2'], isFixed: true },
  '163': { spf: ['spf.163.com', 'spf.qiye.163.com'], selectors: ['qiye163', '163'], isFixed: false },
  alimail: { spf: ['spf.mxhichina.com', 'spf.qiye.aliyun.com'], selectors: ['default'], isFixed: false },
  qq: { spf: ['spf.mail.qq.com', 'spf.exmail.qq.com'], selectors: ['s201512', 'exmail'], isFixed: false },
  feishu: { spf: ['_netblocks.m.feishu.cn'], selectors: ['feishu'], isFixed: false },
};

const unknown: ProviderDns = { spf: [], selectors: [], isFixed: false };

export const providerDns = (provider: ProviderCode): ProviderDns => known[provider] ?? unknown;

/** Selectors that many servers use. */
export const usualSelectors = ['default', 'dkim', 'mail', 'k1', 's1', 's2', 'selector1', 'google', 'smtp'];

/** Domains of public mail providers, besides those of the presets: the providers maintain the records. */
const others = [
  'yahoo.com',
  'yahoo.co.jp',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.com',
  'proton.me',
  'zoho.com',
  'mail.ru',
  'yandex.com',
  'naver.com',
  '126.com',
  'yeah.net',
  'vip.163.com',
  'vip.qq.com',
  'aliyun.com',
  '139.com',
  '189.cn',
  'sohu.com',
  'vip.sina.com',
  'sandbox.starbridge.example',
];

const publicDomains = new Set([...mailProviders.flatMap(provider => provider.domains), ...others]);

export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);
