/** The scope of a ranking; empty means any. */
export interface Combo {
  region: string;
  category: string;
}

/** The combinations of region and category of a platform, numbered in order of appearance. */
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

  /** Returns the combinations of a creator: overall, by category, by region, and by both; fewer if one is unknown. */
  of({ region, category }: Combo): number[] {
    const numbers = [this.#number('', '')];
    if (category) numbers.push(this.#number('', category));
    if (region) numbers.push(this.#number(region, ''));
    if (region && category) numbers.push(this.#number(region, category));
    return numbers;
  }
}
