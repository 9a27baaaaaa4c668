import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import { isZip } from '../spreadsheets/xlsx/open-container.ts';
import { bytesOf, hashOfFile, DamagedArchive } from './formats/file-bytes.ts';
import { checkedRecord } from './check-record.ts';
import {
  creatorFolders,
  findCreatorFolders,
  hashOfFolders,
  homeOfFolders,
  readCreatorFolder,
  type CreatorFolder,
} from './creator-folders.ts';
import { CellFault, faultText, shown, type Fault } from './formats/import-fault.ts';
import { rowsOf, type RowItem } from './file-layout.ts';
import type { RowReader } from './mappings/mapping.ts';
import type { ColumnPlan } from './by-columns/plan-columns.ts';
import { detectEncoding } from './formats/detect-encoding.ts';
import type { Damage } from './formats/file-encoding.ts';
import { isGuided, recogniseMapping, type ReadOptions } from './recognise-mapping.ts';

/** A row's records, or why it is refused: `refusal` in English, `fault` for `faultText` in either language. */
export type FileItem =
  | { line: number; records: CatalogueRecord[] }
  | { line: number; column: string; refusal: string; fault: Fault };

export interface OpenedFile {
  /** The name of the mapping that reads the file; empty if none does. */
  mapping: string;
  source: { zh: string; en: string };
  /** SHA-256, in hex, of the bytes on disk, and of what the user said about them. */
  contentHash: string;
  /** The file's own date (ISO 8601), for rows that do not say when they were observed. */
  modifiedAt: string;
  /** Reads from the start on each call. A row's line is where it starts; in a folder, the creator's place. */
  items(): AsyncGenerator<FileItem>;
  /** How many characters of the last reading so far were not text and were replaced by U+FFFD. */
  damagedCharacters(): number;
  /** How its text is encoded; empty for a workbook. */
  encoding: string;
  /** If it is read by the meaning of its columns. */
  plan: ColumnPlan | null;
}

/**
 * Opens a file, or a folder of creators' folders, as records of the catalogue. Nothing in a file makes
 * this throw: what cannot be read is refused item by item. Only a fault of the disk is thrown.
 */
export async function openCatalogueFile(path: string, options: ReadOptions = {}): Promise<OpenedFile> {
  const stat = await fs.stat(path);
  const modifiedAt = stat.mtime.toISOString();
  if (stat.isDirectory()) return openFolder(path, modifiedAt, options.mapping);
  const contentHash = isGuided(options) ? await hashOfReading(path, options) : await hashOfFile(path);
  const recognised = await recogniseBytes(path, options);
  const damage: Damage = { characters: 0 };
  const shared = { contentHash, modifiedAt, damagedCharacters: () => damage.characters, plan: null };
  if ('fault' in recognised) {
    const { fault } = recognised;
    return {
      ...shared,
      encoding: '',
      mapping: '',
      source: { zh: '', en: '' },
      items: () => onlyRefusal(fault),
    };
  }
  const { encoding, layout, mapping, reader, plan = null } = recognised;
  async function* items(): AsyncGenerator<FileItem> {
    damage.characters = 0;
    for await (const batch of rowsOf(path, encoding, layout, damage)) {
      for (const item of batch) {
        const read = readItem(item, reader);
        if (read) yield read;
        if (read && !reader) return;
      }
    }
  }
  const named = { mapping: mapping?.name ?? '', source: mapping?.source ?? { zh: '', en: '' } };
  return { ...shared, ...named, encoding, plan, items };
}

async function recogniseBytes(path: string, options: ReadOptions) {
  const { head, damaged } = await headOf(path);
  if (head.length === 0) return fault(damaged ? 'damaged-archive' : 'empty-file');
  if (isZip(head)) return { encoding: '', ...(await recogniseMapping(path, '', null, options)) };
  const encoding = await detectEncoding(path, head);
  if (encoding === undefined) return fault('binary-file');
  const start = new TextDecoder(encoding).decode(head);
  if (start.trim() === '') return fault('empty-file');
  const recognised = await recogniseMapping(path, encoding, start, options);
  if ('fault' in recognised) return damaged ? fault('damaged-archive') : recognised;
  return { encoding, ...recognised };
}

async function hashOfReading(path: string, { platform, fields = {} }: ReadOptions): Promise<string> {
  const said = JSON.stringify([
    await hashOfFile(path),
    platform ?? '',
    Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return createHash('sha256').update(said).digest('hex');
}

function fault(code: Fault['code']): { fault: Fault } {
  return { fault: { code } };
}

/** Returns the first bytes of a file, unpacked; of a broken archive those before the damage. */
async function headOf(path: string): Promise<{ head: Buffer; damaged: boolean }> {
  const parts: Buffer[] = [];
  let size = 0;
  let damaged = false;
  try {
    for await (const chunk of bytesOf(path)) {
      parts.push(chunk);
      size += chunk.length;
      if (size >= 64 * 1024) break;
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    damaged = true;
  }
  return { head: Buffer.concat(parts).subarray(0, 64 * 1024), damaged };
}

function readItem(item: RowItem, reader: RowReader | undefined): FileItem | undefined {
  if ('heading' in item) return undefined;
  if ('fault' in item) return refusal(item.line, item.column, item.fault);
  if (!reader) return undefined;
  try {
    return {
      line: item.line,
      records: reader(item.row).map(record => checkedRecord(record, item.row.place)),
    };
  } catch (error) {
    if (error instanceof CellFault) return refusal(item.line, error.column, error.fault);
    throw error;
  }
}

async function openFolder(
  path: string,
  modifiedAt: string,
  mapping = creatorFolders.name,
): Promise<OpenedFile> {
  const folders = await findCreatorFolders(path);
  const damage: Damage = { characters: 0 };
  const shared = {
    contentHash: await hashOfFolders(folders),
    modifiedAt,
    damagedCharacters: () => damage.characters,
    encoding: 'utf-8',
    plan: null,
  };
  if (folders.length === 0 || mapping !== creatorFolders.name) {
    const refused: Fault = { code: 'unknown-folder', value: shown(mapping), expected: creatorFolders.name };
    return { ...shared, mapping: '', source: { zh: '', en: '' }, items: () => onlyRefusal(refused) };
  }
  return {
    ...shared,
    mapping: creatorFolders.name,
    source: creatorFolders.source,
    items: () => folderItems(folders, damage),
  };
}

async function* folderItems(folders: CreatorFolder[], damage: Damage): AsyncGenerator<FileItem> {
  damage.characters = 0;
  const home = await homeOfFolders(folders);
  for (const [at, folder] of folders.entries()) {
    const line = at + 1;
    for (const item of await readCreatorFolder(folder, home, damage)) {
      if ('fault' in item) {
        yield refusal(line, item.column, item.fault);
        continue;
      }
      try {
        yield { line, records: item.records.map(record => checkedRecord(record)) };
      } catch (error) {
        if (!(error instanceof CellFault)) throw error;
        yield refusal(line, `${folder.name} ${error.column}`, error.fault);
      }
    }
  }
}

async function* onlyRefusal(reason: Fault): AsyncGenerator<FileItem> {
  yield refusal(1, '', reason);
}

function refusal(line: number, column: string, reason: Fault): FileItem {
  return { line, column, refusal: faultText('en', reason), fault: reason };
}
