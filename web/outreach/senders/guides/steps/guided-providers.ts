import {
  mailProviders,
  type MailProvider,
  type ProviderCode,
} from '../../../../../contract/outreach/senders/mail-providers.ts';

/** Providers with a guide of their own. */
export type GuideCode = Exclude<ProviderCode, 'other' | 'sandbox'>;
export interface GuidedProvider extends MailProvider {
  code: GuideCode;
  path: string;
}

const isGuided = (provider: MailProvider): provider is GuidedProvider => provider.path !== null;

export const guidedProviders: readonly GuidedProvider[] = mailProviders.filter(isGuided);

/** The provider whose guide is at an address. */
export const guideAt = (path: string): GuidedProvider | undefined =>
  guidedProviders.find(provider => provider.path === path.replace(/\/$/, ''));
