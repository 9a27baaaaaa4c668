import { CsvScanner, lineBreaks, separatorOf, type CsvItem } from '../../files/formats/csv-scanner.ts';
import { cut } from '../../files/fields/account-handles.ts';
import type { Encoding } from '../../files/formats/file-encoding.ts';
import { longestCellText, SheetError, type SheetLimits, type SheetRow } from '../sheet.ts';
import { RowGate } from '../row-gate.ts';

const chunkBytes = 64 * 1024;
/** Characters: sixty cells of the length that Excel allows. */
const longestRow = 2_000_000;

/** Recognises texts of other kinds than tables of separated values. */
export function otherTextKind(head: string): string | undefined {
  const start = head.trimStart();
  if (/^<(?:!doctype\s+html|html|head|body|table|div|meta|style|script)\b/i.test(start)) return 'html';
  if (start.startsWith('<?xml') || /^<\w[\w:.-]*(?:\s[^<>]*)?>/.test(start)) return 'xml';
  if (/^(?:\{\s*(?:"|\}\s*$)|\[\s*(?:[{["\d-]|\]\s*$))/.test(start)) return 'json';
  if (start.startsWith('{\\rtf')) return 'rtf';
  return undefined;
}

/** Yields the rows of separated values, whatever the separator. */
export async function* textRows(
  bytes: Buffer,
  encoding: Encoding,
  limits: Required<SheetLimits>,
): AsyncGenerator<SheetRow> {
  const { separator, from } = start(bytes, encoding);
  const scanner = new CsvScanner(separator, { forgiving: true, longest: longestRow });
  const decoder = new TextDecoder(encoding);
  const gate = new RowGate(limits);
  /** Line ends inside of cells, which do not begin a row. */
  let inner = 0;
  const taken = (items: CsvItem[]): SheetRow[] => {
    const rows: SheetRow[] = [];
    for (const item of items) {
      const row = item.line - inner;
      if ('fault' in item) throw new SheetError('damaged', { row });
      for (const cell of item.cells) inner += lineBreaks(cell);
      const passed = gate.pass(
        row,
        item.cells.map(cell => cut(cell.replaceAll('\0', ''), longestCellText)),
      );
      if (passed) rows.push(passed);
    }
    return rows;
  };
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const text = decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true });
    yield* taken(scanner.add(at === 0 ? text.slice(from) : text));
  }
  const last = decoder.decode();
  yield* taken([...scanner.add(last), ...scanner.end()]);
}

/** Reads Excel's first line `sep=;`, which names the separator and is not a row: Excel neither shows nor counts it. */
function start(bytes: Buffer, encoding: Encoding): { separator: string; from: number } {
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, chunkBytes), { stream: true });
  const stated = /^sep=([^\r\n])(?:\r\n|\n|\r|$)/i.exec(head);
  if (stated?.[1]) return { separator: stated[1], from: stated[0].length };
  return { separator: bestSeparator(head), from: 0 };
}

/** Returns the separator that most lines have, since a title may precede the heading row. */
function bestSeparator(head: string): string {
  const lines = head
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
    .slice(0, 20);
  const first = separatorOf(head);
  if (lines.length < 2 || lines[0]?.includes(first)) return first;
  const inMost = [',', '\t', ';', '|'].find(
    sign => lines.filter(line => line.includes(sign)).length > lines.length / 2,
  );
  return inMost ?? first;
}
