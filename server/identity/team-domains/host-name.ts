import { isIP } from 'node:net';

/** With the name of its TXT record in front, it must fit into 253 characters. */
const longest = 253 - '_starbridge.'.length;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const insideNames = /\.(?:localhost|local|internal|home\.arpa)$/;

/** Addresses of the installation; empty where it has none. */
export type OwnAddresses = readonly string[];

/**
 * Normalises a domain as DNS does: lower case, ASCII, without the final dot.
 * @returns `format` for a text that is no public name; `own` for a domain of this installation
 */
export function readHost(own: OwnAddresses, typed: string): { host: string } | { fault: 'format' | 'own' } {
  const url = `https://${typed.replace(/\.$/, '')}/`;
  if (/[\s/\\:@?#[\]%]/.test(typed) || !URL.canParse(url)) return { fault: 'format' };
  const host = new URL(url).hostname;
  const labels = host.split('.');
  const isName = labels.length > 1 && labels.every(each => label.test(each)) && host.length <= longest;
  if (!isName || isIP(host) || insideNames.test(host)) return { fault: 'format' };
  if (own.some(url => url && new URL(url).hostname === host)) return { fault: 'own' };
  return { host };
}
