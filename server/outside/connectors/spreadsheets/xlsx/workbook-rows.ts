import { cut } from '../../files/fields/account-handles.ts';
import type { Archive } from './archive.ts';
import { columnOf, lastColumn, lastRow } from './cell-places.ts';
import { dateText, isoDateText, numberText, withoutEscapes } from './cell-text.ts';
import { MergedCells } from './merged-cells.ts';
import { readNumberKinds, type NumberKind } from './number-formats.ts';
import { RowGate } from '../row-gate.ts';
import { readSharedStrings, type SharedStrings } from './shared-strings.ts';
import { placeKey, readSheetExtras, type SheetExtras } from './sheet-extras.ts';
import { longestCellText, SheetError, type SheetLimits, type SheetRow } from '../sheet.ts';
import type { Workbook } from './workbook.ts';
import { xmlPieces, type Attributes, type XmlListener } from './xml-reader.ts';

interface Setting {
  strings: SharedStrings;
  kinds: NumberKind[];
  extras: SheetExtras;
  from1904: boolean;
  limits: Required<SheetLimits>;
}

/** Yields the rows of a workbook's first visible sheet, which is read meanwhile. */
export async function* workbookRows(
  archive: Archive,
  workbook: Workbook,
  limits: Required<SheetLimits>,
): AsyncGenerator<SheetRow> {
  const { sheet, from1904 } = workbook;
  const setting: Setting = {
    strings: await readSharedStrings(archive, workbook.stringsPath),
    kinds: await readNumberKinds(archive, workbook.stylesPath),
    extras: await readSheetExtras(archive, sheet.path),
    from1904,
    limits,
  };
  const reader = new RowReader(setting);
  const pieces = xmlPieces(archive.read(sheet.path), reader.listener);
  try {
    while (!(await pieces.next()).done) {
      yield* reader.take();
      if (reader.ended) return;
    }
    yield* reader.take();
  } catch (error) {
    throw error instanceof SheetError && error.code === 'damaged'
      ? new SheetError('damaged', { row: Math.max(reader.row, 1) }, error)
      : error;
  } finally {
    await pieces.return(undefined);
  }
}

/** Gathers cells into rows (ECMA-376 part 1, 18.3.1). */
class RowReader {
  /** Number of the row that is being read. */
  row = 0;
  ended = false;
  readonly listener: XmlListener;
  private readonly setting: Setting;
  private readonly gate: RowGate;
  private readonly merged: MergedCells;
  private ready: SheetRow[] = [];
  private inRows = false;
  private cells: string[] = [];
  private links: Map<number, string> | undefined;
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private inline = '';
  private formula = '';
  private reading: 'value' | 'inline' | 'formula' | undefined;
  private hint = false;

  constructor(setting: Setting) {
    this.setting = setting;
    this.gate = new RowGate(setting.limits);
    this.merged = new MergedCells(setting.extras.merged);
    this.listener = {
      open: (name, attributes) => this.open(name, attributes),
      close: name => this.close(name),
      text: text => this.text(text),
    };
  }

  take(): SheetRow[] {
    const rows = this.ready;
    this.ready = [];
    return rows;
  }

  private open(name: string, attributes: Attributes): void {
    if (name === 'sheetData') this.inRows = true;
    if (!this.inRows) return;
    if (name === 'c') this.startCell(attributes);
    else if (name === 'v') this.reading = 'value';
    else if (name === 'f') this.reading = 'formula';
    else if (name === 't') this.reading = this.hint ? undefined : 'inline';
    else if (name === 'rPh') this.hint = true;
    else if (name === 'row') this.startRow(attributes);
  }

  private close(name: string): void {
    if (!this.inRows) return;
    if (name === 'c') this.endCell();
    else if (name === 'v' || name === 'f' || name === 't') this.reading = undefined;
    else if (name === 'rPh') this.hint = false;
    else if (name === 'row') this.endRow();
    else if (name === 'sheetData') {
      this.inRows = false;
      this.ended = true;
    }
  }

  private text(text: string): void {
    if (this.reading === undefined) return;
    if (this.reading === 'formula') this.formula = text;
    else if (this.reading === 'value') this.value += text;
    else if (this.inline.length < longestCellText * 2) this.inline += text;
  }

  private startRow({ r: stated }: Attributes): void {
    const row = stated === undefined ? this.row + 1 : Number(stated);
    if (!Number.isInteger(row) || row < 1 || row > lastRow) throw new SheetError('damaged');
    this.row = row;
    this.cells = [];
    this.links = undefined;
    this.column = -1;
  }

  private startCell({ r: reference, t: type = 'n', s: style = '0' }: Attributes): void {
    this.column = (reference === undefined ? undefined : columnOf(reference)) ?? this.column + 1;
    if (this.column > lastColumn) throw new SheetError('damaged');
    this.type = type;
    this.style = Number(style);
    this.value = '';
    this.inline = '';
    this.formula = '';
  }

  private endCell(): void {
    if (this.value === '' && this.inline === '' && this.formula === '') return;
    if (this.merged.covers(this.row, this.column)) return;
    const text = cut(this.cellText(), longestCellText);
    if (text.trim() === '') return;
    const { columns } = this.setting.limits;
    if (this.column >= columns) throw new SheetError('tooManyColumns', { row: this.row, limit: columns });
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = text;
    const link =
      this.setting.extras.links.get(placeKey(this.row, this.column)) ??
      /^\s*HYPERLINK\s*\(\s*"([^"]{1,2000})"/i.exec(this.formula)?.[1];
    if (link !== undefined && !/^\s*https?:\/\//i.test(text))
      (this.links ??= new Map()).set(this.column, link);
  }

  private cellText(): string {
    const { value, setting } = this;
    switch (this.type) {
      case 's':
        return value === '' ? '' : setting.strings.at(Number(value));
      case 'inlineStr':
        return withoutEscapes(this.inline === '' ? value : this.inline);
      case 'str':
        return withoutEscapes(value);
      case 'b':
        return /^\s*(?:1|true)\s*$/i.test(value) ? 'TRUE' : value === '' ? '' : 'FALSE';
      case 'e':
        return '';
      case 'd':
        return isoDateText(value);
      default: {
        const kind = setting.kinds[this.style] ?? 'number';
        if (value === '') return withoutEscapes(this.inline);
        return kind === 'number' ? numberText(value) : dateText(value, kind, setting.from1904);
      }
    }
  }

  private endRow(): void {
    const row = this.gate.pass(this.row, this.cells, this.links);
    if (row) this.ready.push(row);
    this.cells = [];
  }
}
