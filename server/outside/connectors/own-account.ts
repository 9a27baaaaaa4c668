import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Connector, Gate, Permit } from './source.ts';

/** The tokens that a creator granted us for their account on a platform. */
export interface OwnTokens {
  accessToken: string;
  /** Empty if the platform renews by the access token itself. */
  refreshToken: string;
  expiresAt: Date;
  /** The scopes that were granted, possibly fewer than requested. */
  scopes: string[];
}

/** The operator's client at a platform. */
export interface OwnClient {
  id: string;
  secret: string;
}

export type Way = Pick<Permit, 'through' | 'signal' | 'now'>;

/** A source that a creator authorises by OAuth 2 (authorisation code; with PKCE, RFC 7636, if the platform has it). */
export interface OwnConnector extends Connector {
  code: Extract<SourceCode, 'tiktok_own' | 'youtube_own' | 'instagram_own'>;
  scopes: readonly string[];
  /** Returns where to send the browser: the official address, which `addressOf` turns into the sandbox's. */
  authorizeUrl(client: OwnClient, options: { state: string; challenge: string; redirectUri: string }): string;
  /** @throws SourceFault credential if the platform refuses */
  exchange(
    client: OwnClient,
    options: { code: string; verifier: string; redirectUri: string },
    way: Way,
  ): Promise<OwnTokens>;
  /** @throws SourceFault credential if the creator revoked the authorisation */
  renew(client: OwnClient, tokens: OwnTokens, way: Way): Promise<OwnTokens>;
  /** Revokes the authorisation at the platform, if it has a call for that. @throws SourceFault */
  revoke(client: OwnClient, tokens: OwnTokens, way: Way): Promise<void>;
  /** Reads the account, with posts and audience as far as granted; the gate's secret has `accessToken`. */
  own(gate: Gate, options: { posts: number }): Promise<CreatorRecord>;
}
