import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dovecotSettings, type MailOwner } from './dovecot-settings.ts';

const program = '/usr/sbin/dovecot';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Tests named `*.dovecot.test.ts` run only if Debian's dovecot-imapd is installed: see vitest.config.ts. */
export const hasDovecot = isExecutable(program);

export interface Dovecot {
  host: string;
  port: number;
  /** The maildir of an account, or of one of its folders such as `Sent` and `Junk`. */
  maildirOf(account: string, folder?: string): string;
  /** Puts mails (sources) into a folder, with the current or a given time. */
  deliver(
    account: string,
    sources: readonly (string | Buffer)[],
    into?: { folder?: string; at?: Date },
  ): Promise<void>;
  stop(): Promise<void>;
}

/** Folders besides the inbox, marked as sent mail, spam and trash (RFC 6154). */
const folders = ['Sent', 'Junk', 'Trash'];

/** If root started it, Dovecot accesses mail as nobody; otherwise all files are ours. */
function mailOwner(): MailOwner {
  const { uid, gid, username } = userInfo();
  return uid === 0 ? { uid: 65534, gid: 65534, username: null } : { uid, gid, username };
}

/** A currently free port: Dovecot does not report a port of its own choice. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    return greeting.toString().startsWith('* OK');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function isUp(server: ChildProcess, port: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    if (await greets(port)) return true;
    await sleep(20);
  }
  return false;
}

/**
 * A real IMAP server on this machine, over TCP without TLS, with maildirs.
 * @param options.accounts passwords by user name
 */
export async function startDovecot({ accounts }: { accounts: Record<string, string> }): Promise<Dovecot> {
  const home = await mkdtemp(join(tmpdir(), 'dovecot-'));
  const owner = mailOwner();
  const maildirOf = (account: string, folder = 'INBOX') =>
    join(home, 'mail', account, ...(folder === 'INBOX' ? [] : [`.${folder}`]));
  const own = async (path: string) => {
    await mkdir(path, { recursive: true });
    await chown(path, owner.uid, owner.gid);
  };
  await chmod(home, 0o755);
  for (const account of Object.keys(accounts))
    for (const folder of ['INBOX', ...folders]) {
      const maildir = maildirOf(account, folder);
      for (const path of [maildir, ...['cur', 'new', 'tmp'].map(part => join(maildir, part))])
        await own(path);
    }

  async function run(triesLeft: number): Promise<{ server: ChildProcess; port: number }> {
    const port = await freePort();
    const file = join(home, 'dovecot.conf');
    await writeFile(file, dovecotSettings({ home, port, owner, folders }));
    const server = spawn(program, ['-F', '-c', file], { stdio: 'ignore' });
    if (await isUp(server, port)) return { server, port };
    if (triesLeft > 0) return run(triesLeft - 1);
    throw new Error(`dovecot does not start: ${await readFile(join(home, 'log'), 'utf8').catch(String)}`);
  }

  const users = Object.entries(accounts).map(([name, password]) => `${name}:{PLAIN}${password}::::::\n`);
  await writeFile(join(home, 'users'), users.join(''), { mode: 0o644 });
  const { server, port } = await run(3);
  const endIt = () => void server.kill();
  // Aborted tests leave nothing running.
  process.once('exit', endIt);
  let delivered = 0;
  return {
    host: '127.0.0.1',
    port,
    maildirOf,
    async deliver(account, sources, { folder, at } = {}) {
      const maildir = maildirOf(account, folder);
      for (const source of sources) {
        const name = `${1_700_000_000 + delivered}.M${String(delivered++).padStart(6, '0')}P1.test`;
        const made = join(maildir, 'tmp', name);
        await writeFile(made, source);
        if (at) await utimes(made, at, at);
        await rename(made, join(maildir, 'new', name));
      }
    },
    async stop() {
      process.off('exit', endIt);
      const ended = once(server, 'exit');
      if (server.exitCode === null && server.kill()) await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
