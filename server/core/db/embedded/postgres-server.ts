import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { endWithNode, program, spawnOptions } from './cluster.ts';
import type { Cluster } from './cluster.ts';

/** Where notices go; pino's logger fits. */
export interface Log {
  info(text: string): void;
  error(text: string): void;
}

/** A PostgreSQL that accepts connections on 127.0.0.1. */
export interface RunningServer {
  port: number;
  /** Ends it in PostgreSQL's fast mode: open transactions roll back, everything committed is on disk. */
  stop(): Promise<void>;
  /** Resolves with a sentence when the server ends without having been told to. */
  died: Promise<string>;
}

const PORT_TRIES = 5;
const KEPT_LINES = 20;
const READY = 'database system is ready to accept connections';
/** What PostgreSQL logs for open connections when we stop it. */
const ENDED_BY_STOP = /FATAL: +terminating connection due to administrator command/;
const PORT_TAKEN = /Address already in use|could not bind/;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves to null when the server is ready, else to its last output. */
function untilReady(child: ChildProcess, log: Log): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const last: string[] = [];
    const lines = createInterface({ input: child.stderr! });
    lines.on('line', line => {
      if (line.includes(READY)) resolve(null);
      last.push(line);
      if (last.length > KEPT_LINES) last.shift();
      if (/ (PANIC|FATAL): /.test(line) && !ENDED_BY_STOP.test(line)) log.error(`PostgreSQL: ${line}`);
      else if (/redo (starts|in progress|done)|not properly shut down/.test(line))
        log.info(`PostgreSQL: ${line}`);
    });
    child.once('error', reject);
    child.once('close', () => resolve(last.join('\n')));
  });
}

function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

/**
 * Starts PostgreSQL on a free port and waits until it accepts connections, through recovery if need be.
 * It gets a session of its own, so that a Ctrl-C in the terminal doesn't end it before the product.
 */
export async function startServer(
  cluster: Cluster,
  settings: Record<string, string>,
  log: Log,
): Promise<RunningServer> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const args = ['-D', cluster.clusterDir, '-p', String(port), ...options];
    const child = spawn(program(cluster, 'postgres'), args, {
      ...spawnOptions(cluster),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    endWithNode(child);
    const lastWords = await untilReady(child, log);
    if (lastWords === null) return running(child, port);
    if (attempt === PORT_TRIES || !PORT_TAKEN.test(lastWords)) {
      throw new Error(`PostgreSQL did not start: ${lastWords}`);
    }
  }
}

function running(child: ChildProcess, port: number): RunningServer {
  let isStopping = false;
  const died = new Promise<string>(resolve => {
    child.once('exit', (code, signal) => {
      if (!isStopping) resolve(`PostgreSQL ended by itself (${signal ?? `exit code ${code}`})`);
    });
  });
  const stop = () => {
    isStopping = true;
    return stopServer(child);
  };
  return { port, stop, died };
}
