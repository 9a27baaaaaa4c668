import http, { type IncomingMessage } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';

/**
 * A load balancer in front of several processes: requests of one SockJS session go to one process, all others to the
 * first that responds.
 */
export interface StickyProxy {
  /** The address for SockJS. */
  address: string;
  /** Ports of the processes; new sessions go to the first live one. */
  backends: number[];
  /** False imitates networks without WebSocket. */
  allowsUpgrades: boolean;
  /** The forwarded requests: method, path without session, and port. */
  seen: { transport: string; port: number }[];
  close(): Promise<void>;
}

/** `/auth/ws/{server}/{session}/{transport}` */
const path = /^\/auth\/ws\/(?:[^/]+\/([^/]+)\/)?(\w+)/;

async function isAlive(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = net.connect(port, '127.0.0.1', () => resolve(true));
    probe.on('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });
}

const rawHead = ({ method, url, rawHeaders }: IncomingMessage) => {
  const lines = rawHeaders.flatMap((text, at) => (at % 2 ? [] : [`${text}: ${rawHeaders[at + 1]}`]));
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

export async function startStickyProxy(ports: number[]): Promise<StickyProxy> {
  const places = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = http.createServer();
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  async function choose({ url = '' }: IncomingMessage): Promise<number | null> {
    const [, session = '', transport = ''] = path.exec(url) ?? [];
    const place = places.get(session);
    for (const port of place ? [place] : proxy.backends) {
      if (!(await isAlive(port))) continue;
      if (session) places.set(session, port);
      proxy.seen.push({ transport, port });
      return port;
    }
    return null;
  }

  server.on('request', (request, response) => {
    const fail = () => (response.headersSent ? response.destroy() : response.writeHead(502).end());
    void choose(request).then(port => {
      if (!port) return fail();
      const { method, url, headers } = request;
      const onward = http.request({ port, host: '127.0.0.1', method, path: url, headers, agent: false });
      onward.on('response', answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', fail);
        answer.pipe(response);
      });
      onward.on('error', fail);
      response.on('close', () => onward.destroy());
      request.pipe(onward);
    });
  });

  server.on('upgrade', (request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    if (!proxy.allowsUpgrades)
      return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    void choose(request).then(port => {
      if (!port) return socket.destroy();
      const onward = net.connect(port, '127.0.0.1', () => onward.write(rawHead(request)));
      onward.on('error', () => socket.destroy());
      onward.on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      onward.pipe(socket).pipe(onward);
    });
  });

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: StickyProxy = {
    address: `http://127.0.0.1:${port}/auth/ws`,
    backends: ports,
    allowsUpgrades: true,
    seen: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return proxy;
}
