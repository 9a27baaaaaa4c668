import { configDefaults, defineConfig } from 'vitest/config';
import { hasDovecot } from './test/harness/mail/dovecot.ts';
import { hasRealData } from './test/harness/real-data/real-data.ts';

/** Tests that need what not every machine has; what is left out is said, and is no skipped check. */
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

const code = ['server', 'contract', 'test', 'bench'];

export default defineConfig({
  // React's JSX as in tsconfig.web.json.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    exclude,
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
          // Modules are loaded once for each thread instead of once for each file: five times as fast.
          isolate: false,
          // Much of the time they wait for the database.
          maxWorkers: 2,
          testTimeout: 120_000,
          // Most of it is a copy of the database, which waits where other tests make theirs.
          hookTimeout: 240_000,
          // As long as a test waits for anything: a limit that no slow machine reaches.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          // A DOM without a browser; the files of a thread share it, so that each leaves it empty.
          environment: 'happy-dom',
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
          // As above; the files of a worker share its browser, too.
          isolate: false,
          // Each has a product of its own: see e2e/harness/product/setup.ts.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 360_000,
          // As long as a person of these tests looks for anything.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
