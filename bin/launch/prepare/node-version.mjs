import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';

const OLDEST_LAUNCHER = '20.0.0';
const OLDEST_SERVER = '24.9.0';

/** Whether version `a` is the same as `b` or newer. Both like 24.9.0, with or without a leading v. */
export function isAtLeast(a, b) {
  const [left, right] = [a, b].map(text => text.replace(/^v/, '').split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    if (left[i] !== right[i]) return left[i] > right[i];
  }
  return true;
}

/** Refuses a Node that is too old for npm's part of the work. */
export function checkLauncherVersion(version = process.versions.node) {
  if (isAtLeast(version, OLDEST_LAUNCHER)) return;
  throw new Failure(
    `Starbridge needs Node.js 20 or newer; this is ${version}. Install a newer one from https://nodejs.org and start again.`,
  );
}

/** The path of the project's own Node within the checkout; its package exists for some platforms only. */
export function packagedNode(platform, arch) {
  const windows = platform === 'win32';
  return join(
    'node_modules',
    `node-${windows ? 'win' : platform}-${arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
}

/** The Node 24 that runs TypeScript: the project's own, otherwise this process's if it is new enough. */
export function findServerNode(root) {
  const packaged = join(root, packagedNode(process.platform, process.arch));
  if (process.execPath === packaged) return packaged;
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  if (isAtLeast(process.versions.node, OLDEST_SERVER)) return process.execPath;
  throw new Failure(
    `There is no packaged Node 24 for ${process.platform}-${process.arch}. Install Node.js ${OLDEST_SERVER} or newer and start again.`,
  );
}
