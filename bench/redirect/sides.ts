import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../start/product.ts';

export interface RunningSide {
  address: string;
  stop(): Promise<void>;
}

/** On the first core only, like every side. */
export const pinned = ['taskset', '-c', '0'] as const;

async function start(command: readonly string[], port: number): Promise<RunningSide> {
  const [program, ...rest] = [...pinned, ...command];
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => null);
    if (answer) break;
    await sleep(50);
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function startBare(): Promise<RunningSide> {
  const port = await freePort();
  return start([process.execPath, join(import.meta.dirname, 'bare-server.ts'), String(port)], port);
}

/** One worker that answers everything with the same redirect. @param folder for its files */
export async function startNginx(folder: string): Promise<RunningSide> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  );
  fs.writeFileSync(
    file,
    `worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')}; daemon off;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 100000000; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; location / { return 302 https://shop.example.com/products/12345?utm_source=tiktok&utm_campaign=spring; } } }
`,
  );
  return start(['nginx', '-c', file, '-p', folder, '-e', join(folder, 'nginx.log')], port);
}
