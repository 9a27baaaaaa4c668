import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Lists the processes whose working directory is this folder, as all of PostgreSQL's are in their cluster's. Linux
 * only: null elsewhere.
 */
export function processesIn(folder: string): number[] | null {
  if (process.platform !== 'linux') return null;
  const real = realpathSync(folder);
  const isInside = (pid: string): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === real && !isZombie(pid);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && isInside(name))
    .map(Number);
}

function isZombie(pid: string): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}
