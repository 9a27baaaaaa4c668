import { basename } from 'node:path';
import { separatorOf } from './formats/csv-scanner.ts';
import { shown, type Fault } from './formats/import-fault.ts';
import { rowsOf, type Layout, type RowItem } from './file-layout.ts';
import { sampleRows } from './formats/read-limits.ts';
import type { Mapping, RowReader } from './mappings/mapping.ts';
import { allMappings } from './mappings/all-mappings.ts';
import type { Row } from './fields/table-row.ts';
import type { Encoding } from './formats/file-encoding.ts';

export interface Recognised {
  layout: Layout;
  /** Absent if the file has no readable row: then only its faults are reported. */
  mapping?: Mapping;
  reader?: RowReader;
}

/** Finds how a file is laid out and which mapping knows its columns, from its first rows. */
export async function recogniseMapping(
  filePath: string,
  encoding: Encoding,
  start: string,
  mappingName?: string,
): Promise<Recognised | { fault: Fault }> {
  const known = allMappings.map(mapping => mapping.name).join(', ');
  const mappings =
    mappingName === undefined ? allMappings : allMappings.filter(({ name }) => name === mappingName);
  if (mappings.length === 0)
    return { fault: { code: 'unknown-mapping', value: shown(mappingName), expected: known } };
  const fileName = basename(filePath);
  let columns: string | undefined;
  let broken: Layout | undefined;
  for (const layout of layoutsOf(start)) {
    const { rows, faults } = await firstRows(filePath, encoding, layout);
    for (const mapping of mappings) {
      const reader = rows.length > 0 ? mapping.detect(rows, fileName) : undefined;
      if (reader) return { layout, mapping, reader };
    }
    const names = [...new Set(rows.flatMap(row => row.columns()))].filter(name => name !== '').slice(0, 12);
    if (names.length > 0) columns ??= names.map(shown).join(', ');
    else if (faults > 0) broken ??= layout;
  }
  if (columns === undefined && broken) return { layout: broken };
  if (mappingName !== undefined)
    return { fault: { code: 'wrong-mapping', expected: mappingName, value: columns ?? '' } };
  return { fault: { code: 'unknown-file', value: columns ?? '', expected: known } };
}

function layoutsOf(start: string): Layout[] {
  const first = start.trimStart()[0];
  if (first === '[') return [{ kind: 'json-array' }];
  if (first === '{') return [{ kind: 'json-lines' }, { kind: 'json-array' }, { kind: 'json-whole' }];
  return [{ kind: 'table', separator: separatorOf(start) }];
}

async function firstRows(
  path: string,
  encoding: Encoding,
  layout: Layout,
): Promise<{ rows: Row[]; faults: number }> {
  const rows: Row[] = [];
  let faults = 0;
  const take = (item: RowItem) => {
    if ('heading' in item) rows.push(item.heading);
    else if ('row' in item) rows.push(item.row);
    else faults++;
  };
  for await (const batch of rowsOf(path, encoding, layout, { characters: 0 })) {
    for (const item of batch) if (rows.length < sampleRows) take(item);
    if (rows.length >= sampleRows || faults > sampleRows * 10) break;
  }
  return { rows, faults };
}
