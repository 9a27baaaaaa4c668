import type { ProviderKeys, ProviderKind } from '../../../contract/core/sign-in/provider-kinds.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { MailDns } from '../mail-protocol/mail-services.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { makeDingtalk } from './dingtalk.ts';
import { makeFeishu } from './feishu.ts';
import { makeOidc } from './oidc/oidc-provider.ts';
import { makeProviderFetch, type ProviderNetwork } from './provider-fetch.ts';
import { makeWecom } from './wecom.ts';

type IdentityProviders = Readonly<Partial<Record<ProviderKind, IdentityProvider>>>;

/** Every kind of provider that a team can choose. */
const makeProviders = (network: ProviderNetwork): IdentityProviders => ({
  oidc: makeOidc(network),
  wecom: makeWecom(network),
  feishu: makeFeishu(network),
  dingtalk: makeDingtalk(network),
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
