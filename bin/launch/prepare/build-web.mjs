import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { withProgress } from '../progress.mjs';
import { run } from '../run.mjs';

const INPUTS = ['web', 'contract', 'index.html', 'vite.config.ts', 'package-lock.json'];
const STAMP = '.starbridge-build';

function filesBelow(root, path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.flatMap(entry => {
    const child = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, child) : [child];
  });
}

/** A hash of everything the built web depends on, tests excluded. */
export function webStamp(root) {
  const hash = createHash('sha256');
  const present = INPUTS.filter(path => existsSync(join(root, path)));
  const files = present.flatMap(path => (/\.\w+$/.test(path) ? [path] : filesBelow(root, path)));
  for (const file of files.filter(name => !/\.test\.tsx?$/.test(name)).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the web must be built: dist/ is missing or was built from other sources. */
export function needsWebBuild(root) {
  if (!existsSync(join(root, 'web', 'app', 'main.tsx'))) return false;
  const stamp = join(root, 'dist', STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== webStamp(root);
}

function clearRests(cacheDir) {
  mkdirSync(cacheDir, { recursive: true });
  for (const name of readdirSync(cacheDir)) {
    if (/^web-(new|old)-/.test(name)) rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
}

/** Replaces dist/ with `fresh`. If it is killed between the two renames, the next start finds no stamp and builds. */
function swapInto(root, cacheDir, fresh) {
  const dist = join(root, 'dist');
  const old = join(cacheDir, `web-old-${process.pid}`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds the web into dist/ if its sources changed. The build uses a folder of its own, so that a kill leaves the
 * served files intact.
 * @param {string} root
 * @param {string} node the Node 24 to build with
 * @param {{ budget?: 'warn' }} [options] `budget: 'warn'` builds a page over its budget too
 */
export async function buildWeb(root, node, { budget } = {}) {
  if (!needsWebBuild(root)) return;
  const cacheDir = join(root, '.cache');
  clearRests(cacheDir);
  const stamp = webStamp(root);
  const fresh = join(cacheDir, `web-new-${process.pid}`);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await withProgress(
    'Building the web',
    () =>
      run(node, [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], {
        isLeashed: true,
        // Set explicitly: a test runner's environment would select React's development build.
        env: { ...process.env, NODE_ENV: 'production', ...(budget && { BUDGET: budget }) },
      }),
    'some seconds, after a change only',
  );
  if (code !== 0) throw new Failure(`${output}\nThe web could not be built (vite build ended with ${code}).`);
  writeFileSync(join(fresh, STAMP), stamp);
  swapInto(root, cacheDir, fresh);
}
