/**
 * `npm test`: installs what the tests need and runs all of them. At the end it says where the time went; the last line
 * is `N passed, N failed`. `npm test -- FILTER` passes its arguments to Vitest and runs the tests only.
 */
import { runMain } from './launch/failure.mjs';
import { prepare } from './launch/prepare/prepare.mjs';
import { seconds } from './launch/progress.mjs';
import { timeTable } from './launch/suites/suite-result.mjs';
import { suitesFor } from './launch/suites/suites.mjs';
import { installSystemPackages } from './launch/prepare/system-packages.mjs';

async function runSuite({ title, work }) {
  console.log(`\n▸ ${title}`);
  const began = Date.now();
  const counts = await work().catch(error => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const ms = Date.now() - began;
  const skipped = counts.skipped ? ` (${counts.skipped} of them skipped)` : '';
  console.log(`  ${title}: ${counts.passed} passed, ${counts.failed} failed${skipped} in ${seconds(ms)}`);
  return { title, ms, ...counts };
}

await runMain(async () => {
  const tools = await prepare({ web: false });
  await installSystemPackages();
  const parts = [];
  for (const suite of suitesFor({ ...tools, args: process.argv.slice(2) })) parts.push(await runSuite(suite));
  console.log(`\n${timeTable(parts).join('\n')}`);
  const sum = key => parts.reduce((total, counts) => total + counts[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
