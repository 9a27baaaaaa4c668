import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recordedFieldNames } from './audit-log-field-texts.ts';

const server = path.resolve(import.meta.dirname, '../../server');

/** What a source records: the literal of `before` or `after`, or what a function named `recorded…` returns. */
const recordedLiterals = [
  /\b(?:before|after)(?::| =) \{((?!\s*\.\.\.(?!recorded))[^{}]*)\}/g,
  /\brecorded\w* = \([^=]*\) *(?:: [^=]*)?=> \(\{([^{}]*)\}\)/g,
];

function fieldsRecordedIn(source: string): string[] {
  const literals = recordedLiterals.flatMap(kind =>
    [...source.matchAll(kind)].map(([, inner = '']) => inner),
  );
  return literals.flatMap(inner =>
    inner.split(/,(?![^(]*\))/).flatMap(entry => /^\s*(\w+)\s*(?::|$)/.exec(entry)?.[1] ?? []),
  );
}

const recorded = globSync('**/*.ts', { cwd: server })
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => readFileSync(path.join(server, file), 'utf8'))
  .filter(source => /\brecord(?:Operation|TaskChange|ed\w* = )/.test(source))
  .flatMap(fieldsRecordedIn);

test('every field that an operation records has a name in both languages', () => {
  const { zh, en } = recordedFieldNames;
  expect(new Set(recorded).size).toBeGreaterThan(60);
  expect([...new Set(recorded)].filter(field => !zh[field] || !en[field])).toEqual([]);
  expect(Object.keys(en)).toEqual(Object.keys(zh));
});
