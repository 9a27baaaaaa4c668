/**
 * The identity providers that an organisation can sign in with: OpenID Connect (Okta, Entra ID, Google Workspace, Keycloak, …), and
 * the sign-ins of Chinese office suites.
 */
export const providerKinds = ['oidc', 'wecom', 'feishu', 'dingtalk'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What a provider is set up with. */
export interface ProviderKeys {
  issuer: string;
  clientId: string;
  clientSecret: string;
  agentId: string;
}
