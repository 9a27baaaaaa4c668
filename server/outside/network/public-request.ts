import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './private-networks.ts';

export interface PublicRequest {
  method: 'HEAD' | 'GET' | 'POST';
  /** The User-Agent. */
  agent: string;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** A redirect is the answer instead of being followed: what was sent goes to nobody else. */
  staysThere?: boolean;
  /** Which addresses may be connected to; tests let their own server in. */
  isAllowed?: (address: string) => boolean;
}

const refusal = (host: string) => new Error(`${host} is no address in the public web`);

/** Checks the same address that is connected to, so that DNS cannot change in between. */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (!addresses.length || !addresses.every(({ address }) => isAllowed(address))) {
        return done(refusal(host), []);
      }
      if (options.all) return done(null, addresses);
      const [{ address, family } = { address: '', family: 0 }] = addresses;
      done(null, address, family);
    });
  };

const maxRedirects = 5;

function askOnce(
  url: URL,
  { method, agent, signal, headers, body, isAllowed = isPublicAddress }: PublicRequest,
): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw refusal(host);
  const { request } = url.protocol === 'https:' ? https : http;
  const options = {
    method,
    signal,
    lookup: guardedLookup(isAllowed),
    agent: false,
    headers: { 'user-agent': agent, ...headers },
  };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/**
 * Requests an address of the web and follows redirects. @returns the last answer; the caller reads or destroys it
 * @throws if nobody answers, or it leads into a private network
 */
export async function requestPublic(address: string, asked: PublicRequest): Promise<http.IncomingMessage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal(url.href);
    const reply = await askOnce(url, asked);
    const { statusCode = 0, headers } = reply;
    if (asked.staysThere || statusCode < 300 || statusCode >= 400 || !headers.location) return reply;
    reply.destroy();
    url = new URL(headers.location, url);
  }
  throw new Error(`${address} only leads to other addresses`);
}
