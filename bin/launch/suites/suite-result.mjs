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
