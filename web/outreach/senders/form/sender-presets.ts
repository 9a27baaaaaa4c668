import {
  type ProviderCode,
  providerOf,
  providerOfAddress,
  serversFor,
} from '../../../../contract/outreach/senders/mail-providers.ts';
import { codeOf, type SenderValues } from './sender-values.ts';

/** A cautious limit for unknown providers. */
const usualDailyLimit = 100;

const blank: SenderValues = {
  provider: '',
  auth: 'password',
  address: '',
  secret: '',
  name: '',
  replyTo: '',
  username: '',
  smtpHost: '',
  smtpPort: '465',
  smtpSecurity: 'tls',
  imapHost: '',
  imapPort: '993',
  imapSecurity: 'tls',
  'pace.dailyLimit': String(usualDailyLimit),
  'pace.gapSeconds': '60',
  'pace.jitterSeconds': '60',
  'pace.domainHourlyLimit': '30',
  signatureHtml: '',
};

/** The presets of a provider for an address; without presets, the servers must be typed. */
function presets(code: ProviderCode, address: string, oauth: readonly ProviderCode[]): Partial<SenderValues> {
  const provider = providerOf(code);
  const auth = oauth.includes(code) ? 'oauth' : 'password';
  if (!provider) return { provider: code, auth };
  const { smtp, imap } = serversFor(provider, address);
  return {
    provider: code,
    auth,
    smtpHost: smtp.host,
    smtpPort: String(smtp.port),
    smtpSecurity: smtp.security,
    imapHost: imap.host,
    imapPort: String(imap.port),
    imapSecurity: imap.security,
    'pace.dailyLimit': String(provider.dailyLimit),
  };
}

const serverNames = ['smtpHost', 'imapHost'] as const;

/** Whether the servers are empty or still the presets: values typed by the user are never replaced. */
function areServersPreset(values: SenderValues): boolean {
  const code = codeOf(values.provider);
  const given = code ? presets(code, values.address, []) : {};
  return serverNames.every(name => values[name] === '' || values[name] === given[name]);
}

/** The changes when a provider is chosen. */
export function withProvider(
  values: SenderValues,
  code: ProviderCode,
  oauth: readonly ProviderCode[],
): Partial<SenderValues> {
  const isBare = !providerOf(code) && areServersPreset(values);
  return { ...(isBare && { smtpHost: '', imapHost: '' }), ...presets(code, values.address, oauth) };
}

/** The changes when an address is typed: user name and reply address follow it, and its domain selects the provider. */
export function withAddress(
  values: SenderValues,
  address: string,
  oauth: readonly ProviderCode[],
): Partial<SenderValues> {
  const follows = (name: 'username' | 'replyTo') => values[name] === values.address && { [name]: address };
  const code = providerOfAddress(address)?.code;
  const isKnown = code !== undefined && areServersPreset(values);
  return {
    address,
    ...follows('username'),
    ...follows('replyTo'),
    ...(isKnown && code !== values.provider && presets(code, address, oauth)),
    ...(isKnown && code === values.provider && hostsOf(code, address)),
  };
}

function hostsOf(code: ProviderCode, address: string): Partial<SenderValues> {
  const { smtpHost, imapHost } = presets(code, address, []);
  return { ...(smtpHost && { smtpHost }), ...(imapHost && { imapHost }) };
}

const usualPorts = { smtp: { tls: '465', starttls: '587' }, imap: { tls: '993', starttls: '143' } } as const;

/** The usual port follows the encryption; a custom port stays. */
export function withSecurity(
  values: SenderValues,
  kind: 'smtp' | 'imap',
  security: string,
): Partial<SenderValues> {
  const ports = usualPorts[kind];
  const isUsual = Object.values(ports).some(port => port === values[`${kind}Port`]);
  const port = security === 'tls' || security === 'starttls' ? ports[security] : undefined;
  return { [`${kind}Security`]: security, ...(isUsual && port && { [`${kind}Port`]: port }) };
}

/** A new sender, for a provider if one is requested. */
export function newValues(
  code: ProviderCode | null,
  name: string,
  oauth: readonly ProviderCode[],
): SenderValues {
  return { ...blank, name, ...(code && presets(code, '', oauth)) };
}
