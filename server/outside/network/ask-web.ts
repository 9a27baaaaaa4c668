import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './private-networks.ts';

/**
 * Requests an address of the web and follows redirects. @returns the status of the last answer
 * @throws if nobody answers, or it leads into a private network
 */
export type WebAsker = (method: 'HEAD' | 'GET', url: string, signal: AbortSignal) => Promise<number>;

const refusal = (host: string) => new Error(`${host} is no address in the public web`);

/** Checks the same address that is connected to, so that DNS cannot change in between. */
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

const maxRedirects = 5;
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

/** Requests from the real web, without reading bodies. */
export const askWeb: WebAsker = async (method, address, signal) => {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal(url.href);
    const { statusCode = 0, headers } = await askOnce(method, url, signal);
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return statusCode;
    url = new URL(headers.location, url);
  }
  throw new Error(`${address} only leads to other addresses`);
};
