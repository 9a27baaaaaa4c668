import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A line that the product printed, with its time in milliseconds after the command. */
export interface Line {
  at: number;
  text: string;
}

/** A start by `npm start`, from the command until /readyz reports readiness. */
export interface Started {
  address: string;
  readyMs: number;
  lines: Line[];
  /** Waits for a line. @returns when it came, in milliseconds after the command */
  says(this: void, words: RegExp, within: number): Promise<number>;
  /** Ctrl-C; resolves when everything has ended. */
  stop(this: void): Promise<void>;
  /** kill -9 of all its processes, or of the server only, which leaves its database behind. */
  kill(this: void, which: 'everything' | 'server'): Promise<void>;
}

const askEveryMs = 10;
const stopWithinMs = 40_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The environment of a user's shell, without that of the npm and Node that run the benchmark. */
function shellEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE)/i.test(name));
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders.filter(folder => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: outside.join(path.delimiter), ...own };
}

interface Process {
  pid: number;
  command: string;
}

/** A process with all its descendants, children first. */
function familyOf(root: number): Process[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap(line => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }] : [];
    });
  const below = (pid: number): Process[] => [
    ...table.filter(each => each.parent === pid).flatMap(each => below(each.pid)),
    ...table.filter(each => each.pid === pid),
  ];
  return below(root);
}

function killHard(processes: readonly Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    answer => answer.status === 200,
    () => false,
  );

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const endOf = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Runs the command in a checkout and waits until the product is ready.
 * @throws with its last output if it ends before, or takes longer than `within` milliseconds
 */
export async function startProduct(checkout: string, dataDir: string, within: number): Promise<Started> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = shellEnvironment({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const began = performance.now();
  // A process group of its own, which receives Ctrl-C as from a terminal.
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn('npm', ['start'], { cwd: checkout, env, stdio: [...stdio], detached: true });
  const lines: Line[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', text =>
      lines.push({ at: performance.now() - began, text }),
    );
  }
  const ended = endOf(child);
  const pid = child.pid;
  if (pid === undefined) throw new Error('npm could not be started');
  const endWithUs = () => killHard(familyOf(pid));
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));

  const kill: Started['kill'] = async which => {
    const family = familyOf(pid);
    killHard(which === 'everything' ? family : family.filter(each => /server\/main\.ts/.test(each.command)));
    await ended;
  };
  for (let hasEnded = false; !(await isReady(address)); await pause(askEveryMs)) {
    void ended.then(() => (hasEnded = true));
    if (!hasEnded && performance.now() - began < within) continue;
    await kill('everything');
    const words = lines.slice(-20).map(line => line.text);
    throw new Error(`npm start was not ready after ${within} ms:\n${words.join('\n')}`);
  }
  return {
    address,
    readyMs: performance.now() - began,
    lines,
    async says(words, within) {
      for (;;) {
        const line = lines.find(({ text }) => words.test(text));
        if (line) return line.at;
        if (performance.now() - began > within) throw new Error(`${words} was not said within ${within} ms`);
        await pause(askEveryMs);
      }
    },
    kill,
    async stop() {
      process.kill(-pid, 'SIGINT');
      const isLate = await Promise.race([ended.then(() => false), pause(stopWithinMs).then(() => true)]);
      if (!isLate) return;
      await kill('everything');
      throw new Error(`Ctrl-C did not end the product within ${stopWithinMs} ms`);
    },
  };
}
