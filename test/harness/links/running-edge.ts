import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEdge, type EdgeRole } from '../../../server/workers/edge-role.ts';
import type { LinkServices } from '../../../server/outside/network/link-services.ts';
import { readEnv } from '../../../server/core/settings/env.ts';
import { standInFront } from '../../../server/core/http/request-front.ts';
import { makeLog } from '../../../server/core/log.ts';
import type { TestDatabase } from '../database/fresh-database.ts';
import { testLinks } from './test-links.ts';
import { testKeys } from '../mail/test-mail.ts';

interface EdgeAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** An edge on a socket, in front of an application that replies `the application` to everything. */
export interface RunningEdge {
  ask(path: string, asked?: { method?: string; headers?: Record<string, string> }): Promise<EdgeAnswer>;
  /** Stops answering, and stores the rest of the journal. */
  stop: EdgeRole['stop'];
}

export interface RunningEdgeOptions {
  settings?: NodeJS.ProcessEnv;
  links?: Partial<LinkServices>;
  /** The URL of its own connections, if it differs from the database's. */
  url?: string;
  /** The folder of journals; a process may run one edge per folder. */
  folder: string;
}

const drainTimes = { idleMs: 250, afterFailureMs: 1000, adoptEveryMs: 60_000, adoptAfterFailureMs: 5000 };

export const makeVisitsFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-visits-'));

export async function startRunningEdge(
  { db, appUrl }: TestDatabase,
  { settings = {}, links, url = appUrl, folder }: RunningEdgeOptions,
): Promise<RunningEdge> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEYS: testKeys, ...settings });
  const edge = startEdge({
    env,
    log: makeLog(env),
    db,
    links: { ...testLinks(), ...links },
    url,
    folder,
    drainTimes,
  });
  const server = http.createServer((_request, response) => response.end('the application'));
  standInFront(server, edge.front);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const request = http.request({ port, path, method, headers }, response => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (text: string) => (body += text));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        });
        request.on('error', reject);
        request.end();
      }),
    async stop(patience) {
      await new Promise(resolve => server.close(resolve));
      await edge.stop(patience);
    },
  };
}
