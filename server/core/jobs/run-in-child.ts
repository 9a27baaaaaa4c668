import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface AsideOptions {
  /** What its work is given. */
  data: object;
  /** Ends it wherever it is. */
  signal: AbortSignal;
  /** What it tells meanwhile. */
  onTold?: (told: unknown) => void;
}

type Message = { told: unknown } | { failed: Error };

/**
 * Runs a file in a process of its own until it ends, so that requests do not wait for what it counts. It has none of the
 * product's flags of V8, which keep a heap small at the price of speed, and none of this process's memory to fill.
 * @param file path of a module that calls `workAside`
 * @throws what its work throws; the reason of the signal
 */
export async function runAside(file: string, { data, signal, onTold }: AsideOptions): Promise<void> {
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
    else onTold?.(message.told);
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
