import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../prepare/build-web.mjs';
import { binDir, cacheDir, root } from '../paths.mjs';
import { run } from '../run.mjs';
import { countReport, failures, flaky, slowestFiles } from './suite-result.mjs';
import { installCommand } from '../prepare/system-packages.mjs';

const reportFolder = join(cacheDir, 'test');

/** @typedef {{ passed: number, failed: number, skipped?: number, slowest?: { file: string, ms: number }[],
 *   failures?: string[], flaky?: string[] }} Counts */

async function check(command, args, { env }) {
  const { code } = await run(join(binDir, command), args, { env, show: true });
  if (code === 0) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [[command, ...args].join(' ')] };
}

async function vitest(project, { node, env, args }) {
  const file = join(reportFolder, `${project}.json`);
  mkdirSync(reportFolder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const filtered = args.length > 0 ? ['--passWithNoTests', ...args] : [];
  const script = join('node_modules', 'vitest', 'vitest.mjs');
  const command = [script, 'run', '--project', project, ...reporters, ...filtered];
  // Tests start the product dozens of times; this caches its compiled code.
  const compiled = { NODE_COMPILE_CACHE: join(cacheDir, 'compiled') };
  const { code } = await run(node, command, { env: { ...compiled, ...env }, show: true });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const isPicked = args.some(arg => /^(-t|--testNamePattern)/.test(arg));
  return {
    ...countReport(report, { exitCode: code, isPicked }),
    slowest: slowestFiles(report, root),
    failures: failures(report, root),
    flaky: flaky(report, root),
  };
}

async function endToEnd(tools) {
  const { code } = await run(tools.node, ['test/harness/browser/browser-check.ts'], {
    env: tools.env,
    show: true,
  });
  if (code === 0) return vitest('e2e', tools);
  console.error(`The end-to-end tests need a browser. On Debian or Ubuntu run as root:\n  ${installCommand}`);
  return { passed: 0, failed: 1 };
}

const hasEndToEnd = () =>
  existsSync(join(root, 'e2e')) &&
  readdirSync(join(root, 'e2e'), { recursive: true }).some(name => name.endsWith('.test.ts'));

/**
 * All parts of `npm test`, in order. With arguments for Vitest (a filter), the tests only.
 * @param {{ node: string, env: NodeJS.ProcessEnv, args: string[] }} tools
 * @returns {{ title: string, work: () => Promise<Counts> }[]}
 */
export function suitesFor(tools) {
  const statics = {
    title: 'types, lint, format and dead code',
    work: async () => {
      const checks = await Promise.all([
        // Each checker computes the types again: one needs half the time and a third of the memory of four.
        check('tsc', ['-b', '--checkers', '1'], tools),
        check('oxlint', ['--type-aware', '--deny-warnings'], tools),
        check('oxfmt', ['--check'], tools),
        // What nothing uses; then what only tests use. See knip.config.ts.
        check('knip', ['--no-progress'], tools),
        check('knip', ['--no-progress', '--production'], tools),
      ]);
      const sum = key => checks.reduce((total, counts) => total + counts[key], 0);
      return {
        passed: sum('passed'),
        failed: sum('failed'),
        failures: checks.flatMap(({ failures: named }) => named),
      };
    },
  };
  const web = {
    title: 'web build',
    work: async () => {
      await buildWeb(root, tools.node);
      return { passed: 1, failed: 0 };
    },
  };
  const tests = [
    { title: 'unit and integration', work: () => vitest('unit', tools) },
    { title: 'components and pages', work: () => vitest('web', tools) },
    web,
  ];
  if (hasEndToEnd()) tests.push({ title: 'end to end', work: () => endToEnd(tools) });
  return tools.args.length > 0 ? tests : [statics, ...tests];
}
