import { isIP } from 'node:net';
import { isLoopback } from '../../core/client-network.ts';

/** The host that a passkey belongs to: it works nowhere else. */
export interface PasskeySite {
  /** The host name. */
  id: string;
  origin: string;
}

/**
 * Browsers know passkeys only of a host with a name, over HTTPS; and of this machine, which they call localhost.
 * @param publicUrl where people reach the product
 * @returns null if there can be none
 */
export function passkeySiteOf(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLoopback(host)) return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  if (protocol !== 'https:' || isIP(host)) return null;
  return { id: host, origin };
}
