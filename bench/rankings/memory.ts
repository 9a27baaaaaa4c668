import fs from 'node:fs';

const field = (status: string, name: string) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1];

function read(pid: string, file: 'status' | 'cmdline'): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const childrenOf = (parent: string | undefined) =>
  fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => ({ pid, status: read(pid, 'status') }))
    .filter(({ status }) => field(status, 'PPid') === parent);

const megabytes = (processes: { status: string }[], name: 'RssAnon' | 'VmRSS') =>
  Math.round(processes.reduce((sum, { status }) => sum + Number(field(status, name) ?? 0), 0) / 1024);

/** Private megabytes of the processes of a database, without shared memory. @param pid of any of them */
export const privateMb = (pid: number): number =>
  megabytes(childrenOf(field(read(String(pid), 'status'), 'PPid')), 'RssAnon');

/** Megabytes of the child processes that run a file. */
export const ownMb = (file: string): number =>
  megabytes(
    childrenOf(String(process.pid)).filter(({ pid }) => read(pid, 'cmdline').includes(file)),
    'VmRSS',
  );
