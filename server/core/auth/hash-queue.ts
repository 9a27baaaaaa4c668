import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';

interface Waiting {
  network: string;
  start: () => void;
  refuse: () => void;
}

/** A hash takes 75 ms of a core, so the last one that waits begins after a second or two. */
const limits = {
  // One of the four threads of Node's pool stays free for files and names.
  running: Math.min(availableParallelism(), 3),
  waiting: 32,
};

/**
 * Bounds the hashes of passwords that run at once: they would take every thread and every core from all other requests.
 * Only strangers are refused; everything else waits as long as it takes.
 */
export class HashQueue {
  readonly #limits: typeof limits;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(given = limits) {
    this.#limits = given;
  }

  /**
   * @param network of a stranger; empty for everything else
   * @throws AppError busy if too many wait already
   */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.running) await this.#wait(network);
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running--;
    }
  }

  #wait(network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ network, start: resolve, refuse: () => reject(new AppError('busy')) });
      if (network) this.#refuseTooMany();
    });
  }

  /** The last one of the network with the most goes, so that one who floods takes no place from anybody else. */
  #refuseTooMany(): void {
    const counts = new Map<string, number>();
    let all = 0;
    for (const { network } of this.#waiting) {
      if (!network) continue;
      all++;
      counts.set(network, (counts.get(network) ?? 0) + 1);
    }
    if (all <= this.#limits.waiting) return;
    const most = Math.max(...counts.values());
    const last = this.#waiting.findLastIndex(({ network }) => counts.get(network) === most);
    this.#waiting.splice(last, 1)[0]?.refuse();
  }
}
