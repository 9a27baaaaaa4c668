import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Loaded {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The number of responses. */
  requests: number;
  /** Responses without a redirect, and broken connections. */
  faults: number;
}

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
export const connections = 32;

/** The measurement uses tools from Debian. @throws Error naming what to install */
export function needTools(): void {
  const isThere = (tool: string) => {
    try {
      execFileSync('which', [tool]);
      return true;
    } catch {
      return false;
    }
  };
  if (['nginx', 'wrk', 'taskset'].every(isThere)) return;
  if (process.getuid?.() !== 0) throw new Error('apt-get install nginx-light wrk util-linux');
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  const packages = ['nginx-light', 'wrk', 'util-linux'];
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
  });
}

const ms = (text: string, unit: string) => Number(text) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN);

/** Sends requests as fast as responses arrive, from the second core. @param paths one of them at random per request */
export async function loadWith(
  address: string,
  paths: readonly string[],
  { seconds, seed }: { seconds: number; seed: number },
): Promise<Loaded> {
  const script = join(import.meta.dirname, 'load.lua');
  const asked = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script];
  const { stdout } = await run(
    'taskset',
    ['-c', '1', 'wrk', ...asked, '-H', `User-Agent: ${agent}`, address],
    {
      env: { ...process.env, CODES: paths.join(','), SEED: String(seed) },
      maxBuffer: 1 << 24,
    },
  );
  const found = (pattern: RegExp) => pattern.exec(stdout) ?? [];
  const [, p50 = '', p50Unit = ''] = found(/50%\s+([\d.]+)(us|ms|s)/);
  const [, p99 = '', p99Unit = ''] = found(/99%\s+([\d.]+)(us|ms|s)/);
  const [, ...broken] = found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  return {
    rate: Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/)[1])),
    p50: ms(p50, p50Unit),
    p99: ms(p99, p99Unit),
    requests: Number(found(/(\d+) requests in/)[1]),
    faults:
      Number(found(/Non-2xx or 3xx responses: (\d+)/)[1] ?? 0) +
      broken.reduce((sum, n) => sum + Number(n), 0),
  };
}
