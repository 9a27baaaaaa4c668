import { NarrowColumn } from './memory/column.ts';
import { Dictionary, utf8Of } from './memory/dictionary.ts';

/** Texts of which many rows have the same. The code of a text is its number in the dictionary + 1; 0 is null. */
export class CodedColumn {
  readonly dictionary = new Dictionary();
  readonly codes = new NarrowColumn();

  put(row: number, value: string | null): void {
    this.codes.set(row, value === null ? 0 : this.dictionary.add(utf8Of(value)) + 1);
  }

  /** Which codes stand for one of the texts, by code. */
  codesOf(values: readonly string[]): Uint8Array {
    const isAsked = new Uint8Array(this.dictionary.size + 1);
    for (const value of values) {
      const id = this.dictionary.find(utf8Of(value));
      if (id >= 0) isAsked[id + 1] = 1;
    }
    return isAsked;
  }

  bytes(): number {
    return this.dictionary.bytes() + this.codes.bytes();
  }
}
