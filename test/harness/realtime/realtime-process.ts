import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FakeSessions, startTestRealtime } from './realtime-server.ts';

/** The realtime part of the product, in a process of its own. */
export interface RealtimeProcess {
  port: number;
  /** Ends it as a crash does, without notice to its clients. */
  kill: () => Promise<void>;
}

/** @param tokens each is the token of an account and a session, both with its position in the list (from 1) as id */
export async function startRealtimeProcess(listenUrl: string, tokens: string[]): Promise<RealtimeProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), listenUrl, ...tokens],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  if (!child.stdout) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    return { port: Number(line), kill };
  }
  throw new Error('the process ended before it served');
}

/** Runs in the child process: serves, and reports its port. */
async function serve([listenUrl = '', ...tokens]: string[]): Promise<void> {
  const sessions = new FakeSessions();
  for (const [at, token] of tokens.entries())
    sessions.add(token, { teamId: 1, accountId: at + 1, sessionId: at + 1 });
  const { port } = await startTestRealtime({ listenUrl, sessions });
  process.stdout.write(`${port}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
