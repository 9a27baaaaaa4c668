/** Admits a number of callers at the same time, in the order in which they came. */
export class Gate {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(max: number) {
    this.free = max;
  }

  /** How many wait. */
  get queued(): number {
    return this.waiting.length;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>(resolve => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
