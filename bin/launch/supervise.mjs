import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { memoryFlags } from './memory-flags.mjs';
import { preload, root } from './paths.mjs';

const SAME_KEYSTROKE_MS = 300;
const PARENT_CHECK_MS = 250;

/** Options of Node for the product's TypeScript. */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  ...memoryFlags,
  preload('end-with-launcher.mjs'),
];

/**
 * Filters copies of one signal: in a terminal, Ctrl-C arrives from the terminal and again from npm.
 * @returns {(now: number) => boolean} whether this signal is new; `now` in milliseconds
 */
export function distinctSignals(windowMs = SAME_KEYSTROKE_MS) {
  let last = -Infinity;
  return now => {
    const isNew = now - last >= windowMs;
    if (isNew) last = now;
    return isNew;
  };
}

/**
 * Runs programs in parallel until all have ended. Each has a process group of its own, so Ctrl-C
 * reaches them through this process only, exactly once per keystroke. When one ends, the others are ended too.
 * @param {string} node
 * @param {string[][]} programs arguments of `node`, one list for each program
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [sameKeystrokeMs] signals closer than this are copies of one
 * @returns {Promise<number>} the exit code of the program that ended first
 */
export function supervise(node, programs, env, sameKeystrokeMs = SAME_KEYSTROKE_MS) {
  return new Promise(resolve => {
    const running = new Set();
    let firstCode = null;
    const signalAll = signal => running.forEach(child => child.kill(signal));

    for (const args of programs) {
      const child = spawn(node, args, {
        cwd: root,
        env,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        detached: process.platform !== 'win32',
      });
      running.add(child);
      const ended = (code, signal) => {
        if (!running.delete(child)) return;
        firstCode ??= code ?? 128 + (constants.signals[signal] ?? 0);
        if (running.size > 0) signalAll('SIGTERM');
        else finish();
      };
      child.once('exit', ended);
      child.once('error', error => {
        console.error(error.message);
        ended(127, null);
      });
    }

    const isNew = distinctSignals(sameKeystrokeMs);
    const pass = signal => {
      if (isNew(Date.now())) signalAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    const passed = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    passed.forEach(signal => process.on(signal, pass));

    // npm waits for this process; once npm is killed, no Ctrl-C arrives any more.
    const parent = process.ppid;
    const parentCheck = setInterval(() => {
      if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
      clearInterval(parentCheck);
      pass('SIGTERM');
    }, PARENT_CHECK_MS);

    function finish() {
      clearInterval(parentCheck);
      passed.forEach(signal => process.off(signal, pass));
      resolve(firstCode);
    }
  });
}
