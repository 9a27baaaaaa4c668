import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { channel } from '../../../contract/core/realtime-channel.ts';
import { isOwnOrigin } from './own-origin.ts';

/** The transports that are served: WebSocket, and two kinds of polling for networks that block it. */
const served = new RegExp(
  `^${channel.path}/(info|[^/.?]+/[^/.?]+/(websocket|xhr|xhr_send|xhr_streaming))(\\?|$)`,
);
const isOurs = (url = '') =>
  url === channel.path || url.startsWith(`${channel.path}/`) || url.startsWith(`${channel.path}?`);
const isWebSocket = (url = '') => /\/websocket(\?|$)/.test(url);

export interface DoorOptions {
  publicUrl: string;
  /** The longest body of a request, bytes. */
  bodyBytes: number;
  onFault: (error: unknown) => void;
}

export interface Door {
  /** A server that never listens; it gets the requests that were let in. SockJS is installed on it. */
  inside: http.Server;
  /** Refuses all further requests. */
  shut(): void;
  /** Connections that were taken over from HTTP. */
  upgraded: ReadonlySet<Duplex>;
}

/** Destroys a request whose body grows too long; SockJS would keep all of it. */
function limitBody(request: IncomingMessage, max: number): boolean {
  if (Number(request.headers['content-length'] ?? 0) > max) return false;
  let size = 0;
  request.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > max) request.destroy();
  });
  return true;
}

/**
 * Takes the requests of the channel before the other listeners of `server`, which get the rest untouched. SockJS
 * would answer any Origin and read bodies of any length, so this refuses foreign origins and long bodies.
 */
export function openDoor(server: http.Server, options: DoorOptions): Door {
  const inside = http.createServer();
  const upgraded = new Set<Duplex>();
  const others = {
    request: server.listeners('request') as ((...all: [IncomingMessage, ServerResponse]) => void)[],
    upgrade: server.listeners('upgrade') as ((...all: [IncomingMessage, Duplex, Buffer]) => void)[],
  };
  let isShut = false;

  function refusalOf({ url = '', headers }: IncomingMessage): number | null {
    if (isShut) return 503;
    if (!served.test(url)) return 404;
    return isOwnOrigin(headers.origin, headers.host, options.publicUrl) ? null : 403;
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    if (!isOurs(request.url)) {
      for (const listener of others.request) listener(request, response);
      return;
    }
    const status = refusalOf(request) ?? (limitBody(request, options.bodyBytes) ? null : 413);
    response.setHeader('x-content-type-options', 'nosniff');
    if (status) {
      response.writeHead(status, { connection: 'close' }).end();
      return;
    }
    try {
      inside.emit('request', request, response);
    } catch (error) {
      options.onFault(error);
      response.destroy();
    }
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isOurs(request.url) && others.upgrade.length) {
      for (const listener of others.upgrade) listener(request, socket, head);
      return;
    }
    // A peer that resets the connection must not end the process.
    socket.on('error', () => socket.destroy());
    const status = isOurs(request.url) ? refusalOf(request) : 404;
    if (status) {
      socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
      return;
    }
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    try {
      inside.emit('upgrade', request, socket, head);
    } catch (error) {
      options.onFault(error);
      socket.destroy();
    }
  }

  server.removeAllListeners('request').on('request', onRequest);
  server.removeAllListeners('upgrade').on('upgrade', onUpgrade);
  // Otherwise requests that offer an upgrade, such as Java's to h2c, would not reach the other listeners.
  Object.assign(server, {
    shouldUpgradeCallback: ({ url }: IncomingMessage) =>
      isOurs(url) ? isWebSocket(url) : others.upgrade.length > 0,
  });
  return {
    inside,
    upgraded,
    shut: () => {
      isShut = true;
    },
  };
}
