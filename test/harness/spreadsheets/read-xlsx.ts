import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';

/** A cell as in the file, uninterpreted, so that a test sees what a spreadsheet program would read. */
export interface WrittenCell {
  /** `inlineStr`, `s`, `n`, `b`, `str` … */
  type: string;
  value: string;
  formula: string | null;
  /** Number format, e.g. `#,##0`. */
  format: string;
  /** Excel would show an apostrophe before the text. */
  quotePrefix: boolean;
}

export interface WrittenSheet {
  names: string[];
  /** Empty cells are null. */
  rows: (WrittenCell | null)[][];
}

function unzip(file: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure);
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          text(stream).then(content => {
            parts.set(entry.fileName, content);
            zip.readEntry();
          }, reject);
        });
      });
      zip.on('error', reject);
      zip.on('end', () => resolve(parts));
      zip.readEntry();
    });
  });
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', failure => {
    throw failure;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', content => {
    const element = open.at(-1);
    if (element) element.text += content;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

const all = (element: Element, name: string): Element[] =>
  element.children.flatMap(child => [...(child.name === name ? [child] : []), ...all(child, name)]);
const unescaped = (value: string) =>
  value.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, '');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function stylesOf(xml: string): { format: string; quotePrefix: boolean }[] {
  const styles = parse(xml);
  const formats = new Map(
    all(styles, 'numFmt').map(({ attributes }) => [attributes['numFmtId'], attributes['formatCode'] ?? '']),
  );
  return all(styles, 'cellXfs')
    .flatMap(of => all(of, 'xf'))
    .map(({ attributes }) => ({
      format: formats.get(attributes['numFmtId']) ?? `#${attributes['numFmtId'] ?? '0'}`,
      quotePrefix: attributes['quotePrefix'] === '1',
    }));
}

/** A sheet of an Excel file, by default the first. @param sheet from 1 */
export async function readXlsx(file: Buffer, sheet = 1): Promise<WrittenSheet> {
  const parts = await unzip(file);
  const part = (name: string) => parts.get(name) ?? '<none/>';
  const styles = stylesOf(part('xl/styles.xml'));
  const rows: WrittenSheet['rows'] = [];
  for (const row of all(parse(part(`xl/worksheets/sheet${sheet}.xml`)), 'row')) {
    const cells: (WrittenCell | null)[] = [];
    for (const cell of all(row, 'c')) {
      const [value] = [...all(cell, 'v'), ...all(cell, 't')];
      const { format = '', quotePrefix = false } = styles[Number(cell.attributes['s'] ?? 0)] ?? {};
      const column = columnOf(cell.attributes['r'] ?? '');
      while (cells.length < column) cells.push(null);
      const [formula] = all(cell, 'f');
      if (!value && !formula) cells.push(null);
      else {
        cells.push({
          type: cell.attributes['t'] ?? 'n',
          value: unescaped(value?.text ?? ''),
          formula: formula?.text ?? null,
          format,
          quotePrefix,
        });
      }
    }
    rows[Number(row.attributes['r']) - 1] = cells;
  }
  const names = all(parse(part('xl/workbook.xml')), 'sheet').map(
    ({ attributes }) => attributes['name'] ?? '',
  );
  return { names, rows: Array.from(rows, row => row ?? []) };
}
