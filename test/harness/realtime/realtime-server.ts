import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndCode } from '../../../contract/core/realtime-channel.ts';
import type { Actor } from '../../../server/core/context.ts';
import type { RealtimeLimits } from '../../../server/core/realtime/realtime-limits.ts';
import { serveRealtime, type Realtime } from '../../../server/core/realtime/serve-realtime.ts';

/** Sessions for the realtime server: a token, its account, and why it may have ended. */
export class FakeSessions {
  readonly live = new Map<string, Actor>();
  readonly ended = new Map<string, EndCode>();
  /** Called within each look-up, before its result. */
  onLookUp: () => Promise<void> | void = () => undefined;

  add(token: string, ids: Pick<Actor, 'teamId' | 'accountId' | 'sessionId' | 'needsFactor'>): void {
    this.live.set(token, { ...ids, role: 'owner', isOperator: false });
  }

  end(token: string, code: EndCode): void {
    this.live.delete(token);
    this.ended.set(token, code);
  }

  readonly authenticate = async (token: string): Promise<Actor | null> => {
    const actor = this.live.get(token) ?? null;
    await this.onLookUp();
    return actor;
  };

  readonly endOf = async (token: string): Promise<EndCode | null> => this.ended.get(token) ?? null;
}

export interface TestRealtime {
  /** The address for SockJS. */
  address: string;
  port: number;
  realtime: Realtime;
  faults: object[];
  close(): Promise<void>;
}

export interface TestRealtimeOptions {
  listenUrl: string;
  sessions: FakeSessions;
  limits?: Partial<RealtimeLimits>;
  publicUrl?: string;
  /** Handles all requests outside the channel. */
  rest?: RequestListener;
}

async function untilListening(realtime: Realtime): Promise<void> {
  while (!realtime.isListening()) await wait(5);
}

/** The realtime part of the product, in this process. It already receives events. */
export async function startTestRealtime(options: TestRealtimeOptions): Promise<TestRealtime> {
  const { listenUrl, sessions, limits = {}, publicUrl = '', rest } = options;
  const faults: object[] = [];
  const server = createServer(rest ?? ((_request, response) => void response.writeHead(418).end()));
  const realtime = serveRealtime(server, {
    authenticate: sessions.authenticate,
    endOf: sessions.endOf,
    listenUrl,
    publicUrl,
    limits: { sweepEvery: 20, closeWithin: 200, ...limits },
    log: { warn: (fault: object) => void faults.push(fault) },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await untilListening(realtime);
  return {
    address: `http://127.0.0.1:${port}/auth/ws`,
    port,
    realtime,
    faults,
    async close() {
      await realtime.close();
      server.closeIdleConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
