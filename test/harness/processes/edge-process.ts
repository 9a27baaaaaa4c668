import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFlags } from '../../../bin/launch/memory-flags.mjs';
import { testKeys } from '../mail/test-mail.ts';

export interface EdgeProcess {
  pid: number;
  address: string;
  /** kill -9 */
  kill(): Promise<void>;
  /** Stops it as an operator does: it first stores its journal. */
  stop(): Promise<void>;
}

export interface EdgeProcessOptions {
  appUrl: string;
  ownerUrl: string;
  /** The folder of its data: contains journals, also those of earlier processes. */
  folder: string;
  port: number;
  /** A command in front of it, such as `['taskset', '-c', '0']`. */
  before?: readonly string[];
  settings?: Record<string, string>;
}

const readyWithinMs = 60_000;

/** Starts the product in the role of the edge, as an operator does; resolves when it is ready. */
export async function startEdgeProcess(options: EdgeProcessOptions): Promise<EdgeProcess> {
  const main = join(import.meta.dirname, '../../../server/main.ts');
  const command = [...(options.before ?? []), process.execPath, ...memoryFlags, main];
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ROLE: 'edge',
      PORT: String(options.port),
      DATA_DIR: options.folder,
      DATABASE_URL: options.appUrl,
      MIGRATION_DATABASE_URL: options.ownerUrl,
      SECRET_KEYS: testKeys,
      SANDBOX: 'off',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      ...options.settings,
    },
  });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const address = `http://127.0.0.1:${options.port}`;
  try {
    await untilReady(address, () => child.exitCode !== null);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { pid: child.pid ?? 0, address, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function untilReady(address: string, isEnded: () => boolean): Promise<void> {
  for (const until = performance.now() + readyWithinMs; performance.now() < until; await sleep(50)) {
    if (isEnded()) break;
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the edge did not start');
}
