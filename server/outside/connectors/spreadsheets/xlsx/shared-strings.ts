import { cut } from '../../files/fields/account-handles.ts';
import type { Archive } from './archive.ts';
import { withoutEscapes } from './cell-text.ts';
import { longestCellText, SheetError } from '../sheet.ts';
import { readXml } from './xml-reader.ts';

const blockBytes = 1024 * 1024;
const maxBytes = 96 * 1024 * 1024;
const maxStrings = 6_000_000;

/**
 * The texts that cells refer to by number. They are kept as bytes: a workbook may have millions, which as strings would
 * take several times the memory.
 */
export class SharedStrings {
  private readonly blocks: Buffer[] = [];
  private starts = new Float64Array(1024);
  private count = 0;
  /** Where the next text starts, counted over all blocks. */
  private next = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    const inBlock = this.next % blockBytes;
    if (inBlock + length > blockBytes) this.next += blockBytes - inBlock;
    if (this.next + length > maxBytes || this.count >= maxStrings)
      throw new SheetError('bomb', { limit: maxBytes });
    if (this.count + 2 > this.starts.length) {
      const larger = new Float64Array(this.starts.length * 2);
      larger.set(this.starts);
      this.starts = larger;
    }
    const index = Math.floor(this.next / blockBytes);
    const block = (this.blocks[index] ??= Buffer.allocUnsafeSlow(blockBytes));
    block.write(text, this.next % blockBytes);
    this.starts[this.count++] = this.next * 65_536 + length;
    this.next += length;
  }

  /** Returns the text of this number; '' if there is none. */
  at(index: number): string {
    if (!(index >= 0 && index < this.count)) return '';
    const packed = this.starts[index] ?? 0;
    const length = packed % 65_536;
    const start = (packed - length) / 65_536;
    const from = start % blockBytes;
    return this.blocks[Math.floor(start / blockBytes)]?.toString('utf8', from, from + length) ?? '';
  }
}

/** Rich text is joined; hints for pronunciation are left out (ECMA-376 part 1, 18.4). */
export async function readSharedStrings(archive: Archive, path: string | undefined): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (path === undefined) return strings;
  let text = '';
  let reading = false;
  let hint = false;
  await readXml(archive.read(path), {
    open: name => {
      if (name === 'si') text = '';
      else if (name === 'rPh') hint = true;
      else if (name === 't') reading = !hint;
    },
    text: piece => {
      if (reading && text.length < longestCellText * 2) text += piece;
    },
    close: name => {
      if (name === 't') reading = false;
      else if (name === 'rPh') hint = false;
      else if (name === 'si') strings.add(cut(withoutEscapes(text), longestCellText));
    },
  });
  return strings;
}
