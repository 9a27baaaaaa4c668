import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a client and a server that cuts their connections on request. */
export interface CuttingProxy {
  port: number;
  /** Cuts all connections now, or after the server has sent that many more bytes. */
  cut(afterBytes?: number): void;
  /** How many connections it has cut. */
  cuts(): number;
  stop(): Promise<void>;
}

export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let left = Infinity;
  let count = 0;
  const endAll = () => {
    left = Infinity;
    count += pairs.size;
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const server = createServer(client => {
    const behind = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [client, behind];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
    client.on('data', data => behind.write(data));
    behind.on('data', data => {
      client.write(data.subarray(0, Math.max(0, left)));
      left -= data.length;
      if (left <= 0) endAll();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut(afterBytes = 0) {
      if (afterBytes === 0) endAll();
      else left = afterBytes;
    },
    cuts: () => count,
    async stop() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
