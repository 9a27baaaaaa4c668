import { CodeColumn } from './memory/column.ts';
import { Dictionary, utf8Of } from './memory/dictionary.ts';
import { Postings } from './memory/postings.ts';

/** Lists of texts, as numbers of a dictionary. The values of a row stand before those of the next one. */
export class ListColumn {
  readonly dictionary = new Dictionary();
  readonly values = new CodeColumn();
  readonly ends = new CodeColumn();
  /** The rows of each value; null where nobody asks for them. */
  readonly postings: Postings | null;
  #used = 0;

  constructor({ isFound }: { isFound: boolean }) {
    this.postings = isFound ? new Postings() : null;
  }

  /** Rows come in ascending order. */
  add(row: number, texts: readonly string[]): void {
    for (const text of texts) {
      const id = this.dictionary.add(utf8Of(text));
      this.values.set(this.#used++, id);
      this.postings?.add(id, row);
    }
    this.ends.set(row, this.#used);
  }

  bytes(): number {
    return this.dictionary.bytes() + this.values.bytes() + this.ends.bytes() + (this.postings?.bytes() ?? 0);
  }
}
