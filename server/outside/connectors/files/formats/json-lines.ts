import { readObject, type JsonItem } from './json-items.ts';
import { longestRecord } from './read-limits.ts';

const lineEnd = /\r\n|\n|\r/g;

/** Reads one JSON object a line, piece by piece; blank lines are left out. */
export class JsonLinesScanner {
  /** The pieces of an incomplete line. They are joined at its end, so that a long line is not copied over and over. */
  private pieces: string[] = [];
  private held = 0;
  private line = 1;
  private afterCarriage = false;

  add(added: string): JsonItem[] {
    const text = this.afterCarriage && added.startsWith('\n') ? added.slice(1) : added;
    if (added !== '') this.afterCarriage = false;
    const items: JsonItem[] = [];
    let from = 0;
    lineEnd.lastIndex = 0;
    for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
      this.hold(text.slice(from, found.index));
      this.finish(items);
      this.line++;
      from = lineEnd.lastIndex;
      this.afterCarriage = found[0] === '\r' && from === text.length;
    }
    this.hold(text.slice(from));
    return items;
  }

  end(): JsonItem[] {
    const items: JsonItem[] = [];
    this.finish(items);
    return items;
  }

  private hold(piece: string): void {
    this.held += piece.length;
    if (this.held <= longestRecord) this.pieces.push(piece);
    else this.pieces = [];
  }

  private finish(items: JsonItem[]): void {
    const text = this.pieces.length === 1 ? (this.pieces[0] ?? '') : this.pieces.join('');
    if (this.held > longestRecord)
      items.push({ line: this.line, path: '', fault: { code: 'too-long', expected: '8 MB' } });
    else if (text.trim() !== '') items.push(readObject(text, this.line, 1, ''));
    this.pieces = [];
    this.held = 0;
  }
}
