import type { Fault } from './import-fault.ts';
import { longestRecord } from './read-limits.ts';

/** One row of a table with the line where it starts, or why there is none. */
export type CsvItem = { line: number; cells: string[] } | { line: number; fault: Fault };

type Attempt = { end: number; lines: number; item: CsvItem; terminated: boolean } | 'more';

const quote = 34;
const newline = 10;
const carriage = 13;

/**
 * Reads separated values piece by piece (RFC 4180; LF, CRLF or CR; a quote inside an unquoted cell is a character).
 * After a broken row it continues at the first line that is a complete row again, so that a stray quote costs one row
 * and not the rest of the file.
 */
export class CsvScanner {
  private buffer = '';
  private start = 0;
  private line = 1;
  private ended = false;
  private width = 0;
  private recovering = false;
  private skippingLine = false;
  /** Length of text at which a long row is tried again. It doubles, so that the row is not read over and over. */
  private waitFor = 0;
  private readonly separator: number;
  private readonly forgiving: boolean;
  private readonly longest: number;
  private before: number;

  /**
   * `forgiving` accepts rows of any width, and text after a closing quote as part of its cell;
   * `longest` limits a row, in characters; `skip` rows stand before the headings, which say how wide the table is.
   */
  constructor(separator: string, { forgiving = false, longest = longestRecord, skip = 0 } = {}) {
    this.separator = separator.charCodeAt(0);
    this.forgiving = forgiving;
    this.longest = longest;
    this.before = skip;
  }

  /** Adds text and returns the rows that are complete now, without blank lines. */
  add(text: string): CsvItem[] {
    this.buffer = this.start === 0 ? this.buffer + text : this.buffer.slice(this.start) + text;
    this.start = 0;
    return this.buffer.length < this.waitFor ? [] : this.take();
  }

  /** Returns the remaining rows at the end of the text. */
  end(): CsvItem[] {
    this.ended = true;
    return this.take();
  }

  private take(): CsvItem[] {
    const items: CsvItem[] = [];
    this.waitFor = 0;
    while (this.start < this.buffer.length) {
      if (this.skippingLine && !this.skipLine()) break;
      if (this.start >= this.buffer.length) break;
      const attempt = this.attempt();
      if (attempt === 'more') {
        const held = this.buffer.length - this.start;
        if (held <= this.longest) {
          this.waitFor = Math.min(held * 2, this.longest + 1);
          break;
        }
        if (!this.recovering) items.push({ line: this.line, fault: { code: 'too-long', expected: '8 MB' } });
        this.recover();
        continue;
      }
      const item = this.judged(attempt);
      if ('fault' in item) {
        if (!this.recovering) items.push(item);
        this.recover();
        continue;
      }
      this.recovering = false;
      this.start = attempt.end;
      this.line += attempt.lines;
      if (item.cells.length > 1 || item.cells[0] !== '') {
        if (item.cells.some(cell => cell.trim() !== '')) {
          if (this.before > 0) {
            this.before--;
            continue;
          }
          this.width ||= item.cells.length;
        }
        items.push(item);
      }
    }
    return items;
  }

  private judged({ item, terminated }: Exclude<Attempt, 'more'>): CsvItem {
    if ('fault' in item || this.width === 0 || this.forgiving) return item;
    const blank = item.cells.length === 1 && item.cells[0] === '';
    if (this.recovering && item.cells.length !== this.width)
      return { line: item.line, fault: { code: 'cut-off' } };
    if (!terminated && !blank && item.cells.length < this.width)
      return { line: item.line, fault: { code: 'cut-off' } };
    if (item.cells.slice(this.width).some(cell => cell.trim() !== '')) {
      const value = String(item.cells.length);
      return { line: item.line, fault: { code: 'too-many-cells', expected: String(this.width), value } };
    }
    return item;
  }

  private recover(): void {
    this.recovering = true;
    this.skippingLine = true;
  }

