import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import type { Account } from './system-account.ts';

/** A cluster on disk, and what is needed to run it. */
export interface Cluster {
  clusterDir: string;
  programsDir: string;
  /** Null: PostgreSQL runs as this process's account. */
  account: Account | null;
}

export const SUPERUSER = 'postgres';

/** The path of one of PostgreSQL's programs. */
export function program(cluster: Cluster, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(cluster.programsDir, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** How PostgreSQL's programs are started: as their account, in English, with nothing of our environment. */
export function spawnOptions(cluster: Cluster): SpawnOptions {
  const owner = cluster.account === null ? {} : { uid: cluster.account.uid, gid: cluster.account.gid };
  const env =
    process.platform === 'win32' ? {} : { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  return { ...owner, ...env, cwd: parse(cluster.clusterDir).root, windowsHide: true };
}

/** Ends the program when this process exits in any way except by a kill. */
export function endWithNode(child: ChildProcess): void {
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** Runs a program to its end; `input` is written to it. Throws with what it printed when it fails. */
export function runProgram(
  cluster: Cluster,
  name: 'postgres' | 'initdb' | 'pg_ctl',
  args: string[],
  input = '',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(cluster, name), args, { ...spawnOptions(cluster), stdio: 'pipe' });
    endWithNode(child);
    let output = '';
    const keep = (chunk: string) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.stdin?.on('error', () => undefined).end(input);
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) resolve(output);
      else reject(new Error(`${name} ended with ${code}: ${output.trim()}`));
    });
  });
}

function giveTo(path: string, account: Account | null): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}

function clearRests(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.new-`;
  for (const name of readdirSync(dirname(clusterDir))) {
    if (name.startsWith(prefix))
      rmSync(join(dirname(clusterDir), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Creates the cluster unless it exists. It is made in a temporary folder and renamed when done, so that a kill leaves
 * no incomplete cluster.
 * @param password of the superuser
 * @param extra further arguments of initdb
 */
export async function createCluster(cluster: Cluster, password: string, extra: string[] = []): Promise<void> {
  const { clusterDir, account } = cluster;
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  mkdirSync(dirname(clusterDir), { recursive: true });
  clearRests(clusterDir);
  const fresh = `${clusterDir}.new-${process.pid}`;
  const passwordFile = `${fresh}.password`;
  mkdirSync(fresh);
  chmodSync(fresh, 0o700);
  giveTo(fresh, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, account);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const access = ['-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await runProgram(cluster, 'initdb', ['-D', fresh, ...access, ...locale, '--data-checksums', ...extra]);
    renameSync(fresh, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Refuses a cluster of another major version: its files can't be read by these programs. */
export function checkMajorVersion(cluster: Cluster, version: string): void {
  const found = readFileSync(join(cluster.clusterDir, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (found === major) return;
  throw new Error(
    `The database in ${cluster.clusterDir} is of PostgreSQL ${found}; this release brings ${major}`,
  );
}

/**
 * Sets the superuser's password without knowing the old one, on a cluster that isn't running: the way back
 * when the secrets were lost.
 */
export async function resetSuperuserPassword(cluster: Cluster, password: string): Promise<void> {
  const statement = `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`;
  await runProgram(cluster, 'postgres', ['--single', '-D', cluster.clusterDir, 'postgres'], statement);
}
