/** FNV-1a with a final mix: hashes a text to 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A reproducible random generator, sfc32, seeded by a seed, an index and a purpose. */
export class Dice {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, index: number, purpose: number) {
    this.a = seed | 0;
    this.b = index | 0;
    this.c = Math.imul(purpose + 1, 0x9e3779b9) | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  unit(): number {
    return this.next() / 0x1_0000_0000;
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** An integer from 0 up to, but not including, `count`. */
  below(count: number): number {
    return Math.floor(this.unit() * count);
  }

  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** The list must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Zipf with exponent 1: the item at rank r occurs about 1/r as often as the first. */
  pickByRank<T>(items: readonly T[]): T {
    const rank = Math.floor(Math.exp(this.unit() * Math.log(items.length + 1))) - 1;
    return items[Math.min(rank, items.length - 1)]!;
  }

  /** Distinct items, the first of the list more often; fewer than requested if the list is shorter. */
  several<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set<T>();
    for (let tries = 0; chosen.size < count && tries < count * 4; tries++) chosen.add(this.pickByRank(items));
    return [...chosen];
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  /** Lognormal around the given median. */
  lognormal(median: number, sigma: number): number {
    return median * Math.exp(sigma * this.normal());
  }
}
