import type { IStompSocket } from '@stomp/stompjs';

/** Milliseconds: a network that blocks WebSocket may swallow it without an answer. */
const openWithin = 8_000;

const randomName = (length: number) =>
  Math.random()
    .toString(36)
    .slice(2, 2 + length)
    .padEnd(length, '0');

/** The address of a new session of SockJS, e.g. `wss://host/auth/ws/000/k3j9x0aa/websocket`. */
function sessionAddress(channel: string): string {
  const { href } = new URL(`${channel}/000/${randomName(8)}/websocket`, globalThis.location?.href);
  return href.replace(/^http/, 'ws');
}

/**
 * A session of SockJS over WebSocket, which nearly every network lets pass: its frames are `o` (open), `h` (alive),
 * `a[…]` (messages) and `c[…]` (closed). The library, which knows other ways too, is three times as large as all of
 * this and is loaded only where this one fails.
 */
export function openSocket(channel: string): IStompSocket {
  const inner = new WebSocket(sessionAddress(channel));
  const timer = setTimeout(() => inner.close(), openWithin);
  let isOpen = false;
  const socket: IStompSocket = {
    url: inner.url,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    get readyState() {
      // Open for the server only after its first frame.
      return inner.readyState === WebSocket.OPEN && !isOpen ? WebSocket.CONNECTING : inner.readyState;
    },
    send: data => inner.send(JSON.stringify([data])),
    close: () => inner.close(),
  };
  inner.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const [kind] = data;
    if (kind === 'o') {
      clearTimeout(timer);
      isOpen = true;
      socket.onopen?.();
    } else if (kind === 'a') {
      for (const message of JSON.parse(data.slice(1)) as string[]) socket.onmessage?.({ data: message });
    } else if (kind === 'c') inner.close();
  });
  inner.addEventListener('error', event => socket.onerror?.(event));
  inner.addEventListener('close', event => {
    clearTimeout(timer);
    socket.onclose?.(event);
  });
  return socket;
}
