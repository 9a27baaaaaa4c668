import type { ProviderKeys } from '../../../contract/core/sign-in/provider-kinds.ts';

export const suites = ['wecom', 'feishu', 'dingtalk'] as const;
export type Suite = (typeof suites)[number];

/** The app that the sandbox's organisation has registered with each. */
export const suiteApps: Record<Suite, Omit<ProviderKeys, 'issuer'>> = {
  wecom: { clientId: 'ww5a0db0x', clientSecret: 'sandbox-secret', agentId: '1000002' },
  feishu: { clientId: 'cli_sandbox', clientSecret: 'sandbox-secret', agentId: '' },
  dingtalk: { clientId: 'dingsandbox', clientSecret: 'sandbox-secret', agentId: '' },
};
