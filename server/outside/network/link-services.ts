import type { MailDns } from '../mail-protocol/mail-services.ts';

/** Outside services that short links need; the composition root makes them once. */
export interface LinkServices {
  /** The product's public address, without a slash at the end: `{host}` of a target. */
  publicUrl: string;
  /** A short domain of the installation, without a slash at the end; empty: codes follow `publicUrl` and `/s`. */
  shortUrl: string;
  dns: MailDns;
}

/** Returns the address before a code: on a team's domain or, if `host` is empty, on the product's own. */
export function prefixOf(
  { publicUrl, shortUrl }: Pick<LinkServices, 'publicUrl' | 'shortUrl'>,
  host = '',
): string {
  if (host) return `https://${host}/`;
  return shortUrl ? `${shortUrl}/` : `${publicUrl}/s/`;
}
