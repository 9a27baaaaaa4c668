import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Visitors who follow links as fast as they are answered, each from another address, until they are stopped. */
export interface Visitors {
  /** Addresses of redirected visitors. */
  answered: Set<string>;
  /** How many were not redirected: no response, or only a page. */
  unanswered: () => number;
  end(): Promise<void>;
}

/** The n-th address of a private network. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** @param ports of the edge processes, which may be down; @param abreast the number of concurrent visits */
export function sendVisitors(
  ports: readonly number[],
  paths: readonly string[],
  { abreast, random }: { abreast: number; random: () => number },
): Visitors {
  const agent = new http.Agent({ keepAlive: true, maxSockets: abreast });
  const answered = new Set<string>();
  let [sent, failed] = [0, 0];
  const ending = new AbortController();

  function visit(ip: string): Promise<boolean> {
    const port = ports[Math.floor(random() * ports.length)];
    const path = paths[Math.floor(random() * paths.length)];
    const headers = {
      'x-forwarded-for': ip,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
    };
    return new Promise(resolve => {
      const request = http.get(
        { port, path, headers, agent, host: '127.0.0.1', timeout: 10_000 },
        response => {
          response.resume();
          // The response was read completely.
          response.once('end', () => resolve(response.statusCode === 302));
          response.once('error', () => resolve(false));
        },
      );
      request.once('timeout', () => request.destroy());
      request.once('error', () => resolve(false));
    });
  }

  async function come(): Promise<void> {
    while (!ending.signal.aborted) {
      const ip = addressOf(++sent);
      if (await visit(ip)) answered.add(ip);
      else {
        failed++;
        await pause(5);
      }
    }
  }

  const coming = Array.from({ length: abreast }, come);
  return {
    answered,
    unanswered: () => failed,
    async end() {
      ending.abort();
      await Promise.all(coming);
      agent.destroy();
    },
  };
}
