import type { MailDns } from '../mail-protocol/mail-services.ts';

/** What short links need of the world besides the database: given once by the composition root. */
export interface LinkServices {
  /** Where the product is reached, without a slash at the end: `{host}` of a target. */
  publicUrl: string;
  /** A short domain of the installation, without a slash at the end; empty: codes stand under `publicUrl` with `/s`. */
  shortUrl: string;
  dns: MailDns;
}

/** What stands before a code: under a team's domain, or, where `host` is empty, under the product's own address. */
export function prefixOf(
  { publicUrl, shortUrl }: Pick<LinkServices, 'publicUrl' | 'shortUrl'>,
  host = '',
): string {
  if (host) return `https://${host}/`;
  return shortUrl ? `${shortUrl}/` : `${publicUrl}/s/`;
}
