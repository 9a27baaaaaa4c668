import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system account that runs PostgreSQL; its server refuses to run as root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Finds an account by name or number in the text of /etc/passwd; initdb needs one that is listed there. */
export function findAccount(passwd: string, wanted: string | number): Account | null {
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (!name || uid === undefined || gid === undefined) continue;
    if (name === wanted || Number(uid) === wanted) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/**
 * Returns the account that PostgreSQL must run as; null: the account of this process.
 * For root it is the owner of the existing cluster, else `nobody`, which every Unix has.
 */
export function accountFor(clusterDir: string | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = clusterDir === null ? 0 : (statSync(clusterDir, { throwIfNoEntry: false })?.uid ?? 0);
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const account = findAccount(passwd, owner === 0 ? 'nobody' : owner);
  if (account === null)
    throw new Error(`/etc/passwd knows no account ${owner || '"nobody"'} to run PostgreSQL`);
  return account;
}

function mayPass(path: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === account.gid ? 0o010 : 0o001)) !== 0;
}

/** Returns whether the account can enter this folder and every folder above it; null is this process, which can. */
export function canEnter(folder: string, account: Account | null): boolean {
  if (account === null) return true;
  let path = realpathSync(folder);
  while (mayPass(path, account)) {
    if (dirname(path) === path) return true;
    path = dirname(path);
  }
  return false;
}
