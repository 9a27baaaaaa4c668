import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connection-ceiling.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serverWith(isExempt: boolean): Promise<Server> {
  const server = createServer((_request, response) => response.end('here'));
  limitConnections(server, { max: 3, isExempt: () => isExempt });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  return server;
}

/** A connection on which something was asked. @returns its socket, or null if it was closed instead */
async function ask(server: Server): Promise<Socket | null> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: stars.example\r\n\r\n');
  const answered = once(socket, 'data').then(() => socket);
  const closed = once(socket, 'close').then(() => null);
  // A closed connection may be an error of the socket or not.
  return Promise.race([answered.catch(() => null), closed.catch(() => null)]);
}

it('closes what is above the ceiling of an address, until another connection ends', async () => {
  const server = await serverWith(false);
  const open = [await ask(server), await ask(server), await ask(server)];
  expect(open).not.toContain(null);
  expect(await ask(server)).toBeNull();
  expect(await ask(server)).toBeNull();
  open[0]?.destroy();
  await expect.poll(() => ask(server)).not.toBeNull();
  expect(await ask(server)).toBeNull();
});

it('counts no connections of those who are exempt', async () => {
  const server = await serverWith(true);
  for (let n = 0; n < 6; n++) expect(await ask(server)).not.toBeNull();
});
