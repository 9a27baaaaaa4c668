/** What a ranking is narrowed to; empty: any. */
export interface Combo {
  region: string;
  category: string;
}

/** The combinations of region and category of a platform, numbered as they come up. */
export class Combos {
  readonly #numbers = new Map<string, number>();
  readonly all: Combo[] = [];

  #number(region: string, category: string): number {
    const key = `${region}\n${category}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.all.push({ region, category }) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }

  /** Those that a creator is in: everybody's, its category's, its region's, and both; fewer where one is not known. */
  of({ region, category }: Combo): number[] {
    const numbers = [this.#number('', '')];
    if (category) numbers.push(this.#number('', category));
    if (region) numbers.push(this.#number(region, ''));
    if (region && category) numbers.push(this.#number(region, category));
    return numbers;
  }
}
