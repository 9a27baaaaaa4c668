import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasDovecot } from './test/harness/mail/dovecot.ts';
import { hasRealData } from './test/harness/real-data/real-data.ts';

/** Tests that need special programs; they are excluded with a message, and do not count as skipped. */
const needy = [
  { has: hasRealData, files: '**/real-*.test.ts', what: 'tests over real data sets, which are' },
  {
    has: hasDovecot,
    files: '**/*.dovecot.test.ts',
    what: 'tests over a real IMAP server, Dovecot, which is',
  },
];
const leftOut = needy.filter(({ has }) => !has);
const exclude = [...configDefaults.exclude, ...leftOut.map(({ files }) => files)];
for (const { what } of leftOut) process.stderr.write(`Left out: ${what} not on this machine\n`);

/** Long ones first, so that at the end no worker waits for another; without a cache Vitest sorts by size alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = super.sort.bind(this);
    const sorted = await order(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /chaos|walk|journey|sync-mailbox|whole-story/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

/**
 * Pages and browsers depend on the moments of a busy machine. A test that passes only at its second try is listed at
 * the end of the run, as a fault to mend (bin/launch/suites/suite-result.mjs); it does not turn the run red.
 */
const retry = 1;

const code = ['server', 'contract', 'test', 'bench'];

export default defineConfig({
  // JSX as in tsconfig.web.json.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    exclude,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...code.map(folder => `${folder}/**/*.test.ts`),
            'web/**/*.test.ts',
            'bin/**/*.test.{ts,mjs}',
          ],
          globalSetup: ['test/harness/database/postgres-setup.ts'],
          pool: 'threads',
          // Loads modules once per thread instead of once per file: five times as fast.
          isolate: false,
          // One more than the cores of a small machine: they also wait, for processes, servers and clocks.
          maxWorkers: 3,
          testTimeout: 360_000,
          // Mostly for the copy of a database, which waits for those of other tests.
          hookTimeout: 240_000,
          // The maximum wait of a test, beyond what slow machines need.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          // A DOM without a browser; the files of a thread share it, so each must leave it empty.
          environment: 'happy-dom',
          retry,
          setupFiles: ['test/harness/web/dom-setup.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/harness/product/setup.ts'],
          pool: 'forks',
          retry,
          // As above; the files of a worker also share its browser.
          isolate: false,
          // Each worker has a product of its own: see e2e/harness/product/setup.ts.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 360_000,
          // The maximum wait of these tests.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
