import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holderOf, onlyOne } from './only-one.mjs';

const NO_PROCESS = 2 ** 30;

function makeLockFile() {
  const folder = mkdtempSync(join(tmpdir(), 'starbridge-one-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'lock');
}

test('two tasks never run at the same time', async () => {
  const lock = makeLockFile();
  const events = [];
  const task = name => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  await Promise.all([onlyOne(lock, task('a')), onlyOne(lock, task('b'))]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(holderOf(lock)).toBe(null);
});

test('the lock of a killed process is taken over', async () => {
  const lock = makeLockFile();
  writeFileSync(lock, String(NO_PROCESS));
  expect(await onlyOne(lock, async () => holderOf(lock), 0)).toBe(process.pid);
});

test('a lock without heartbeat is free, even if its process id was reused', () => {
  const lock = makeLockFile();
  writeFileSync(lock, String(process.pid));
  expect(holderOf(lock)).toBe(process.pid);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(holderOf(lock)).toBe(null);
});

test('a failing task frees the lock', async () => {
  const lock = makeLockFile();
  await expect(onlyOne(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(holderOf(lock)).toBe(null);
});
