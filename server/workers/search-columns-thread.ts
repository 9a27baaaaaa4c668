import { parentPort, workerData } from 'node:worker_threads';
import { makeDb, makePool } from '../core/db/database.ts';
import { FollowedCatalogue, keepFollowing } from '../creators/search-columns/follow/followed-catalogue.ts';
import type {
  AskMessage,
  ThreadData,
  ThreadMessage,
} from '../creators/search-columns/thread/thread-messages.ts';

/**
 * A thread of its own holds the columns, so that requests never wait for a search. Once it cannot follow the catalogue
 * any longer it ends, and the next one loads again.
 */
const { databaseUrl, followEveryMs } = workerData as ThreadData;

function tell(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

const catalogue = new FollowedCatalogue();
const tellState = () => tell({ state: catalogue.state });

parentPort?.on('message', ({ id, asks }: AskMessage) => {
  try {
    tell({ id, answers: catalogue.answer(asks) });
  } catch (fault) {
    tell({ id, answers: null, fault });
  }
});

const name = 'starbridge columns';
const db = makeDb(makePool({ url: databaseUrl, poolSize: 1, name, onIdleError: () => undefined }));
await keepFollowing(db, catalogue, { everyMs: followEveryMs, onState: tellState });
tell({ isDistributed: true });
await db.destroy();
parentPort?.close();
