import type { Db } from './database.ts';

interface Waiting<V> {
  resolve: (value: V | undefined) => void;
  reject: (error: unknown) => void;
}

/** So many questions to the database at a time: what is asked meanwhile goes together in the next one. */
const mostAtOnce = 2;

/**
 * Makes of a question for many keys one for a single key: what is asked while answers are on their way is
 * asked together. Nothing is kept, so that every answer is as fresh as one asked for alone.
 * @param ask the answers by key; a key without an answer is undefined
 */
export function askTogether<V>(
  ask: (db: Db, keys: string[]) => Promise<Map<string, V>>,
): (db: Db, key: string) => Promise<V | undefined> {
  const queues = new WeakMap<Db, { underway: number; waiting: Map<string, Waiting<V>[]> }>();

  async function askNext(db: Db): Promise<void> {
    const queue = queues.get(db);
    if (!queue || queue.underway >= mostAtOnce || !queue.waiting.size) return;
    const taken = queue.waiting;
    queue.waiting = new Map();
    queue.underway++;
    try {
      const answers = await ask(db, [...taken.keys()]);
      for (const [key, askers] of taken) for (const { resolve } of askers) resolve(answers.get(key));
    } catch (error) {
      for (const askers of taken.values()) for (const { reject } of askers) reject(error);
    }
    queue.underway--;
    await askNext(db);
  }

  return (db, key) => {
    const queue = queues.get(db) ?? { underway: 0, waiting: new Map<string, Waiting<V>[]>() };
    queues.set(db, queue);
    return new Promise((resolve, reject) => {
      const askers = queue.waiting.get(key) ?? [];
      queue.waiting.set(key, [...askers, { resolve, reject }]);
      // Requests that arrived together are read in one turn of the event loop.
      setImmediate(() => void askNext(db));
    });
  };
}
