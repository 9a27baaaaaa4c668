import type { Db } from './database.ts';

interface Waiting<V> {
  resolve: (value: V | undefined) => void;
  reject: (error: unknown) => void;
}

/** The maximum number of concurrent queries; keys requested meanwhile go into the next one together. */
const maxAtOnce = 2;

/**
 * Makes a lookup for one key from a query for many: keys that are asked for while a query runs go into the next one
 * together. Nothing is cached, so an answer is as fresh as that of a query of its own.
 * @param ask returns the values by key; a key without a value is undefined
 */
export function askTogether<V>(
  ask: (db: Db, keys: string[]) => Promise<Map<string, V>>,
): (db: Db, key: string) => Promise<V | undefined> {
  const queues = new WeakMap<Db, { underway: number; waiting: Map<string, Waiting<V>[]> }>();

  async function askNext(db: Db): Promise<void> {
    const queue = queues.get(db);
    if (!queue || queue.underway >= maxAtOnce || !queue.waiting.size) return;
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
      // Wait until all requests that arrived in this turn of the event loop have asked.
      setImmediate(() => void askNext(db));
    });
  };
}
