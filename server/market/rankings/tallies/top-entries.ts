/** Keeps the first of many by an order. Holds at most twice as many as are wanted. */
export class Top<T> {
  readonly #max: number;
  readonly #order: (a: T, b: T) => number;
  #held: T[] = [];
  /** An entry that does not come before this one is not kept. */
  #last: T | undefined;

  /** @param order negative if the first comes first; never 0 for two entries */
  constructor(max: number, order: (a: T, b: T) => number) {
    this.#max = max;
    this.#order = order;
  }

  offer(item: T): void {
    if (this.#last !== undefined && this.#order(item, this.#last) > 0) return;
    this.#held.push(item);
    if (this.#held.length === 2 * this.#max) this.#cut();
  }

  #cut(): void {
    this.#held = this.#held.toSorted(this.#order).slice(0, this.#max);
    this.#last = this.#held.length === this.#max ? this.#held.at(-1) : undefined;
  }

  /** In order. */
  get first(): readonly T[] {
    this.#cut();
    return this.#held;
  }
}

/** Higher comes first; unknown comes last. */
export const more = (a: number | null, b: number | null): number => (b ?? -1) - (a ?? -1);

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
