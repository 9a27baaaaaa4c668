import type { Fault } from './import-fault.ts';
import { readObject, type JsonItem } from './json-items.ts';
import { longestRecord } from './read-limits.ts';

const code = (sign: string) => sign.charCodeAt(0);
const signs = {
  quote: code('"'),
  backslash: code('\\'),
  newline: code('\n'),
  carriage: code('\r'),
  comma: code(','),
  openArray: code('['),
  closeArray: code(']'),
  openObject: code('{'),
  closeObject: code('}'),
};

const plainInString = /[^"\\\n\r]*/y;
const plainInside = /[^"{}[\]\n\r]*/y;

/**
 * Reads the elements of a JSON array piece by piece: of the array at the top of the file, or in the first member of the
 * top object that is an array of objects. Only the text of one element is in memory.
 */
export class JsonArrayScanner {
  private text = '';
  private at = 0;
  private line = 1;
  private column = 0;
  private depth = 0;
  /** Depth of the array whose elements are read; 0 until it is found. */
  private arrayDepth = 0;
  private afterCarriage = false;
  private inString = false;
  private stringFrom = 0;
  private escaped = false;
  private lastString = '';
  private arrayCandidate: string | undefined;
  private arrayName = '';
  private index = 0;
  private element: { from: number; line: number; column: number } | undefined;
  private dropped = false;
  private over = false;

  add(text: string): JsonItem[] {
    const keepFrom = this.dropped
      ? this.at
      : (this.element?.from ?? (this.inString ? this.stringFrom : this.at));
    this.text = this.text.slice(keepFrom) + text;
    this.at -= keepFrom;
    this.stringFrom -= keepFrom;
    if (this.element) this.element.from -= keepFrom;
    const items: JsonItem[] = [];
    while (this.at < this.text.length && !this.over) {
      this.skipPlain();
      if (this.at >= this.text.length) break;
      this.step(items);
      this.at++;
    }
    const held = this.at - (this.element?.from ?? (this.inString ? this.stringFrom : this.at));
    if (held > longestRecord && !this.dropped) {
      this.dropped = true;
      this.fail(items, { code: 'too-long', expected: '8 MB' });
    }
    return items;
  }

  end(): JsonItem[] {
    if (this.over) return [];
    const items: JsonItem[] = [];
    if (this.element && !this.dropped) this.fail(items, { code: 'cut-off', at: this.element.column });
    else items.push({ line: this.line, path: '', fault: { code: 'cut-off', at: this.column } });
    return items;
  }

  /** Jumps over characters that cannot change where an element or a line ends. */
  private skipPlain(): void {
    if (this.escaped || this.arrayCandidate !== undefined) return;
    const plain = this.inString
      ? plainInString
      : this.depth > Math.max(1, this.arrayDepth)
        ? plainInside
        : undefined;
    if (!plain) return;
    plain.lastIndex = this.at;
    plain.test(this.text);
    if (plain.lastIndex > this.at) this.afterCarriage = false;
    this.column += plain.lastIndex - this.at;
    this.at = plain.lastIndex;
  }

  private step(items: JsonItem[]): void {
    const sign = this.text.charCodeAt(this.at);
    this.column++;
    if (sign === signs.newline || sign === signs.carriage) {
      if (this.inString) return this.stop(items, 'line end');
      if (sign === signs.carriage || !this.afterCarriage) this.line++;
      this.afterCarriage = sign === signs.carriage;
      this.column = 0;
      return;
    }
    this.afterCarriage = false;
    if (this.inString) return this.stringStep(sign);
    if (sign <= 32) return;
    if (sign === signs.quote) {
      this.begin();
      this.inString = true;
      this.stringFrom = this.at;
    } else if (sign === signs.openArray || sign === signs.openObject) this.open(sign);
    else if (sign === signs.closeArray || sign === signs.closeObject) this.close(items);
    else if (sign === signs.comma) {
      if (this.arrayDepth > 0 && this.depth === this.arrayDepth) this.finish(items);
    } else this.begin();
  }

  private stringStep(sign: number): void {
    if (this.escaped) this.escaped = false;
    else if (sign === signs.backslash) this.escaped = true;
    else if (sign === signs.quote) {
      this.inString = false;
      if (this.arrayDepth === 0 && this.depth === 1) {
        this.lastString = this.dropped ? '' : this.text.slice(this.stringFrom + 1, this.at);
      }
    }
  }

  private open(sign: number): void {
    if (
      this.arrayDepth === 0 &&
      sign === signs.openObject &&
      this.arrayCandidate !== undefined &&
      this.depth === 2
    ) {
      this.arrayDepth = 2;
      this.arrayName = this.arrayCandidate;
    }
    if (this.arrayDepth === 0 && sign === signs.openArray) {
      this.arrayCandidate = undefined;
      if (this.depth === 0) this.arrayDepth = 1;
      else if (this.depth === 1) this.arrayCandidate = this.lastString;
      this.depth++;
      return;
    }
    this.begin();
    this.depth++;
  }

  private close(items: JsonItem[]): void {
    this.arrayCandidate = undefined;
    if (this.arrayDepth > 0 && this.depth === this.arrayDepth) {
      this.finish(items);
      this.over = true;
      return;
    }
    this.depth--;
    if (this.depth <= 0) this.over = true;
  }

  /** An element starts here, unless one is already open or its array has not been found. */
  private begin(): void {
    this.arrayCandidate = undefined;
    if (this.arrayDepth === 0 || this.depth !== this.arrayDepth || this.element) return;
    this.element = { from: this.at, line: this.line, column: this.column };
  }

  private finish(items: JsonItem[]): void {
    const element = this.element;
    if (!element) return;
    if (!this.dropped) {
      const text = this.text.slice(element.from, this.at);
      items.push(readObject(text, element.line, element.column, this.path()));
    }
    this.element = undefined;
    this.dropped = false;
    this.index++;
  }

  private path(): string {
    return `${this.arrayName}[${this.index}]`;
  }

  private fail(items: JsonItem[], fault: Fault): void {
    items.push({ line: this.element?.line ?? this.line, path: this.element ? this.path() : '', fault });
  }

  private stop(items: JsonItem[], unexpected: string): void {
    items.push({
      line: this.line,
      path: this.element ? this.path() : '',
      fault: { code: 'not-json', value: unexpected, at: this.column },
    });
    this.over = true;
  }
}
