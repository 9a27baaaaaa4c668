import { isZip, openArchive, refuseOtherFiles } from './xlsx/open-container.ts';
import { readWorkbook } from './xlsx/workbook.ts';
import { workbookRows } from './xlsx/workbook-rows.ts';
import { otherTextKind, textRows } from './text-files/text-sheet.ts';
import { textEncoding } from './text-files/text-encoding.ts';
import { SheetError, standardLimits, type Sheet, type SheetLimits, type SheetRow } from './sheet.ts';

interface OpenSheet extends Sheet {
  rows: AsyncGenerator<SheetRow>;
}

/**
 * Opens an uploaded table, recognised by its content and not by its name: the first visible sheet of an Excel
 * workbook, or separated values as text. Throws SheetError if it is neither or has no row; faults further down are
 * thrown while the rows are read.
 */
export async function readSheet(bytes: Buffer, fileName: string, limits: SheetLimits = {}): Promise<Sheet> {
  try {
    const sheet = await open(bytes, { ...standardLimits, ...limits });
    const first = await sheet.rows.next();
    if (first.done) throw new SheetError('empty', sheet.name === '' ? {} : { sheet: sheet.name });
    return { ...sheet, rows: startedRows(first.value, sheet.rows, fileName) };
  } catch (error) {
    throw named(error, fileName);
  }
}

async function open(bytes: Buffer, limits: Required<SheetLimits>): Promise<OpenSheet> {
  if (bytes.length === 0) throw new SheetError('empty');
  if (isZip(bytes)) {
    const archive = await openArchive(bytes);
    const workbook = await readWorkbook(archive);
    return { kind: 'xlsx', name: workbook.sheet.name, rows: workbookRows(archive, workbook, limits) };
  }
  refuseOtherFiles(bytes);
  const encoding = textEncoding(bytes);
  if (!encoding) throw new SheetError('notASpreadsheet', { kind: 'binary' });
  const kind = otherTextKind(new TextDecoder(encoding).decode(bytes.subarray(0, 4096), { stream: true }));
  if (kind) throw new SheetError('notASpreadsheet', { kind });
  return { kind: 'csv', name: '', rows: textRows(bytes, encoding, limits) };
}

async function* startedRows(
  first: SheetRow,
  rest: AsyncGenerator<SheetRow>,
  fileName: string,
): AsyncGenerator<SheetRow> {
  try {
    yield first;
    yield* rest;
  } catch (error) {
    throw named(error, fileName);
  } finally {
    await rest.return(undefined);
  }
}

function named(error: unknown, fileName: string): unknown {
  if (error instanceof SheetError) error.file = fileName;
  return error;
}
