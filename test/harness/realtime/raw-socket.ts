import SockJS from 'sockjs-client';
import { expect, vi } from 'vitest';
import { frameText, makeFrameReader, type Frame } from '../../../server/core/realtime/stomp-frames.ts';

export const transports = ['websocket', 'xhr-streaming', 'xhr-polling'] as const;
export type Transport = (typeof transports)[number];

/** A client that sends exactly what a test wants, in STOMP over SockJS. */
export interface RawSocket {
  frames: Frame[];
  /** Null while the socket is open. */
  closed: { code: number } | null;
  /** All received texts, frames or not. */
  texts: string[];
  send(command: string, headers?: Record<string, string>, body?: string): void;
  sendText(text: string): void;
  /** Waits for a frame with the command. */
  frame(command: string): Promise<Frame>;
  /** The bodies of all messages so far. */
  messages(): unknown[];
  close(): void;
}

/** Resolves once the socket is open. */
export async function openRawSocket(address: string, transport: Transport = 'websocket'): Promise<RawSocket> {
  const socket = new SockJS(address, undefined, { transports: [transport] });
  const read = makeFrameReader(1_000_000, frame => void raw.frames.push(frame));
  const raw: RawSocket = {
    frames: [],
    closed: null,
    texts: [],
    send: (command, headers = {}, body = '') => socket.send(frameText(command, headers, body)),
    sendText: text => socket.send(text),
    async frame(command) {
      return vi.waitFor(
        () => {
          const found = raw.frames.find(frame => frame.command === command);
          if (!found) throw new Error(`no ${command} among ${JSON.stringify(raw.frames)}`);
          return found;
        },
        { timeout: 8_000, interval: 10 },
      );
    },
    messages: () =>
      raw.frames
        .filter(({ command }) => command === 'MESSAGE')
        .map(({ body }) => JSON.parse(body) as unknown),
    close: () => socket.close(),
  };
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('message', event => {
      raw.texts.push(String(event.data));
      read(String(event.data));
    });
    socket.addEventListener('close', ({ code }) => {
      raw.closed = { code };
      reject(new Error(`closed with ${code}`));
    });
  });
  return raw;
}

/** A socket that has signed in. */
export async function connectRawSocket(
  address: string,
  token: string,
  transport?: Transport,
): Promise<RawSocket> {
  const socket = await openRawSocket(address, transport);
  socket.send('CONNECT', { Authorization: `Bearer ${token}`, 'accept-version': '1.2', 'heart-beat': '0,0' });
  await socket.frame('CONNECTED');
  return socket;
}

/** A socket that has signed in and subscribed to its own messages. */
export async function listenRawSocket(
  address: string,
  token: string,
  transport?: Transport,
): Promise<RawSocket> {
  const socket = await connectRawSocket(address, token, transport);
  socket.send('SUBSCRIBE', { id: '0', destination: `/auth/auth_msg/${token}`, receipt: 'listening' });
  await socket.frame('RECEIPT');
  return socket;
}

export async function expectRefusal(socket: RawSocket, message: string | RegExp): Promise<void> {
  const { headers } = await socket.frame('ERROR');
  expect(headers.message).toMatch(message);
  await vi.waitFor(() => expect(socket.closed).not.toBeNull(), { timeout: 60_000 });
}
