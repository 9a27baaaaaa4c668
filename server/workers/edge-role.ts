import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Db } from '../core/db/database.ts';
import { listen } from '../core/db/notices.ts';
import { makeEdge } from '../links/edge/edge-server.ts';
import { linkChannel, readLinkNotice } from '../links/edge/edge-link.ts';
import { openJournal } from '../links/visit-journal/visit-journal.ts';
import { endJournalFolder, makeJournalFolder } from '../links/visit-journal/journal-folder.ts';
import { LinkCache } from '../links/edge/link-cache.ts';
import type { LinkServices } from '../outside/network/link-services.ts';
import { hostOf } from '../links/edge/requested-address.ts';
import { makeTeamHosts } from '../links/edge/team-hosts.ts';
import type { Env } from '../core/settings/env.ts';
import { findTarget } from '../links/short-links/codes/find-target.ts';
import type { DrainTimes } from '../links/visits/drain/visit-drain.ts';
import { isTeamHost } from '../links/short-domains/service.ts';
import { clientAddressBy } from '../core/http/connections/client-address.ts';
import type { Front } from '../core/http/request-front.ts';
import type { ThreadData } from './visit-drain-thread.ts';
import { realContext } from '../core/real-context.ts';

export interface EdgeRole {
  front: Front;
  /** Stops answering, then stores what is left, for at most `patience` ms. */
  stop(patience?: number): Promise<void>;
}

export interface EdgeRoleParts {
  env: Env;
  log: Logger;
  db: Db;
  links: LinkServices;
  /** The database's, for connections of its own. */
  url: string;
  /** A persistent folder, which processes of one machine may share. */
  folder: string;
  /** When visits are moved from the journal to the database. */
  drainTimes: DrainTimes;
}

/** A change is notified in the transaction that makes it; a broken connection is detected in less than a second. */
const probing = { probeEvery: 300, patience: 400 };

const hostIn = (url: string) => (URL.canParse(url) ? hostOf(new URL(url).hostname) : '');

/** Answers short addresses: cached links, the journal, and the thread that stores visits. */
export function startEdge({ env, log, db, links, url, folder, drainTimes }: EdgeRoleParts): EdgeRole {
  const clock = () => performance.now();
  const own = makeJournalFolder(folder);
  const now = () => realContext().now().getTime();
  const journal = openJournal(own.folder, { isSynced: env.VISITS_TO_DISK }, clock);
  const cache = new LinkCache({
    find: address => findTarget(db, links, address),
    isListening: () => notices.isListening(),
    clock,
  });
  const notices = listen({
    url,
    channel: linkChannel,
    ...probing,
    onNotice(text) {
      const notice = readLinkNotice(text);
      if ('link' in notice) cache.forgetLink(notice.link);
      else cache.forgetAddress(notice.address);
    },
    onListening: () => cache.doubtAll(),
    onLost: error => log.warn({ err: error }, 'changes of links are not heard'),
  });
  const data: ThreadData = {
    env: { LOG_LEVEL: env.LOG_LEVEL, NODE_ENV: env.NODE_ENV },
    databaseUrl: url,
    parent: folder,
    own: { id: own.id, folder: own.folder },
    times: drainTimes,
  };
  const thread = new Worker(path.join(import.meta.dirname, 'visit-drain-thread.ts'), { workerData: data });
  const ended = new Promise<void>(resolve => void thread.once('exit', () => resolve()));
  // Visits stay in the journal, and redirects continue.
  thread.on('error', error => log.error({ err: error }, 'visits are not stored until the next start'));
  return {
    front: makeEdge({
      cache,
      journal,
      isTeamHost: makeTeamHosts(host => isTeamHost(db, host), clock),
      isOwn: host => host === hostIn(links.publicUrl),
      shortHost: hostIn(links.shortUrl),
      now,
      randomBytes: size => realContext().randomBytes(size),
      addressOf: clientAddressBy(env.TRUST_PROXY),
      isSecure: (links.shortUrl || links.publicUrl).startsWith('https:'),
      onFault: error => log.error({ err: error }, 'a visit could not be written down'),
    }),
    async stop(patience = 10_000) {
      await notices.close();
      await journal.close();
      if (await finish(thread, ended, patience)) endJournalFolder(own);
      else own.lock.release();
    },
  };
}

/** @param ended resolved for a thread that failed long ago too @returns whether everything is stored */
async function finish(thread: Worker, ended: Promise<void>, patience: number): Promise<boolean> {
  const timer = setTimeout(() => void thread.terminate(), patience);
  let isAll = false;
  thread.once('message', (answer: boolean) => {
    isAll = answer;
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage('finish');
  await ended;
  clearTimeout(timer);
  return isAll;
}
