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
    this.#keep(
      row,
      texts.map(text => this.dictionary.add(utf8Of(text))),
    );
  }

  #keep(row: number, ids: readonly number[]): void {
    for (const id of ids) {
      this.values.set(this.#used++, id);
      this.postings?.add(id, row);
    }
    this.ends.set(row, this.#used);
  }

  /** The same lists for rows with new numbers; values that no row has any more are left out. */
  renumbered(renumbering: Int32Array): ListColumn {
    const kept = new ListColumn({ isFound: this.postings !== null });
    const known = new Int32Array(this.dictionary.size).fill(-1);
    let from = 0;
    for (let row = 0; row < renumbering.length; row++) {
      const to = this.ends.get(row);
      const ids = [];
      for (let at = from; at < to && (renumbering[row] ?? -1) >= 0; at++) {
        const id = this.values.get(at);
        if ((known[id] ?? -1) < 0) known[id] = kept.dictionary.add(this.dictionary.bytesOf(id));
        ids.push(known[id] ?? 0);
      }
      if ((renumbering[row] ?? -1) >= 0) kept.#keep(renumbering[row] ?? 0, ids);
      from = to;
    }
    return kept;
  }

  bytes(): number {
    return this.dictionary.bytes() + this.values.bytes() + this.ends.bytes() + (this.postings?.bytes() ?? 0);
  }
}
