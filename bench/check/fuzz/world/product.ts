import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeDb, makePool, type Db } from '../../../../server/core/db/database.ts';
import { sandboxClock } from '../../../../server/core/sandbox-clock.ts';
import { makeTestFolder, startTestPostgres } from '../../../../test/harness/database/test-postgres.ts';
import { testKeys } from '../../../../test/harness/mail/test-mail.ts';
import { progress } from '../../../report.ts';

/** The product as `npm start` runs it, a sandbox in a process of its own, on a database of its own. */
interface Product {
  /** e.g. `http://127.0.0.1:40123` */
  address: string;
  db: Db;
  /** What it logged of a request that failed; empty if nothing. */
  logOf: (requestId: string) => string;
  /** Why it ended by itself; null while it runs. */
  death: () => string | null;
  stop: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../../..');
const furnishSeconds = 600;
/** Faults that are kept: more of them say nothing new. */
const maxFaults = 2000;

interface Output {
  address: Promise<string>;
  isFurnished: Promise<unknown>;
  faults: string[];
}

/** Reads what the product says to its operator, and its log. */
function readOutput(child: ChildProcess): Output {
  const faults: string[] = [];
  const found = Promise.withResolvers<string>();
  const furnished = Promise.withResolvers<unknown>();
  const giveUp = () => {
    const error = new Error(`the product did not start\n${faults.join('\n')}`);
    found.reject(error);
    furnished.reject(error);
  };
  child.once('exit', giveUp);
  setTimeout(giveUp, furnishSeconds * 1000).unref();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', line => {
      const address = /Starbridge 星桥\s+(http:\/\/\S+)/.exec(line)?.[1];
      if (address) found.resolve(address);
      if (line.includes('Sample creators 100 %')) furnished.resolve(null);
      if ((line.startsWith('{') || stream === child.stderr) && faults.length < maxFaults) faults.push(line);
    });
  }
  return { address: found.promise, isFurnished: furnished.promise, faults };
}

export async function startProduct(): Promise<Product> {
  const postgres = await startTestPostgres();
  const folder = makeTestFolder();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: postgres.appUrl,
      MIGRATION_DATABASE_URL: postgres.ownerUrl,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX: 'on',
      // Nobody is asked: the address that the browser would open is all that is wanted.
      GOOGLE_OAUTH_CLIENT_ID: 'fuzz',
      GOOGLE_OAUTH_CLIENT_SECRET: 'fuzz',
      DEMO_WORLD: 'off',
      SECRET_KEYS: testKeys,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let death: string | null = null;
  const { address, isFurnished, faults } = readOutput(child);
  void ended.then(([code, signal]) => {
    death = `ended with ${String(code ?? signal)}: ${faults.at(-1) ?? ''}`;
  });
  // Whoever waits for the first may see it fail while nobody waits for the second.
  isFurnished.catch(() => undefined);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 6, onIdleError: () => undefined }));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await db.destroy();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const at = await address;
    progress('the sandbox is filled with sample creators');
    await isFurnished;
    const clock = await sandboxClock.follow(db, { listenUrl: postgres.appUrl, onLost: () => undefined });
    return {
      address: at,
      db,
      logOf: requestId => faults.find(line => line.includes(requestId)) ?? '',
      death: () => death,
      stop: async () => {
        await clock.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
