import type { ProviderKind } from '../../../contract/core/sign-in/provider-kinds.ts';

export interface ProviderSettings {
  kind: ProviderKind;
  /** OIDC: the issuer's address. The others: empty (their public API), or the address of a private deployment. */
  issuer: string;
  /** OIDC: client id. WeCom: corp id. Feishu: app id. DingTalk: app key. */
  clientId: string;
  /** In plain text, opened by the caller just for the call. */
  clientSecret: string;
  /** WeCom: AgentID of the app. The others: empty. */
  agentId: string;
}

export interface ProvenPerson {
  /** Unique and stable within the provider. */
  subject: string;
  name: string;
  /** In lower case; null if the provider gave none. */
  email: string | null;
  /**
   * Whether the provider vouches for the address. WeCom, Feishu, DingTalk: the organisation's own address book is
   * believed.
   */
  emailVerified: boolean;
  /** OIDC `sid`, for back-channel logout. */
  providerSession: string | null;
  /** With which the provider is asked again whether the person may still sign in; null if it gives none. */
  refreshToken: string | null;
}

export interface SignInStart {
  /** Letters and digits, at most 128. */
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  /** The address that the person has typed already. */
  loginHint?: string;
}

/** One step of the conversation, for the test button: what was asked and what came back, without secrets. */
export interface ConversationStep {
  /** `discovery`, `authorization`, `token`, `claims`, …: their names are in the texts of the settings page. */
  title: string;
  request: string;
  answer: string;
  ok: boolean;
}

export type NoteStep = (step: ConversationStep) => void;

type StillActive =
  | { state: 'active'; refreshToken: string | null }
  | { state: 'gone' }
  /** It gave no refresh token, so it cannot be asked. */
  | { state: 'unsupported' }
  /** It could not be reached. */
  | { state: 'unknown' };

/** What a provider says when it signs somebody out (OpenID Connect Back-Channel Logout 1.0). */
export interface LogoutNotice {
  /** Unique: none is taken twice. */
  id: string;
  subject: string | null;
  providerSession: string | null;
}

export interface IdentityProvider {
  /** @returns where the browser goes @throws ProviderRefused */
  authorizationUrl(settings: ProviderSettings, start: SignInStart, note?: NoteStep): Promise<string>;
  /**
   * @param callback the whole address the provider sent the browser to
   * @throws ProviderRefused
   */
  redeem(
    settings: ProviderSettings,
    start: SignInStart,
    callback: URL,
    note?: NoteStep,
  ): Promise<ProvenPerson>;
  /** Asked when one of our sessions is refreshed. */
  stillActive(
    settings: ProviderSettings,
    person: { subject: string; refreshToken: string | null },
  ): Promise<StillActive>;
  /** Just for providers that send such notices. @throws ProviderRefused */
  readLogout?(settings: ProviderSettings, token: string): Promise<LogoutNotice>;
}

/** The provider did not prove anybody, or did not answer as agreed. */
export class ProviderRefused extends Error {
  /** For the settings page; in the provider's words. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
