import type { IStompSocket } from '@stomp/stompjs';
import SockJS from 'sockjs-client';

/** The server's transports: WebSocket, and two fallbacks for networks that block it. */
const offered = ['websocket', 'xhr-streaming', 'xhr-polling'];

export const openSockJs = (channel: string, transports: readonly string[] = offered): IStompSocket =>
  new SockJS(channel, undefined, { transports: [...transports] });
