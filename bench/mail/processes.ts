import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../../server/core/db/database.ts';
import { memoryFlags } from '../../bin/launch/memory-flags.mjs';
import type { Sent, SenderJob } from './sender.ts';

const run = promisify(execFile);
/** Ticks of /proc a second (getconf CLK_TCK); 100 on every Linux. */
const ticks = 100;

export interface RunningSink {
  port: number;
  pid: number;
  end(): void;
}

export async function startSink(): Promise<RunningSink> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sink.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port.toString().trim()), pid: child.pid ?? 0, end: () => void child.stdin.end() };
}

export async function runSender(side: 'nodemailer' | 'raw' | 'product', job: SenderJob): Promise<Sent> {
  const file = join(import.meta.dirname, 'sender.ts');
  const { stdout } = await run(process.execPath, [...memoryFlags, file, side, JSON.stringify(job)], {
    maxBuffer: 1 << 24,
    timeout: 15 * 60_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Sent;
}

/** The CPU time (user and system) of a process so far, ms; 0 without /proc. */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
  } catch {
    return 0;
  }
}

/** The CPU time of a test's PostgreSQL: its postmaster with its ended children, and its running ones. */
export function cpuOfPostgres(postmaster: number): number {
  try {
    const fields = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ended = ((Number(fields[13]) + Number(fields[14])) * 1000) / ticks;
    const children = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .filter(name => parentOf(name) === postmaster);
    return ended + cpuOf(postmaster) + children.reduce((sum, child) => sum + cpuOf(Number(child)), 0);
  } catch {
    return 0;
  }
}

/** The parent process of all backends. */
export async function postmasterOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return parentOf(String(rows[0]?.pid));
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}