  /** Drops the rest of the current line; returns false while its end has not arrived. */
  private skipLine(): boolean {
    const found = this.lineEnd(this.start);
    if (!this.ended && (found === undefined || found === this.buffer.length)) {
      const halfEnd = this.buffer.endsWith('\r');
      this.start = this.buffer.length - (halfEnd ? 1 : 0);
      if (!this.buffer.endsWith('\n')) return false;
    }
    this.start = found ?? this.buffer.length;
    this.line++;
    this.skippingLine = false;
    return true;
  }

  private lineEnd(from: number): number | undefined {
    for (let at = from; at < this.buffer.length; at++) {
      const code = this.buffer.charCodeAt(at);
      if (code === newline) return at + 1;
      if (code === carriage) return this.buffer.charCodeAt(at + 1) === newline ? at + 2 : at + 1;
    }
    return undefined;
  }

  private attempt(): Attempt {
    const { buffer, start, line, separator } = this;
    const cells: string[] = [];
    let at = start;
    let lines = 0;
    const fault = (code: Fault['code'], position: number): Attempt => ({
      end: position,
      lines,
      terminated: true,
      item: { line, fault: { code, at: position - lastLineStart(buffer, start, position) + 1 } },
    });
    for (;;) {
      if (buffer.charCodeAt(at) === quote) {
        const close = this.closingQuote(at + 1);
        if (close === 'more') return 'more';
        if (close === undefined) return fault('unclosed-quote', at);
        const inside = buffer.slice(at + 1, close);
        lines += lineBreaks(inside);
        const unquoted = inside.includes('"') ? inside.replaceAll('""', '"') : inside;
        at = this.forgiving ? this.cellEnd(close + 1) : close + 1;
        cells.push(unquoted + buffer.slice(close + 1, at));
      } else {
        const from = at;
        at = this.cellEnd(from);
        cells.push(buffer.slice(from, at));
      }
      if (at >= buffer.length) {
        if (!this.ended) return 'more';
        return { end: at, lines, item: { line, cells }, terminated: false };
      }
      const code = buffer.charCodeAt(at);
      if (code === separator) at++;
      else if (code === newline)
        return { end: at + 1, lines: lines + 1, item: { line, cells }, terminated: true };
      else if (code === carriage) {
        if (at + 1 >= buffer.length && !this.ended) return 'more';
        const end = buffer.charCodeAt(at + 1) === newline ? at + 2 : at + 1;
        return { end, lines: lines + 1, item: { line, cells }, terminated: true };
      } else return fault('text-after-quote', at);
    }
  }

  private cellEnd(from: number): number {
    const { buffer, separator } = this;
    let at = from;
    for (; at < buffer.length; at++) {
      const code = buffer.charCodeAt(at);
      if (code === separator || code === newline || code === carriage) break;
    }
    return at;
  }

  private closingQuote(from: number): number | 'more' | undefined {
    let at = from;
    for (;;) {
      const found = this.buffer.indexOf('"', at);
      if (found < 0) return this.ended ? undefined : 'more';
      if (found + 1 >= this.buffer.length && !this.ended) return 'more';
      if (this.buffer.charCodeAt(found + 1) !== quote) return found;
      at = found + 2;
    }
  }
}

/** Counts the line ends in a text, CRLF once. */
export function lineBreaks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === newline || (code === carriage && text.charCodeAt(at + 1) !== newline)) count++;
  }
  return count;
}

function lastLineStart(buffer: string, from: number, before: number): number {
  const text = buffer.slice(from, before);
  return from + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

/** Returns the separator that occurs most often in a table's first line, outside of quotes. */
export function separatorOf(head: string): string {
  const firstLine =
    head
      .replace(/"[^"]*"/g, '')
      .split(/\r\n|\n|\r/)
      .find(line => /[^\s,;|]/.test(line)) ?? '';
  const counted = [',', '\t', ';', '|'].map(sign => ({ sign, count: firstLine.split(sign).length - 1 }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}
