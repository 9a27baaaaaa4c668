import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import sockjs from 'sockjs';
import { channel } from '../../../contract/core/realtime-channel.ts';
import { listen } from '../db/notices.ts';
import { noticeChannel, readNotice } from './announce.ts';
import { openDoor, type Door } from './sockjs-door.ts';
import { Hub } from './realtime-hub.ts';
import { realtimeLimits, type RealtimeLimits } from './realtime-limits.ts';
import type { SessionKnowledge } from './stomp-session.ts';

export interface RealtimeOptions extends SessionKnowledge {
  /** Where to listen for notices: the database itself, not a pooler. */
  listenUrl: string;
  /** The public address of the product, or empty. */
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
  limits?: Partial<RealtimeLimits>;
}

export interface Realtime {
  /** Closes every socket, so that clients reconnect elsewhere and the server can end. */
  close(): Promise<void>;
  /** Open sockets of this process. */
  connections(): number;
  /** Whether notices of other processes arrive at the moment. */
  isListening(): boolean;
}

/** A frame travels as a JSON string in a JSON array: in the worst case each of its bytes becomes six. */
const wireFactor = 6;

/** Removes paths from log lines, since they contain the secrets of polling sessions. */
const withoutPaths = (line: string) => line.replaceAll(/\/auth\/ws\/\S*/g, channel.path);

function installSockets(door: Door, hub: Hub, wireBytes: number, log: RealtimeOptions['log']): void {
  const options = {
    prefix: channel.path,
    faye_server_options: { maxLength: wireBytes },
    // Without this, sockjs prints a line for each request.
    log: (severity: string, line: string) => {
      if (severity === 'error') log.warn({ transport: withoutPaths(line) }, 'realtime');
    },
  };
  const sockets = sockjs.createServer(options);
  sockets.on('connection', connection => {
    const session = hub.open({
      write: text => void connection.write(text),
      close: () => void connection.close(),
    });
    connection.on('data', piece => session.receive(piece));
    connection.on('close', () => hub.leave(session));
  });
  sockets.installHandlers(door.inside);
}

/**
 * Serves the channel on an HTTP server whose other listeners are already in place, and sends its sockets what any
 * process announces.
 */
export function serveRealtime(server: Server, options: RealtimeOptions): Realtime {
  const { authenticate, endOf, listenUrl, publicUrl, log } = options;
  const limits = { ...realtimeLimits, ...options.limits };
  const onFault = (error: unknown) => log.warn({ err: error }, 'realtime');
  const wireBytes = limits.frameBytes * wireFactor;
  const hub = new Hub({ authenticate, endOf, limits, onFault });
  const door = openDoor(server, { publicUrl, bodyBytes: wireBytes, onFault });
  installSockets(door, hub, wireBytes, log);
  const listening = listen({
    url: listenUrl,
    channel: noticeChannel,
    onNotice(text) {
      const notice = readNotice(text);
      if (notice) hub.announce(notice);
    },
    onListening: () => void hub.catchUp(),
    onLost: onFault,
  });
  const sweeping = setInterval(() => {
    hub.sweep();
    for (const socket of door.upgraded) if (socket.writableLength > limits.unreadBytes) socket.destroy();
  }, limits.sweepEvery);

  async function close(): Promise<void> {
    door.shut();
    clearInterval(sweeping);
    await listening.close();
    hub.closeAll();
    const latest = performance.now() + limits.closeWithin;
    while (door.upgraded.size && performance.now() < latest) await wait(20);
    for (const socket of door.upgraded) socket.destroy();
  }

  return { close, connections: () => hub.size, isListening: () => listening.isListening() };
}
