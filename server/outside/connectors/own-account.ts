import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Connector, Gate, Permit } from './source.ts';

/** What a creator let us have: tokens of their account at a platform. */
export interface OwnTokens {
  accessToken: string;
  /** Empty where the platform renews by the access token itself. */
  refreshToken: string;
  expiresAt: Date;
  /** What was really granted, which may be less than was asked for. */
  scopes: string[];
}

/** The operator's client at a platform. */
export interface OwnClient {
  id: string;
  secret: string;
}

export type Way = Pick<Permit, 'through' | 'signal' | 'now'>;

/** A source that a creator opens by OAuth 2 (authorisation code; PKCE, RFC 7636, where the platform has it). */
export interface OwnConnector extends Connector {
  code: Extract<SourceCode, 'tiktok_own' | 'youtube_own' | 'instagram_own'>;
  scopes: readonly string[];
  /** Where the browser goes. Official; `addressOf` leads it into the sandbox. */
  authorizeUrl(client: OwnClient, options: { state: string; challenge: string; redirectUri: string }): string;
  /** @throws SourceFault credential when the platform says no */
  exchange(
    client: OwnClient,
    options: { code: string; verifier: string; redirectUri: string },
    way: Way,
  ): Promise<OwnTokens>;
  /** @throws SourceFault credential when the creator took it back */
  renew(client: OwnClient, tokens: OwnTokens, way: Way): Promise<OwnTokens>;
  /** Takes it back at the platform, as far as it has a call for that. @throws SourceFault */
  revoke(client: OwnClient, tokens: OwnTokens, way: Way): Promise<void>;
  /** The account itself, with posts and audience as far as granted; the gate's secret has `accessToken`. */
  own(gate: Gate, options: { posts: number }): Promise<CreatorRecord>;
}
