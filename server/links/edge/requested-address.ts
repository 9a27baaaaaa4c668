import { isIP } from 'node:net';
import type { Address } from './edge-link.ts';

/** A code in an address; what else may stand there is no code. */
const code = /^[A-Za-z0-9_-]{3,32}$/;
const ownPrefix = '/s/';

export interface RequestedAddress {
  /** Null: what stands there can be no code. */
  address: Address | null;
  /** Answered only if it is a team's domain; empty: the product's own address. */
  host: string;
  isByQr: boolean;
}

export interface PlaceOptions {
  /** Hosts whose addresses are not a team's: the product's own. */
  isOwn: (host: string) => boolean;
  /** The installation's short domain, where codes stand at the root; empty: none. */
  shortHost: string;
}

/**
 * Which short address a request asks for; null: none, it is somebody else's to answer. `/s/{code}` is one under any
 * host; under a host that is not the product's own every path is, which only the caller can tell.
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

/** Without its port, in lower case; empty for an address that is no name, which no team's domain can be. */
export function hostOf(header: string | undefined): string {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '');
  return host.includes('.') && !isIP(host) && !host.startsWith('[') ? host : '';
}
