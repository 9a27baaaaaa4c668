import { vi } from 'vitest';
import type { RealtimeMessage } from '../../../contract/core/realtime.ts';

interface Connection {
  tokenChanged(): void;
  stop(): void;
}

interface Options {
  token: () => string;
  onMessage: (message: RealtimeMessage) => void;
  onState: (state: string) => void;
  address: string;
  transports?: readonly string[];
}

/** The web's own connection: compiled for browsers, so it is imported by URL and typed here. */
const place = new URL('../../../web/realtime/connect-realtime.ts', import.meta.url).href;

export interface OpenPage extends Connection {
  messages: RealtimeMessage[];
  states: string[];
  /** The page's token; assign it as a refresh does. */
  token: string;
  /** Waits until the last state is `state`. */
  reaches(state: string): Promise<void>;
}

/** The realtime part of a page of the web. */
export async function openPage(
  address: string,
  token: string,
  transports?: readonly string[],
): Promise<OpenPage> {
  const { connectRealtime } = (await import(/* @vite-ignore */ place)) as {
    connectRealtime: (options: Options) => Connection;
  };
  const page: Omit<OpenPage, keyof Connection> = {
    messages: [],
    states: [],
    token,
    reaches: state =>
      vi.waitFor(
        () => {
          if (page.states.at(-1) !== state) throw new Error(`not ${state}: ${page.states.join(', ')}`);
        },
        { timeout: 15_000, interval: 10 },
      ),
  };
  const connection = connectRealtime({
    token: () => page.token,
    onMessage: message => void page.messages.push(message),
    onState: state => void page.states.push(state),
    address,
    ...(transports ? { transports } : {}),
  });
  return Object.assign(page, connection);
}
