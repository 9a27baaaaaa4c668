import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { blockListOf, insideNetworks } from './inside-networks.ts';

/**
 * Asks an address of the web, redirects followed. @returns the status of the last answer
 * @throws when nobody answers, or it leads into a private network
 */
export type WebAsker = (method: 'HEAD' | 'GET', url: string, signal: AbortSignal) => Promise<number>;

/** Networks that are nobody's in the web: those inside, those for documents, and IPv6 that holds an address of IPv4. */
const inner = blockListOf([
  ...insideNetworks,
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
/** Of IPv6 only this is given out. */
const outer = blockListOf([['2000::', 3]]);

/** Is it an address in the public web? */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inner.check(address, 'ipv4');
  return version === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

const refusal = (host: string) => new Error(`${host} is no address in the public web`);

/** Looks at the very address that is connected to, so that no name can change in between. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (!addresses.length || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(refusal(host), []);
    }
    if (options.all) return done(null, addresses);
    const [{ address, family } = { address: '', family: 0 }] = addresses;
    done(null, address, family);
  });
};

const mostRedirects = 5;
const agent = 'Mozilla/5.0 (compatible; StarbridgeLinkCheck/1.0)';

function askOnce(method: string, url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw refusal(host);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = { method, signal, lookup: publicLookup, agent: false, headers: { 'user-agent': agent } };
    request(url, options, reply => {
      reply.destroy();
      resolve(reply);
    })
      .on('error', reject)
      .end();
  });
}

/** Over the real web, bodies left unread. */
export const askWeb: WebAsker = async (method, address, signal) => {
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal(url.href);
    const { statusCode = 0, headers } = await askOnce(method, url, signal);
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return statusCode;
    url = new URL(headers.location, url);
  }
  throw new Error(`${address} only leads to other addresses`);
};
