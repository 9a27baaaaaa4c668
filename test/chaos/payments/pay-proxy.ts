import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Network faults between product and gateway, in either direction. */
const wayFaults = [
  'notice lost',
  'notice believed delivered',
  'notice doubled',
  'notice late',
  'notice altered',
  'notice replayed',
  'gateway did not hear',
  'gateway was not heard',
] as const;
type WayFault = (typeof wayFaults)[number];

/** A proxy between product and gateway: forwards to a live server, with random faults. */
export interface PayProxy {
  address: string;
  counts: Record<WayFault, number>;
  /** Stops all faults. */
  calm(): void;
  /** The forwarded notifications, to be altered and replayed. */
  seen: { headers: IncomingMessage['headers']; body: Buffer }[];
  stop(): Promise<void>;
}

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const maxKept = 200;

function passOn(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, answer => {
      buffer(answer).then(
        body => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Changes one character in the middle. */
function altered(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  const at = Math.floor(copy.length / 2);
  copy.writeUInt8(copy.readUInt8(at) === 0x41 ? 0x42 : 0x41, at);
  return copy;
}

/** @param ports of the servers, in the order of attempts */
export async function startPayProxy(ports: () => number[], random: () => number): Promise<PayProxy> {
  let isCalm = false;
  const counts = Object.fromEntries(wayFaults.map(fault => [fault, 0])) as Record<WayFault, number>;
  const seen: PayProxy['seen'] = [];

  async function forward(request: IncomingMessage, body: Buffer): Promise<Passed> {
    let last: unknown;
    for (const port of ports()) {
      try {
        return await passOn(port, request, body);
      } catch (error) {
        last = error;
        // A server that was reached may have acted: only an unreachable one may be replaced by another.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      }
    }
    throw last;
  }

  function drawn(request: IncomingMessage): WayFault | null {
    if (isCalm) return null;
    const isNotice = request.url?.includes('/pay/notify/');
    const isGateway = request.url?.startsWith('/sandbox/pay/');
    const chances: [WayFault, number][] = isNotice
      ? [
          ['notice lost', 0.1],
          ['notice believed delivered', 0.06],
          ['notice doubled', 0.1],
          ['notice late', 0.06],
          ['notice altered', 0.06],
          ['notice replayed', 0.06],
        ]
      : isGateway
        ? [
            ['gateway did not hear', 0.05],
            ['gateway was not heard', 0.06],
          ]
        : [];
    let draw = random();
    for (const [fault, chance] of chances) {
      if (draw < chance) return fault;
      draw -= chance;
    }
    return null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const fault = drawn(request);
    if (fault) counts[fault]++;
    if (request.url?.includes('/pay/notify/')) {
      if (seen.length >= maxKept) seen.shift();
      seen.push({ headers: request.headers, body });
    }
    const give = ({ status, headers, body }: Passed) => response.writeHead(status, headers).end(body);
    switch (fault) {
      case 'notice lost':
      case 'gateway did not hear':
        return void response.destroy();
      case 'notice believed delivered':
        return void response.writeHead(204).end();
      case 'gateway was not heard':
        await forward(request, body);
        return void response.destroy();
      case 'notice doubled':
      case 'notice replayed': {
        const [first] = await Promise.all([forward(request, body), forward(request, body)]);
        if (fault === 'notice replayed') await sleep(300).then(() => forward(request, body));
        return void give(first);
      }
      case 'notice late':
        await sleep(1500);
        break;
      case 'notice altered':
        return void give(await forward(request, altered(body)));
    }
    give(await forward(request, body));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    calm: () => {
      isCalm = true;
    },
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
