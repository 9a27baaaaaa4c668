import { spawn } from 'node:child_process';
import { preload, root } from './paths.mjs';

const KEPT_OUTPUT = 20_000;

function withLeash(env) {
  const options = [env.NODE_OPTIONS, preload('leash.mjs')].filter(Boolean).join(' ');
  return { ...env, NODE_OPTIONS: options };
}

/**
 * Runs a command to its end. Its output is shown (`show`) or its last part kept.
 * An interrupt ends the command first and then this process, so that nothing keeps running.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, isLeashed?: boolean }} [options] a leashed command runs in
 * Node and ends by itself when this process is killed, so that the next start has the files to itself
 * @returns {Promise<{ code: number, output: string }>} 127 if the command cannot be started
 */
export function run(command, args, { env = process.env, show = false, isLeashed = false } = {}) {
  return new Promise(resolve => {
    const windowsScript = process.platform === 'win32' && !command.endsWith('.exe');
    const stream = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: isLeashed ? withLeash(env) : env,
      stdio: ['ignore', stream, stream, ...(isLeashed ? ['ipc'] : [])],
      shell: windowsScript,
    });
    let output = '';
    const keep = chunk => (output = (output + chunk).slice(-KEPT_OUTPUT));
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);

    let interrupted = 0;
    const interrupt = (_signal, number) => {
      interrupted = number;
      child.kill(isLeashed ? 'SIGKILL' : 'SIGTERM');
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    const finish = code => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (interrupted) process.exit(128 + interrupted);
      resolve({ code, output });
    };
    child.once('error', error => {
      keep(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('close', code => finish(code ?? 1));
  });
}
