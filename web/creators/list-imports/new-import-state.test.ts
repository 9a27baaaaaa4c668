import { expect, test } from 'vitest';
import {
  memoryOf,
  readNewImport,
  recalled,
  stepOf,
  type Upload,
  writeNewImport,
} from './new-import-state.ts';

const start = { listId: null, importId: null, step: 'file', mapping: null };

test.each([
  ['', start],
  ['list=4', { ...start, listId: 4 }],
  ['list=4&step=check&columns=homepage:0', { ...start, listId: 4 }],
  ['list=4&import=9', { ...start, listId: 4, importId: 9, step: 'columns' }],
  [
    'import=9&step=check&columns=homepage:1',
    { ...start, importId: 9, step: 'check', mapping: { homepage: 1 } },
  ],
  ['import=9&step=nowhere', { ...start, importId: 9, step: 'columns' }],
])('%j is read', (query, expected) => {
  expect(readNewImport(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  '',
  'list=4',
  'list=4&import=9',
  'import=9&columns=',
  'list=4&import=9&step=check&columns=homepage%3A1%2Cnote%3A2',
])('%j is written as it was read', query => {
  expect(writeNewImport(readNewImport(new URLSearchParams(query)))).toBe(query);
});

test.each([
  ['columns', undefined, 'columns'],
  ['check', 'ready', 'check'],
  ['check', 'running', 'run'],
  ['columns', 'done', 'run'],
  ['columns', 'failed', 'run'],
] as const)('at %s an import that is %s shows %s', (step, state, expected) => {
  expect(stepOf(step, state)).toBe(expected);
});

test('of an upload as much is remembered as the columns show', () => {
  const upload = {
    import: { id: 9 },
    basis: 'contents',
    sample: Array.from({ length: 9 }, () => ['a'.repeat(5000)]),
    room: 3,
  } as unknown as Upload;
  const memory = memoryOf(upload);
  expect(memory).toEqual({
    importId: 9,
    basis: 'contents',
    sample: Array.from({ length: 5 }, () => ['a'.repeat(120)]),
  });
  expect(recalled({ upload: memory }, 9)).toBe(memory);
  expect(recalled({ upload: memory }, 8)).toBeNull();
  expect(recalled(null, 9)).toBeNull();
});
