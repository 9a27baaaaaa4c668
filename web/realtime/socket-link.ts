import { Client, type IStompSocket, type StompSubscription } from '@stomp/stompjs';
import { channel, realtimeCodes } from '../../contract/core/realtime-channel.ts';
import type { RealtimeMessage } from '../../contract/core/realtime.ts';

export interface LinkOptions {
  token: () => string;
  onMessage: (message: RealtimeMessage) => void;
  /** Messages arrive from now on. */
  onConnected: () => void;
  /** Called once. `isRefused`: the server rejected the token. */
  onLost: (isRefused: boolean) => void;
  openSocket: () => IStompSocket;
}

/** One connection, from opening to loss. */
export interface Link {
  /** Uses a renewed token, and soon finds out whether the server still responds. */
  probe(): void;
  close(): void;
}

const connectWithin = 30_000;
const known: readonly number[] = Object.values(realtimeCodes);

function readMessage(text: string): RealtimeMessage | null {
  try {
    const message = JSON.parse(text) as RealtimeMessage | null;
    return message && known.includes(message.code) ? message : null;
  } catch {
    return null;
  }
}

export function openLink(options: LinkOptions): Link {
  let subscription: { token: string; handle: StompSubscription } | null = null;
  let subscribed = 0;
  let isRefused = false;
  let heardAt = Date.now();
  let beatAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function hear(text: string): void {
    heardAt = Date.now();
    const message = readMessage(text);
    if (message) options.onMessage(message);
  }

  /** Subscribes with the current token, which another tab may have renewed. */
  function subscribe(onListening?: () => void): void {
    const token = options.token();
    if (!token || token === subscription?.token) return;
    const before = subscription;
    const receipt = `listening ${++subscribed}`;
    client.watchForReceipt(receipt, () => {
      // The previous subscription delivers until now.
      before?.handle.unsubscribe();
      onListening?.();
    });
    const take = ({ body }: { body: string }) => hear(body);
    const handle = client.subscribe(channel.messages + token, take, { receipt });
    subscription = { token, handle };
  }

  function beat(): void {
    if (!client.connected) return;
    subscribe();
    beatAt = Date.now();
    client.publish({ destination: channel.heartbeat, body: subscription?.token ?? '' });
  }

  const client = new Client({
    webSocketFactory: options.openSocket,
    connectHeaders: { Authorization: `Bearer ${options.token()}` },
    reconnectDelay: 0,
    connectionTimeout: connectWithin,
    heartbeatIncoming: channel.stompHeartbeat,
    heartbeatOutgoing: channel.stompHeartbeat,
    discardWebsocketOnCommFailure: true,
    onConnect() {
      subscribe(options.onConnected);
      timer = setInterval(beat, channel.heartbeatEvery);
    },
    onHeartbeatReceived() {
      heardAt = Date.now();
      // Browsers throttle the timers of hidden pages, but not network events.
      if (heardAt - beatAt > channel.heartbeatEvery) beat();
    },
    onStompError({ body }) {
      isRefused = !client.connected;
      hear(body);
      client.forceDisconnect();
    },
    onWebSocketClose() {
      clearInterval(timer);
      options.onLost(isRefused);
    },
  });
  client.activate();

  return {
    probe() {
      // After sleep, a machine still has its dead connections.
      if (client.connected && Date.now() - heardAt > 2 * channel.stompHeartbeat) client.forceDisconnect();
      else beat();
    },
    close() {
      clearInterval(timer);
      void client.deactivate();
    },
  };
}
