import { relative } from 'node:path';
import { seconds } from '../progress.mjs';

const hasFailure = file => file.assertionResults.some(test => test.status === 'failed');

/**
 * Counts Vitest's JSON report. A skipped test counts as failed, unless the caller selected tests by name. A file
 * that failed before its first test, and a run that failed outside of tests, each count as one failure.
 * @param {object | null} report null if the run broke off
 * @param {{ exitCode: number, isPicked?: boolean }} run
 * @returns {{ passed: number, failed: number, skipped: number }} `skipped` is part of `failed`
 */
export function countReport(report, { exitCode, isPicked = false }) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const tests = report.testResults.flatMap(file => file.assertionResults);
  const passed = tests.filter(test => test.status === 'passed').length;
  const skipped = isPicked ? 0 : tests.filter(test => !['passed', 'failed'].includes(test.status)).length;
  const broken = report.testResults.filter(file => file.status === 'failed' && !hasFailure(file)).length;
  const failed = tests.filter(test => test.status === 'failed').length + broken + skipped;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
}

/**
 * The files whose tests took longest, slowest first.
 * @param {object | null} report
 * @param {string} root
 * @returns {{ file: string, ms: number }[]}
 */
export function slowestFiles(report, root, count = 10) {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count);
}

const failureLine = (root, name, test, message = '') =>
  [relative(root, name), test, message.split('\n')[0]].filter(Boolean).join(' > ');

/**
 * What failed, each with its file and the first line of what it says: a log of which only the end was kept still
 * names it.
 * @param {object | null} report
 * @param {string} root
 * @returns {string[]}
 */
export function failures(report, root) {
  const line = (...parts) => failureLine(root, ...parts);
  return (report?.testResults ?? []).flatMap(file => {
    const failed = file.assertionResults.filter(test => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [line(file.name, '', file.message)];
    return failed.map(test => line(file.name, test.fullName, test.failureMessages?.[0]));
  });
}

/**
 * What passed only at its second try, with what its first try said.
 * @param {object | null} report
 * @param {string} root
 * @returns {string[]}
 */
export function flaky(report, root) {
  const isFlaky = test => test.status === 'passed' && test.failureMessages?.length > 0;
  return (report?.testResults ?? []).flatMap(file =>
    file.assertionResults
      .filter(isFlaky)
      .map(test => failureLine(root, file.name, test.fullName, test.failureMessages[0])),
  );
}

const column = (cells, pad) => {
  const width = Math.max(...cells.map(cell => cell.length));
  return cells.map(cell => cell[pad](width));
};

/**
 * Where the time of a run went: a line for each part, below it the slowest files of those that have files, and what failed,
 * or passed only at its second try.
 * @param {{ title: string, passed: number, failed: number, ms: number, slowest?: { file: string, ms: number }[],
 *   failures?: string[], flaky?: string[] }[]} parts
 * @returns {string[]}
 */
export function timeTable(parts) {
  const titles = column(['part', ...parts.map(({ title }) => title)], 'padEnd');
  const tests = column(['tests', ...parts.map(({ passed, failed }) => String(passed + failed))], 'padStart');
  const times = column(['time', ...parts.map(({ ms }) => seconds(ms))], 'padStart');
  const table = titles.map((title, at) => `${title}  ${tests[at]}  ${times[at]}`);
  const lists = parts
    .filter(({ slowest = [] }) => slowest.length > 1)
    .flatMap(({ title, slowest }) => {
      const fileTimes = column(
        slowest.map(({ ms }) => seconds(ms)),
        'padStart',
      );
      return ['', `Slowest files, ${title}`, ...slowest.map(({ file }, at) => `${fileTimes[at]}  ${file}`)];
    });
  const failed = parts.flatMap(({ title, failed, failures: lines = [] }) => {
    if (failed === 0) return [];
    return lines.length > 0 ? lines : [`${title}: see above`];
  });
  const unsteady = parts.flatMap(({ flaky: lines = [] }) => lines);
  const list = (title, lines) => (lines.length > 0 ? ['', title, ...lines] : []);
  return [...table, ...lists, ...list('Passed only at the second try', unsteady), ...list('Failed', failed)];
}
