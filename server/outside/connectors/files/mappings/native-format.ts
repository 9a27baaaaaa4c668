import {
  profileFields,
  specOf,
  type FieldKind,
  type ProfileField,
} from '../../../../../contract/core/sources/creator-fields.ts';
import type { CatalogueRecord } from '../../../../../contract/core/sources/source-records.ts';
import { platforms } from '../../../../../contract/core/platform.ts';
import { CellFault, shown } from '../formats/import-fault.ts';
import { creatorRecord, fits, required, type Mapping } from './mapping.ts';
import {
  count,
  derived,
  flag,
  handle,
  id,
  instant,
  text,
  words,
  type Reader,
} from '../fields/field-readers.ts';
import { foldHeading, ObjectRow, type Row } from '../fields/table-row.ts';
import { meaningOf } from '../../headings/column-meaning.ts';

const kinds = new Set<unknown>(['creator', 'post']);

/** The product's own format: records of the catalogue as NDJSON or a JSON array, or creators as CSV. */
export const native: Mapping = {
  name: 'native',
  source: { zh: '原生格式', en: 'Native format' },
  detect(sample) {
    const objects = sample.filter(row => row instanceof ObjectRow);
    if (objects.some(row => kinds.has(row.value.type) && 'platform' in row.value)) return readObject;
    return objects.length === 0 && fits(sample, ['platform', 'handle']) && isAllOurs(sample)
      ? readCells
      : undefined;
  },
};

const ourColumns = new Set(
  ['platform', 'handle', 'platformId', 'regionBasis', 'emails', 'observedAt', ...profileFields].map(
    foldHeading,
  ),
);

/** Another list may have a platform and a handle, too: a column that this format would ignore says that it is one. */
const isAllOurs = (sample: Row[]): boolean =>
  sample.every(row =>
    row.columns().every(column => ourColumns.has(foldHeading(column)) || meaningOf(column) === null),
  );

function readObject(row: Row): unknown[] {
  return row instanceof ObjectRow ? [row.value] : [];
}

const cell = {
  platform: text('platform'),
  handle: handle('handle'),
  assumed: derived(text('regionBasis'), basis => (basis === 'assumed' ? ('assumed' as const) : undefined)),
};

const readerOfKind: Partial<Record<FieldKind, (column: string) => Reader<unknown>>> = {
  tags: words,
  flag,
  count,
};
const readProfileCell = (field: ProfileField) => (readerOfKind[specOf(field).kind] ?? text)(field);

const fields = {
  platformId: id('platformId'),
  ...Object.fromEntries(profileFields.map(field => [field, readProfileCell(field)])),
  emails: words('emails'),
  observedAt: instant('observedAt'),
};

function readCells(row: Row): CatalogueRecord[] {
  const given = required(cell.platform(row), row.label('platform'), platforms.join(', '));
  const platform = platforms.find(name => name === given.toLowerCase());
  if (!platform) {
    const expected = platforms.join(', ');
    throw new CellFault(row.label('platform'), { code: 'wrong-value', expected, value: shown(given) });
  }
  const read = Object.fromEntries(Object.entries(fields).map(([field, reader]) => [field, reader(row)]));
  const account = required(cell.handle(row), row.label('handle'), 'handle');
  return [creatorRecord({ ...read, platform, handle: account, regionBasis: cell.assumed(row) })];
}
