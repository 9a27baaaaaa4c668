import { Archive } from './archive.ts';
import { SheetError } from '../sheet.ts';

/** Returns whether a compound file of older Microsoft programs has a stream of this name. */
function holds(bytes: Buffer, name: string): boolean {
  return bytes.includes(Buffer.from(name, 'utf16le'));
}

const starts: [magic: string, kind: string][] = [
  ['%PDF', 'pdf'],
  ['\u0089PNG', 'image'],
  ['\u00ff\u00d8\u00ff', 'image'],
  ['GIF8', 'image'],
  ['RIFF', 'image'],
  ['\u001f\u008b', 'gzip'],
  ['Rar!', 'rar'],
  ['7z\u00bc\u00af', '7z'],
  ['SQLite format 3', 'database'],
];

export function isZip(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4);
  return start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006';
}

/** Throws for files that are not tables, or tables of kinds that are not supported. */
export function refuseOtherFiles(bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) throw compoundFile(bytes);
  if (isBareStream(bytes)) throw new SheetError('oldExcel');
  if (isLockFile(bytes)) throw new SheetError('notASpreadsheet', { kind: 'lockFile' });
  const kind = starts.find(([magic]) => start.startsWith(magic))?.[1];
  if (kind) throw new SheetError('notASpreadsheet', { kind });
}

/** Recognises the `~$` file that Excel keeps beside an open workbook: it contains the user's name twice. */
function isLockFile(bytes: Buffer): boolean {
  const length = bytes[0] ?? 0;
  return bytes.length === 165 && length > 0 && length <= 54 && bytes[55] === length && bytes[56] === 0;
}

/** Excel 2 to 5 also wrote their records without a container; the first record shows it ([MS-XLS] 2.4.21). */
function isBareStream(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes[0] !== 0x09) return false;
  const version = bytes[1] ?? 0;
  const length = bytes.readUInt16LE(2);
  return [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && bytes.readUInt16LE(6) <= 0x100;
}

function compoundFile(bytes: Buffer): SheetError {
  if (holds(bytes, 'EncryptedPackage') || holds(bytes, 'EncryptionInfo')) return new SheetError('encrypted');
  if (holds(bytes, 'WordDocument')) return new SheetError('notASpreadsheet', { kind: 'doc' });
  if (holds(bytes, 'PowerPoint Document')) return new SheetError('notASpreadsheet', { kind: 'ppt' });
  if (holds(bytes, 'Workbook') || holds(bytes, 'Book')) return new SheetError('oldExcel');
  return new SheetError('notASpreadsheet', { kind: 'ole' });
}

/** Opens a zip file that may be a workbook; throws for those that are something else. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const archive = await Archive.open(bytes);
  const kind = await otherArchiveKind(archive);
  if (kind) throw new SheetError('notASpreadsheet', { kind });
  return archive;
}

async function otherArchiveKind(archive: Archive): Promise<string | undefined> {
  if (archive.has('xl/workbook.bin')) return 'xlsb';
  if (archive.has('mimetype')) return openDocumentKind(archive);
  if (archive.hasFolder('word/')) return archive.hasFolder('xl/') ? undefined : 'docx';
  if (archive.hasFolder('ppt/')) return archive.hasFolder('xl/') ? undefined : 'pptx';
  return archive.has('Index/Document.iwa') || archive.has('Index.zip') ? 'numbers' : undefined;
}

async function openDocumentKind(archive: Archive): Promise<string | undefined> {
  for await (const chunk of archive.read('mimetype')) {
    const type = chunk.toString('latin1', 0, 100);
    if (!type.startsWith('application/vnd.oasis.opendocument')) return undefined;
    return type.includes('spreadsheet') ? 'ods' : 'odf';
  }
  return undefined;
}
