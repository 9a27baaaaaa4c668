import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback, plainAddress } from '../../client-network.ts';
import type { ProxyTrust } from '../../settings/proxy-trust.ts';

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * Finds the client's IP address: the one of the connection, or the one that a trusted proxy saw. Each proxy adds what it
 * saw at the end of X-Forwarded-For, so the list is read from its end, and only as far as the proxies are trusted:
 * anybody may have written what stands before.
 */
export function clientAddressBy(trust: ProxyTrust): ClientAddress {
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress);
    const forwarded = headers['x-forwarded-for'];
    if (!forwarded) return address;
    const seen = String(forwarded).split(',');
    for (let hop = 0; seen.length && trust.isTrusted(address, hop); hop++) {
      const next = plainAddress(seen.pop()?.trim());
      if (!isIP(next)) break;
      address = next;
    }
    return address;
  };
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** Whether somebody on this machine asked, and not a proxy on it for somebody else. */
export const isFromThisMachine: (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean = ({
  headers,
  socket,
}) => isLoopback(socket.remoteAddress) && !proxyHeaders.some(name => headers[name] !== undefined);
