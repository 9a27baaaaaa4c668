import type { KnipConfig } from 'knip';

/** Started by a path or a command line, which knip does not read. A mark at the end: part of the product. */
const entry = [
  // Commands, and what they start.
  'bin/*.{mjs,ts}!',
  'bin/launch/{leash,end-with-launcher}.mjs!',
  'server/main.ts!',
  // Read when the help is first asked for.
  'server/home/help/style/*.css!',
  // Named by index.html.
  'web/app/{main.tsx,boot.ts,boot.css}!',
  // Loaded when a page is opened.
  'web/i18n/{zh,en}/*/*.ts!',
  'web/i18n/readers/*/*.ts!',
  'vite.config.ts',
  // Threads, and a process of `runAside`.
  'server/workers/visit-drain-thread.ts!',
  'server/workers/search-columns-thread.ts!',
  'server/market/rankings/editions/edition-process.ts!',
  // Measurements, and the processes that they start beside the product.
  'bench/{run,chaos,check}.ts!',
  'bench/**/{sink,side-server,bare-server}.ts!',
  // Programs of tests: the check for a browser, one that is run by a test, and those that a person runs.
  'test/harness/browser/browser-check.ts',
  'test/harness/sms/loaded-packages.ts',
  'test/harness/payments/vectors/wechat-pay/ghash.mjs',
  'test/upgrade/make-fixture.ts',
  'e2e/take-pictures.ts',
  'e2e/stopwatch.ts',
  'e2e/walk-pages.ts',
];

/**
 * `npm test` asks twice. With the tests, what is exported has to be imported by another file. In production, without
 * the tests, what only tests use is dead as well; but tests may import what its own file needs,
 * and what is marked `@internal`.
 */
export default function configure({
  production: isProduction = false,
}: {
  production?: boolean;
}): KnipConfig {
  return {
    entry,
    project: ['{bin,server,contract,web,bench}/**/*.{ts,tsx,mjs,css}!', '{test,e2e}/**/*.{ts,tsx,mjs}'],
    ignoreExportsUsedInFile: isProduction,
    // It counts every export of a file as used that `import.meta.glob` names, as tests name the whole contract.
    vite: false,
    // So that a style sheet that nothing imports is found as well.
    compilers: {
      css: text => [...text.matchAll(/@import ('[^']+')/g)].map(([, file]) => `import ${file};`).join('\n'),
    },
    ignoreDependencies: [
      // Found by `createRequire`, or imported in another process.
      '@ip-location-db/geo-whois-asn-country-mmdb',
      '@sparticuz/chromium',
      // A style sheet and index.html name its file.
      '@fontsource-variable/inter',
      'hoodiecrow-imap',
    ],
    ignoreBinaries: ['apt-get'],
  };
}
