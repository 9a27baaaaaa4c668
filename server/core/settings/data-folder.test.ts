import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataFolderBusyError, DataFolderError, lockDataFolder } from './data-folder.ts';

const AT_ONCE = { killed: 0, stopping: 0 };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'starbridge-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function refusalOf(folder: string): Promise<DataFolderError> {
  try {
    (await lockDataFolder(folder, AT_ONCE)).release();
  } catch (error) {
    if (error instanceof DataFolderError) return error;
    throw error;
  }
  throw new Error(`${folder} was not refused`);
}

async function lockElsewhere(folder: string) {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)};
    const lock = await lockDataFolder(${JSON.stringify(folder)});
    lock.announce('http://127.0.0.1:8080');
    console.log('locked');
    process.stdin.once('data', () => { lock.announceStop(); console.log('stopping'); setTimeout(() => process.exit(), 300); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('its locks are for its own account only', async () => {
  const folder = makeFolder();
  const lock = await lockDataFolder(folder, AT_ONCE);
  onTestFinished(() => lock.release());
  const modes = ['lock.sqlite', 'lock.json'].map(name => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600]);
});

test('a second start is refused and names the holder; kill -9 frees the folder', async () => {
  const folder = makeFolder();
  const holder = await lockElsewhere(folder);
  const refusal = await refusalOf(folder);
  expect(refusal).toBeInstanceOf(DataFolderBusyError);
  const { zh, en } = refusal;
  for (const sentence of [zh, en]) {
    expect(sentence).toContain(String(holder.pid));
    expect(sentence).toContain('http://127.0.0.1:8080');
    expect(sentence).toContain(folder);
  }
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await lockDataFolder(folder, AT_ONCE)).release();
});

test('a start waits for a process that announced its stop', async () => {
  const folder = makeFolder();
  const holder = await lockElsewhere(folder);
  holder.stdin.write('stop\n');
  await once(holder.stdout, 'data');
  (await lockDataFolder(folder, { killed: 0, stopping: 10_000 })).release();
});

test('the lock applies within one process and ends with release', async () => {
  const folder = makeFolder();
  const lock = await lockDataFolder(folder, AT_ONCE);
  await expect(lockDataFolder(folder, AT_ONCE)).rejects.toBeInstanceOf(DataFolderBusyError);
  lock.release();
  (await lockDataFolder(folder, AT_ONCE)).release();
});

test('a folder that can not be made is named', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  expect((await refusalOf(join(file, 'data'))).en).toContain(join(file, 'data'));
});
