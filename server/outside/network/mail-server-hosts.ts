import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './private-networks.ts';

export const isLoopback = (host: string): boolean =>
  host.toLowerCase() === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

export class InsideHostError extends Error {
  readonly code = 'EINSIDE';

  constructor(host: string) {
    super(`${host} is inside of this installation's own network`);
  }
}

type Lookup = (host: string) => Promise<readonly { address: string }[]>;
const systemLookup: Lookup = host => lookup(host, { all: true, verbatim: false });

/**
 * Returns the IP address of a mail server. Connect to this address: the name, looked up again, could lead elsewhere.
 * @throws InsideHostError if any of its addresses is inside; the system's error for an unknown name
 */
export async function outsideAddress(host: string, find: Lookup = systemLookup): Promise<string> {
  if (host.toLowerCase() === 'localhost') throw new InsideHostError(host);
  const addresses = isIP(host) ? [{ address: host }] : await find(host);
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new InsideHostError(host);
  const [first] = addresses;
  if (!first) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
  return first.address;
}
