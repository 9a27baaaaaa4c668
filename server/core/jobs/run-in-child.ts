import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface AsideOptions {
  /** Passed to its work. */
  data: object;
  /** Kills the child when aborted. */
  signal: AbortSignal;
  /** Called with each message that its work sends. */
  onMessage?: (sent: unknown) => void;
}

type Message = { sent: unknown } | { failed: Error };

/**
 * Runs a file in a child process until it ends, so that long computations do not delay requests. The child has memory
 * of its own and none of the product's V8 flags, which keep a heap small at the price of speed.
 * @param file path of a module that calls `workAside`
 * @throws what its work throws, or the reason of the signal
 */
export async function runAside(file: string, { data, signal, onMessage }: AsideOptions): Promise<void> {
  signal.throwIfAborted();
  const child = fork(file, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  let failed: Error | null = null;
  child.on('message', (message: Message) => {
    if ('failed' in message) failed = message.failed;
    else onMessage?.(message.sent);
  });
  try {
    child.send(data);
    const [code, by] = (await once(child, 'close')) as [number | null, string | null];
    signal.throwIfAborted();
    if (code !== 0) throw failed ?? new Error(`${file} ended with ${by ?? `exit code ${code}`}`);
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
