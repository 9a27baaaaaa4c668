import { expect, test } from 'vitest';
import { countReport } from './suite-result.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map(name => ({ status: name })) });
const ok = { exitCode: 0 };
const red = { exitCode: 1 };

test.each([
  ['all passed', [file('passed', 'passed', 'passed')], ok, { passed: 2, failed: 0, skipped: 0 }],
  ['one failed', [file('failed', 'passed', 'failed')], red, { passed: 1, failed: 1, skipped: 0 }],
  [
    'skipped ones fail',
    [file('passed', 'passed', 'skipped', 'pending', 'todo')],
    ok,
    { passed: 1, failed: 3, skipped: 3 },
  ],
  [
    'picked by name',
    [file('passed', 'passed', 'skipped')],
    { ...ok, isPicked: true },
    { passed: 1, failed: 0, skipped: 0 },
  ],
  [
    'a file that does not load',
    [file('failed'), file('passed', 'passed')],
    red,
    { passed: 1, failed: 1, skipped: 0 },
  ],
  ['a broken hook', [file('failed', 'passed')], red, { passed: 1, failed: 1, skipped: 0 }],
  ['an error outside of tests', [file('passed', 'passed')], red, { passed: 1, failed: 1, skipped: 0 }],
])('%s', (_name, testResults, run, expected) => {
  expect(countReport({ testResults }, run)).toEqual(expected);
});

test('no report at all is a failure', () => {
  expect(countReport(null, ok)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
