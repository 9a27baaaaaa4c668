import type { ProviderKeys, ProviderKind } from '../../../contract/core/sign-in/provider-kinds.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { MailDns } from '../mail-protocol/mail-services.ts';
import { email as emailPattern } from '../../../contract/core/patterns.ts';
import { ProviderRefused, type IdentityProvider, type ProvenPerson } from './identity-provider.ts';
import { makeDingtalk } from './dingtalk.ts';
import { makeFeishu } from './feishu.ts';
import { makeOidc } from './oidc/oidc-provider.ts';
import { makeProviderFetch, type ProviderNetwork } from './provider-fetch.ts';
import { makeWecom } from './wecom.ts';

type IdentityProviders = Readonly<Partial<Record<ProviderKind, IdentityProvider>>>;

/** The longest subject that OpenID Connect allows. */
const longestId = 255;
const isId = (text: string) =>
  text !== '' && text.length <= longestId && text.isWellFormed() && !/\p{Cc}/u.test(text);

/** What a provider says is stored: what has no form that could be is refused, or left out. */
function storable(person: ProvenPerson): ProvenPerson {
  const { subject, name, email, providerSession } = person;
  if (!isId(subject)) throw new ProviderRefused('the subject is not valid');
  const isAddress = email !== null && emailPattern.test(email);
  return {
    ...person,
    name: name
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    email: isAddress ? email : null,
    emailVerified: isAddress && person.emailVerified,
    providerSession: providerSession !== null && isId(providerSession) ? providerSession : null,
  };
}

const checked = (provider: IdentityProvider): IdentityProvider => ({
  ...provider,
  redeem: async (...asked) => storable(await provider.redeem(...asked)),
});

/** Every kind of provider that a team can choose. */
const makeProviders = (network: ProviderNetwork): IdentityProviders => ({
  oidc: checked(makeOidc(network)),
  wecom: checked(makeWecom(network)),
  feishu: checked(makeFeishu(network)),
  dingtalk: checked(makeDingtalk(network)),
});

/** What single sign-on needs of the outside world; the composition root makes it once. */
export interface IdentityServices {
  /** The product's public address, without a slash at the end; known once the server listens. */
  readonly publicUrl: string;
  secrets: Secrets;
  dns: MailDns;
  providers: IdentityProviders;
  /** What the providers of the sandbox itself are set up with; null outside a sandbox. */
  sandbox: (() => Partial<Record<ProviderKind, ProviderKeys>>) | null;
}

interface SandboxProviders {
  /** Whether an address is one of them, so that it may be asked although it is in no public network. */
  isInside(url: string): boolean;
  keys(): Partial<Record<ProviderKind, ProviderKeys>>;
}

/** @param site whose address may change until the server listens */
export function makeIdentityServices(
  site: { publicUrl: string; secrets: Secrets; dns: MailDns },
  sandbox: SandboxProviders | null,
): IdentityServices {
  const fetch = makeProviderFetch(url => sandbox?.isInside(url) ?? false);
  return {
    get publicUrl() {
      return site.publicUrl;
    },
    secrets: site.secrets,
    dns: site.dns,
    providers: makeProviders({ fetch, allowsHttp: sandbox !== null }),
    sandbox: sandbox && (() => sandbox.keys()),
  };
}
