import type { CreatorConnection } from '../../../contract/creators/creator-connections/creator-connections.ts';
import type { ConnectionRow } from './connections.queries.ts';
import { platformOf } from './own-connectors.ts';

export const presentConnection = (row: ConnectionRow): CreatorConnection => ({
  platform: platformOf[row.source],
  handle: row.handle,
  homepageUrl: row.homepage_url,
  state: row.state === 'broken' ? 'broken' : 'ok',
  scopes: row.scopes,
  consentedAt: row.consented_at.toISOString(),
  consentEdition: row.consent_edition,
  fetchedAt: row.fetched_at?.toISOString() ?? null,
  fault: row.fault,
});

/** Masks an address so that its owner recognises it and nobody else can read it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at - 1)) || address.slice(0, 1)}…${address.slice(at)}`;
}
