import type { Server } from 'node:http';
import { networkOf, plainAddress } from '../../client-network.ts';

interface Ceiling {
  max: number;
  /** Such as a trusted proxy, whose connections are those of everybody. */
  isExempt: (address: string) => boolean;
}

/** Closes connections above the ceiling of an address, so that nobody takes those of all others. */
export function limitConnections(server: Server, { max, isExempt }: Ceiling): void {
  const counts = new Map<string, number>();
  server.on('connection', socket => {
    const address = plainAddress(socket.remoteAddress);
    if (isExempt(address)) return;
    const network = networkOf(address);
    const open = (counts.get(network) ?? 0) + 1;
    if (open > max) {
      socket.destroy();
      return;
    }
    counts.set(network, open);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}
