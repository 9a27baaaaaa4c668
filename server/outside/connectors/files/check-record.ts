import type { z } from 'zod';
import {
  catalogueRecordSchema,
  type CatalogueRecord,
} from '../../../../contract/core/sources/source-records.ts';
import { dayOfLimit } from '../../../../contract/core/time/dates.ts';
import { CellFault, shown, type Fault } from './formats/import-fault.ts';
import { isObject } from './formats/is-object.ts';

/** Returns the record without unknown fields. @throws CellFault naming the first field that the catalogue refuses */
export function checkedRecord(record: unknown, prefix = ''): CatalogueRecord {
  const result = catalogueRecordSchema.safeParse(record);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (!issue) throw new CellFault(prefix, { code: 'wrong-value', expected: 'format', value: shown(record) });
  const path = issue.path.map(String).join('.');
  throw new CellFault(
    prefix && path ? `${prefix}.${path}` : prefix || path,
    faultOf(issue, valueAt(record, issue.path)),
  );
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): Fault {
  if (issue.code === 'too_big')
    return { code: 'too-large', expected: limitOf(issue, issue.maximum), value: shown(value) };
  if (issue.code === 'too_small')
    return { code: 'too-small', expected: limitOf(issue, issue.minimum), value: shown(value) };
  const expected = expectation(issue);
  return value === undefined
    ? { code: 'missing-value', expected }
    : { code: 'wrong-value', expected, value: shown(value) };
}

const limitOf = ({ origin }: { origin: string }, limit: number | bigint): string =>
  origin === 'date' ? dayOfLimit(limit) : String(limit);

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return issue.values.map(String).join(', ');
  if (issue.code === 'invalid_union') return 'creator, post';
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'count' : issue.expected;
  if (issue.code === 'invalid_format') {
    if (issue.format === 'datetime') return 'instant';
    return issue.format === 'date' ? 'day' : (issue.pattern ?? 'format');
  }
  return 'format';
}

function valueAt(record: unknown, path: PropertyKey[]): unknown {
  let found = record;
  for (const key of path)
    found = Array.isArray(found) ? found[Number(key)] : isObject(found) ? found[String(key)] : undefined;
  return found;
}
