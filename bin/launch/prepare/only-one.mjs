import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const STALE_AFTER_MS = 15_000;
const LAST_WORDS_MS = 2_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds the lock file; null if none does. */
export function holderOf(lockFile, now = Date.now()) {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    // A killed holder stops its heartbeat; its process id may have been reused.
    const fresh = now - statSync(lockFile).mtimeMs < STALE_AFTER_MS;
    return fresh && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

function tryTake(lockFile) {
  const mine = `${lockFile}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lockFile);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Runs `task` while no other process of this checkout does; waits for the other one first.
 * @template T
 * @param {string} lockFile
 * @param {() => Promise<T>} task
 * @param {number} [lastWordsMs] pause before a killed process is replaced
 * @returns {Promise<T>}
 */
export async function onlyOne(lockFile, task, lastWordsMs = LAST_WORDS_MS) {
  mkdirSync(dirname(lockFile), { recursive: true });
  let reported = false;
  while (!tryTake(lockFile)) {
    const holder = holderOf(lockFile);
    if (holder === null) {
      // The children of a killed process end by themselves once they notice.
      await sleep(lastWordsMs);
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!reported) process.stderr.write(`Waiting for process ${holder}, which is preparing this checkout\n`);
    reported = true;
    await sleep(250);
  }
  const heartbeat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), HEARTBEAT_MS);
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}
