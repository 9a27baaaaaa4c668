import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { distinctSignals } from './supervise.mjs';

const supervise = new URL('./supervise.mjs', import.meta.url).href;

// Counts the signals it receives; the second signal, or the launcher's end, ends it with code 3.
const SERVER = `
  let n = 0;
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {
    console.log(name, ++n);
    if (n === 2 || !process.connected) process.exit(3);
  });
  setInterval(() => {}, 1000);
  console.log('pid', process.pid);`;

async function launch() {
  const folder = mkdtempSync(join(tmpdir(), 'starbridge-supervise-'));
  const server = join(folder, 'server.mjs');
  writeFileSync(server, SERVER);
  const script = `
    import { serverFlags, supervise } from ${JSON.stringify(supervise)};
    process.exitCode = await supervise(process.execPath, [[...serverFlags, ${JSON.stringify(server)}]], process.env, 0);`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    launcher.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const lines = createInterface({ input: launcher.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value;
  const pid = Number((await nextLine()).replace('pid ', ''));
  return { launcher, nextLine, pid };
}

test('copies of one keystroke count once', () => {
  const isNew = distinctSignals();
  expect([0, 5, 200, 400, 410, 1000].map(now => isNew(now))).toEqual([true, false, false, true, false, true]);
});

test('signals reach the server, also a second one, and its exit code is returned', async () => {
  const { launcher, nextLine } = await launch();
  launcher.kill('SIGINT');
  expect(await nextLine()).toBe('SIGINT 1');
  launcher.kill('SIGINT');
  expect(await nextLine()).toBe('SIGINT 2');
  expect(await once(launcher, 'exit')).toEqual([3, null]);
});

test('kill -9 of the launcher ends the server in order', async () => {
  const { launcher, nextLine, pid } = await launch();
  expect(process.kill(pid, 0)).toBe(true);
  launcher.kill('SIGKILL');
  expect(await nextLine()).toBe('SIGTERM 1');
});
