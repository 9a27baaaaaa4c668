import { isIP } from 'node:net';
import type { Address } from './edge-link.ts';

/** The form of a code in an address. */
const code = /^[A-Za-z0-9_-]{3,32}$/;
const ownPrefix = '/s/';

export interface RequestedAddress {
  /** Null if the path cannot be a code. */
  address: Address | null;
  /** The host, if the address is answered only for a team's domain; empty for the product's own address. */
  host: string;
  isByQr: boolean;
}

export interface PlaceOptions {
  /** Returns whether a host is the product's own and not a team's. */
  isOwn: (host: string) => boolean;
  /** The installation's short domain, where codes follow the root; empty if there is none. */
  shortHost: string;
}

/**
 * Returns the short address that a request asks for; null if there is none and something else must answer. `/s/{code}`
 * is one under any host. Under a host that is not the product's own every path is one; whether the host is a team's,
 * only the caller can decide.
 */
export function placeOf(
  url: string,
  hostHeader: string | undefined,
  options: PlaceOptions,
): RequestedAddress | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const isByQr = mark >= 0 && /^(?:.*&)?qr(?:[=&]|$)/.test(url.slice(mark + 1));
  if (path.startsWith(ownPrefix)) return askedFor(path.slice(ownPrefix.length), '', isByQr);
  const host = hostOf(hostHeader);
  if (!host || options.isOwn(host)) return null;
  return askedFor(path.slice(1), host === options.shortHost ? '' : host, isByQr);
}

const askedFor = (text: string, host: string, isByQr: boolean): RequestedAddress => ({
  address: code.test(text) ? { code: text, host } : null,
  host,
  isByQr,
});

/** Returns the host without port, in lower case; empty for a text that is no name and so cannot be a team's domain. */
export function hostOf(header: string | undefined): string {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '');
  return host.includes('.') && !isIP(host) && !host.startsWith('[') ? host : '';
}
