import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RealtimeMessage } from '../../../contract/core/realtime.ts';
import type { RealtimeConnection, RealtimeOptions } from '../../../web/realtime/connect-realtime.ts';

let listening: RealtimeOptions | undefined;

/** Stands for the connection of all pages: files of a thread share their modules, so there is one stand-in for all. */
export function listen(options: RealtimeOptions): RealtimeConnection {
  listening = options;
  return {
    tokenChanged: () => undefined,
    stop() {
      if (listening === options) listening = undefined;
    },
  };
}

/** Sends a realtime message to the open page, once it listens. */
export async function sendsLive(message: RealtimeMessage): Promise<void> {
  await waitFor(() => expect(listening).toBeDefined());
  await act(async () => listening?.onMessage(message));
}
