/** Ids share a page if they are equal but for these bits. */
const pageShift = 14;
const pageMask = (1 << pageShift) - 1;

/** A whole number from 0 for each of many ids. Ids may have gaps; they cost nothing if they are large. */
export class RowPlaces {
  readonly #pages = new Map<number, Int32Array>();

  /** Returns -1 if there is none. */
  get(id: number): number {
    return (this.#pages.get(pageOf(id))?.[inPage(id)] ?? 0) - 1;
  }

  set(id: number, place: number): void {
    let page = this.#pages.get(pageOf(id));
    if (!page) {
      page = new Int32Array(pageMask + 1);
      this.#pages.set(pageOf(id), page);
    }
    page[inPage(id)] = place + 1;
  }

  delete(id: number): void {
    if (this.get(id) >= 0) this.set(id, -1);
  }

  bytes(): number {
    return this.#pages.size * (pageMask + 1) * Int32Array.BYTES_PER_ELEMENT;
  }
}

const pageOf = (id: number) => Math.floor(id / (pageMask + 1));
const inPage = (id: number) => id % (pageMask + 1);
