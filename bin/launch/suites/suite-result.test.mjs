import { expect, test } from 'vitest';
import { countReport, failures, flaky, slowestFiles, timeTable } from './suite-result.mjs';

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

test('the files that took longest come first, as they are named in the project', () => {
  const ran = (name, ms) => ({ name: `/project/${name}`, startTime: 1000, endTime: 1000 + ms });
  const report = { testResults: [ran('a.test.ts', 20), ran('b/c.test.ts', 500), ran('d.test.ts', 100)] };
  expect(slowestFiles(report, '/project', 2)).toEqual([
    { file: 'b/c.test.ts', ms: 500 },
    { file: 'd.test.ts', ms: 100 },
  ]);
  expect(slowestFiles(null, '/project')).toEqual([]);
});

test('what failed is named with its file and the first line of its message', () => {
  const bad = { status: 'failed', fullName: 'adds up', failureMessages: ['Error: 1 is not 2\n  at line 3'] };
  const testResults = [
    { name: '/project/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, bad] },
    {
      name: '/project/b.test.ts',
      status: 'failed',
      message: 'No such module\n  at line 1',
      assertionResults: [],
    },
    { name: '/project/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(failures({ testResults }, '/project')).toEqual([
    'a.test.ts > adds up > Error: 1 is not 2',
    'b.test.ts > No such module',
  ]);
  expect(failures(null, '/project')).toEqual([]);
});

test('what passed only at its second try is named too', () => {
  const unsteady = {
    status: 'passed',
    fullName: 'waits',
    failureMessages: ['Error: not there\n  at line 3'],
  };
  const steady = { status: 'passed', fullName: 'adds up', failureMessages: [] };
  const testResults = [
    { name: '/project/a.test.ts', status: 'passed', assertionResults: [steady, unsteady] },
  ];
  const lines = flaky({ testResults }, '/project');
  expect(lines).toEqual(['a.test.ts > waits > Error: not there']);
  const parts = [{ title: 'pages', passed: 2, failed: 0, ms: 900, flaky: lines }];
  expect(timeTable(parts).slice(-3)).toEqual(['', 'Passed only at the second try', ...lines]);
  expect(flaky(null, '/project')).toEqual([]);
});

test('the end of a run names what failed, or the part that did', () => {
  const parts = [
    { title: 'types', passed: 2, failed: 0, ms: 900, failures: [] },
    { title: 'unit', passed: 1200, failed: 1, ms: 61_000, failures: ['a.test.ts > adds up'] },
    { title: 'build', passed: 0, failed: 1, ms: 10 },
  ];
  expect(timeTable(parts).slice(-4)).toEqual(['', 'Failed', 'a.test.ts > adds up', 'build: see above']);
});

test('the end of a run says where its time went', () => {
  const slowest = [
    { file: 'b/c.test.ts', ms: 12_500 },
    { file: 'd.test.ts', ms: 1000 },
  ];
  const parts = [
    { title: 'types', passed: 3, failed: 0, ms: 900 },
    { title: 'unit', passed: 1200, failed: 0, ms: 61_000, slowest },
  ];
  expect(timeTable(parts)).toEqual([
    'part   tests    time',
    'types      3   0.9 s',
    'unit    1200  61.0 s',
    '',
    'Slowest files, unit',
    '12.5 s  b/c.test.ts',
    ' 1.0 s  d.test.ts',
  ]);
});
