import { basename, dirname } from 'node:path';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { ColumnMeaning } from '../headings/column-meaning.ts';
import { meaningOfName } from './by-columns/field-names.ts';
import { platformIn } from './by-columns/account-sources.ts';
import { planColumns, type ColumnPlan } from './by-columns/plan-columns.ts';
import { columnNames } from './by-columns/sampled-columns.ts';
import { CellFault, shown, type Fault } from './formats/import-fault.ts';
import { rowsOf, type Layout, type RowItem } from './file-layout.ts';
import { tableLayouts } from './find-table.ts';
import { sampleRows } from './formats/read-limits.ts';
import type { Mapping, RowReader } from './mappings/mapping.ts';
import { allMappings } from './mappings/all-mappings.ts';
import { native } from './mappings/native-format.ts';
import { isObject } from './formats/is-object.ts';
import type { Row } from './fields/table-row.ts';
import type { Encoding } from './formats/file-encoding.ts';

/** What the user says about a file that it does not say itself. */
export interface ReadOptions {
  mapping?: string | undefined;
  platform?: Platform | undefined;
  /** What columns hold: by heading, or by number in a table without headings, a name of `fieldNames`. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Whether the user says how to read the file: then it counts as another file than the same one read as it is. */
export const isGuided = ({ platform, fields = {} }: ReadOptions): boolean =>
  platform !== undefined || Object.keys(fields).length > 0;

const meaningsOf = ({ fields = {} }: ReadOptions): Map<string, ColumnMeaning | null> =>
  new Map(Object.entries(fields).map(([column, name]) => [column, meaningOfName(name) ?? null]));

export interface Recognised {
  layout: Layout;
  /** Absent if the file has no readable row: then only its faults are reported. */
  mapping?: Pick<Mapping, 'name' | 'source'>;
  reader?: RowReader;
  /** If the file is read by the meaning of its columns. */
  plan?: ColumnPlan;
}

/** Reads any table by what its headings mean. */
const byColumns = {
  name: 'columns',
  source: { zh: '按列名识别的表格', en: 'Table read by its column names' },
};

interface Sample {
  layout: Layout;
  rows: Row[];
}

/** Finds how a file is laid out and who can read its columns, from its first rows. */
export async function recogniseMapping(
  filePath: string,
  encoding: Encoding,
  start: string | null,
  options: ReadOptions = {},
): Promise<Recognised | { fault: Fault }> {
  const { mapping: mappingName } = options;
  const known = [...allMappings, byColumns].map(({ name }) => name);
  if (mappingName !== undefined && !known.includes(mappingName))
    return { fault: { code: 'unknown-mapping', value: shown(mappingName), expected: known.join(', ') } };
  const samples: Sample[] = [];
  let broken: Layout | undefined;
  const isBare = /^\d+( \d+)*$/.test(Object.keys(options.fields ?? {}).join(' '));
  const layouts = start === null ? sheetLayouts : layoutsOf(start);
  for (const layout of isBare ? [...layouts, ...layouts.slice(0, 1).flatMap(withoutHeadings)] : layouts) {
    // Several lines with an object each are no object: the whole file need not be read for that.
    const isLines = samples.some(({ layout: { kind }, rows }) => kind === 'json-lines' && rows.length > 1);
    if (isLines && wholeKinds.has(layout.kind)) continue;
    const { rows, faults } = await firstRows(filePath, encoding, layout);
    if (rows.some(row => row.columns().some(name => name !== ''))) samples.push({ layout, rows });
    else if (faults > 0) broken ??= layout;
    const found = published({ layout, rows }, filePath, options);
    if (found) return found;
  }
  if (!samples.length && broken) return { layout: broken };
  if (mappingName !== undefined && mappingName !== byColumns.name)
    return { fault: { code: 'wrong-mapping', expected: mappingName, value: namesOf(samples) } };
  return byMeaning(samples, filePath, options);
}

/** Reads the file by a mapping of a published data set, unless the user or the file's name contradicts it. */
function published({ layout, rows }: Sample, filePath: string, options: ReadOptions): Recognised | undefined {
  if (!rows.length || options.mapping === byColumns.name) return undefined;
  if (Object.keys(options.fields ?? {}).length > 0 && options.mapping === undefined) return undefined;
  const named = allMappings.filter(({ name }) => options.mapping === undefined || name === options.mapping);
  const wanted =
    options.platform ?? (options.mapping === undefined ? platformIn(basename(filePath)) : undefined);
  for (const mapping of named) {
    const reader = mapping.detect(rows, basename(filePath));
    if (reader && (mapping === native || !isElsewhere(reader, rows, wanted)))
      return { layout, mapping, reader };
  }
  return undefined;
}

/** Whether the rows would be read as creators of another platform than that which is known. */
function isElsewhere(reader: RowReader, rows: readonly Row[], wanted: Platform | undefined): boolean {
  if (!wanted) return false;
  const read = rows.flatMap(row => {
    try {
      return reader(row);
    } catch (error) {
      if (error instanceof CellFault) return [];
      throw error;
    }
  });
  return read.length > 0 && !read.some(record => isObject(record) && record.platform === wanted);
}

function byMeaning(
  samples: readonly Sample[],
  filePath: string,
  options: ReadOptions,
): Recognised | { fault: Fault } {
  const folder = dirname(filePath);
  const names = [filePath, folder, dirname(folder)].map(each => basename(each));
  const meanings = meaningsOf(options);
  let fault: Fault | undefined;
  let best: (Recognised & { plan: ColumnPlan }) | undefined;
  for (const { layout, rows } of samples) {
    const absent = absentColumn(rows, meanings);
    if (absent !== undefined) {
      fault ??= { code: 'no-such-column', value: shown(absent), expected: namesOf([{ layout, rows }]) };
      continue;
    }
    const plan = planColumns(rows, { platform: options.platform, meanings, names });
    if ('fault' in plan) {
      // A file in which accounts were found only lacks its platform.
      const isNearer = fault?.code !== 'which-platform' && plan.fault.code === 'which-platform';
      if (!fault || isNearer) fault = { ...plan.fault, value: namesOf([{ layout, rows }]) };
    } else if (
      !best ||
      plan.columns.length > best.plan.columns.length ||
      // Read in another way, its rows are columns.
      layout.kind === 'json-table'
    ) {
      best = { layout, mapping: byColumns, reader: plan.reader, plan };
    }
  }
  return best ?? { fault: fault ?? { code: 'unknown-file', value: '' } };
}

function absentColumn(rows: readonly Row[], meanings: ReadonlyMap<string, unknown>): string | undefined {
  const known = new Set(columnNames(rows));
  return [...meanings.keys()].find(name => !known.has(name));
}

const namesOf = ([sample]: readonly Sample[]): string =>
  columnNames(sample?.rows ?? [])
    .slice(0, 12)
    .map(shown)
    .join(', ');

const wholeKinds = new Set<Layout['kind']>(['json-whole', 'json-table']);

const maxGiven = 200;

/** The user numbers the columns of a table that has no headings. */
function withoutHeadings(layout: Layout): Layout[] {
  const given = Array.from({ length: maxGiven }, (_, at) => String(at + 1));
  return layout.kind === 'table' || layout.kind === 'sheet' ? [{ ...layout, given }] : [];
}

const sheetLayouts: Layout[] = [
  { kind: 'sheet' },
  ...Array.from({ length: 5 }, (_, at) => ({ kind: 'sheet' as const, skip: at + 1 })),
];

function layoutsOf(start: string): Layout[] {
  const first = start.trimStart()[0];
  if (first === '[') return [{ kind: 'json-array' }];
  if (first === '{')
    return [{ kind: 'json-lines' }, { kind: 'json-array' }, { kind: 'json-whole' }, { kind: 'json-table' }];
  return tableLayouts(start);
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
