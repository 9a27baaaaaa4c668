import type { IStompSocket } from '@stomp/stompjs';
import { channel, isEnd } from '../../contract/core/realtime-channel.ts';
import type { RealtimeMessage } from '../../contract/core/realtime.ts';
import { backOff } from './back-off.ts';
import type { Link } from './socket-link.ts';

/**
 * `refused`: the server rejected the token; a refresh and `tokenChanged` may help. `connected`: messages arrive from
 * now on; earlier ones must be fetched.
 */
export type RealtimeState = 'connecting' | 'connected' | 'waiting' | 'refused' | 'ended';

export interface RealtimeOptions {
  /** The address of the channel, if not on the page's own server. */
  address?: string | undefined;
  /** Of SockJS, in order of preference; usually a WebSocket, and all of SockJS only where that fails. */
  transports?: readonly string[] | undefined;
  /** The current access token; empty if there is none. */
  token: () => string;
  onMessage: (message: RealtimeMessage) => void;
  onState?: (state: RealtimeState) => void;
}

export interface RealtimeConnection {
  /** Continues with a renewed token, at once if the old one was refused. */
  tokenChanged(): void;
  stop(): void;
}

/** Calls back when the page is visible or online again. */
function onWake(wake: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && wake();
  const ending = new AbortController();
  const { signal } = ending;
  globalThis.addEventListener?.('online', wake, { signal });
  globalThis.addEventListener?.('pageshow', wake, { signal });
  globalThis.document?.addEventListener('visibilitychange', seen, { signal });
  return () => ending.abort();
}

/**
 * Keeps the page connected to the server's events until `stop` or the end of the session. Its libraries are loaded on
 * the first call.
 */
export function connectRealtime(options: RealtimeOptions): RealtimeConnection {
  const address = options.address ?? channel.path;
  let link: Link | null = null;
  /** A network may block WebSocket, or the server may be away: while nothing gets through, both ways are tried in turn. */
  let isByLibrary = options.transports !== undefined;
  let isConnected = false;
  let isTrying = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forgetWakes = onWake(wake);

  function say(state: RealtimeState): void {
    options.onState?.(state);
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    forgetWakes();
    link?.close();
    link = null;
  }

  function take(message: RealtimeMessage): void {
    if (isStopped) return;
    if (isEnd(message.code)) {
      stop();
      say('ended');
    }
    options.onMessage(message);
  }

  function lose(isRefused: boolean): void {
    link = null;
    isTrying = false;
    if (!isConnected && !isRefused && !options.transports) isByLibrary = !isByLibrary;
    isConnected = false;
    if (isStopped) return;
    timer = setTimeout(() => void attempt(), backOff(failures++, Math.random()));
    say(isRefused ? 'refused' : 'waiting');
  }

  async function findSocket(): Promise<() => IStompSocket> {
    if (isByLibrary) {
      const { openSockJs } = await import('./open-sockjs.ts');
      return () => openSockJs(address, options.transports);
    }
    const { openSocket } = await import('./open-socket.ts');
    return () => openSocket(address);
  }

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    isTrying = true;
    say('connecting');
    try {
      const [{ openLink }, openSocket] = await Promise.all([import('./socket-link.ts'), findSocket()]);
      if (isStopped) return;
      link = openLink({
        token: options.token,
        openSocket,
        onMessage: take,
        onLost: lose,
        onConnected() {
          failures = 0;
          isConnected = true;
          say('connected');
        },
      });
    } catch {
      lose(false);
    }
  }

  function wake(): void {
    if (isStopped) return;
    if (link) link.probe();
    else if (!isTrying) void attempt();
  }

  void attempt();
  return { tokenChanged: wake, stop };
}
