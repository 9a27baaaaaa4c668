import { remembered, tokensOf, type Tokens } from '../../e2e/harness/sign-in.ts';
import { startSeedWorld } from '../../e2e/harness/product/seed-world.ts';
import { launchBrowser } from '../../test/harness/browser/test-browser.ts';
import { atMost, progress, quantile, round, type Report, type BenchOptions } from '../report.ts';
import { measurePage, type PagePerformance } from './lighthouse-run.ts';
import { weighPage, type PageWeight } from './page-weight.ts';

/** KB are 1,000 bytes. */
const kilo = (bytes: number) => round(bytes / 1000);
const kibi = (bytes: number) => round(bytes / 1024);
const lcpLimit = 1500;

interface Subject {
  name: string;
  path: string;
  /** Exists once the page is ready. */
  shown: string;
  isSignedIn: boolean;
  /** Maximum JavaScript, KB. */
  limit?: number;
}

/** The baseline: an empty page with the same server and browser. */
const empty: Subject = { name: 'an empty page', path: '/empty.html', shown: 'p', isSignedIn: false };
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><p>Nothing is in this page.</p></html>';

const subjects: Subject[] = [
  empty,
  { name: '/login', path: '/login', shown: 'form button', isSignedIn: false, limit: 130 },
  {
    name: '/bloggerSearch/tiktok',
    path: '/bloggerSearch/tiktok',
    shown: 'table[aria-busy=false] tbody a',
    isSignedIn: true,
    limit: 230,
  },
];

type Measured = Subject & { weight: PageWeight; performance: PagePerformance; runs: PagePerformance[] };

/** The median run by LCP. */
function middle(runs: readonly PagePerformance[]): PagePerformance {
  const lcp = quantile(
    runs.map(run => run.lcp),
    0.5,
  );
  return runs.find(run => run.lcp === lcp) ?? (runs[0] as PagePerformance);
}

async function measure(address: string, tokens: Tokens, times: number): Promise<Measured[]> {
  const weights: PageWeight[] = [];
  const browser = await launchBrowser();
  try {
    for (const { path, shown, isSignedIn } of subjects) {
      const visit = isSignedIn ? { tokens } : {};
      weights.push(await weighPage(browser, address, path, shown, visit));
    }
  } finally {
    await browser.close();
  }
  const measured: Measured[] = [];
  for (const [at, subject] of subjects.entries()) {
    const weight = weights[at];
    if (!weight) continue;
    if (weight.otherwiseEncoded.length)
      throw new Error(`not in brotli: ${weight.otherwiseEncoded.join(', ')}`);
    const stored = remembered({ lang: 'zh' }, subject.isSignedIn ? tokens : undefined);
    const runs: PagePerformance[] = [];
    for (let run = 1; run <= times; run++) {
      const performance = await measurePage(address, subject.path, stored);
      progress(
        `${subject.name}, run ${run} of ${times}: LCP ${performance.lcp} ms, score ${performance.score}`,
      );
      runs.push(performance);
    }
    measured.push({ ...subject, weight, runs, performance: middle(runs) });
  }
  return measured;
}

/**
 * The JavaScript that pages load, from the real server into a real browser, and Lighthouse's performance figures of the
 * built web under its desktop profile, compared with those of an empty page.
 */
export async function benchWeb({ quick }: BenchOptions): Promise<Report> {
  const world = await startSeedWorld({ pages: { 'empty.html': emptyPage } });
  try {
    const tokens = await tokensOf(world.address);
    const measured = await measure(world.address, tokens, quick ? 1 : 3);
    return report(measured);
  } finally {
    await world.end();
  }
}

function report(measured: readonly Measured[]): Report {
  const targets = measured.flatMap(({ name, limit, weight, performance }) =>
    limit === undefined
      ? []
      : [
          atMost(`JavaScript of ${name}, KB brotli`, kilo(weight.javascript), limit),
          atMost(`LCP of ${name}, ms`, performance.lcp, lcpLimit),
        ],
  );
  return {
    results: measured.map(({ name, weight, performance, runs }) => ({
      name,
      javascriptKb: kilo(weight.javascript),
      javascriptKib: kibi(weight.javascript),
      files: weight.files,
      everythingKb: kilo(weight.everything),
      ...performance,
      runs,
    })),
    targets,
    table: [
      '| page | JavaScript, brotli | files | everything | Lighthouse | LCP ms | CLS | TBT ms | targets |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...measured.map(({ name, weight, performance, limit }) => {
        const own = targets.filter(target => target.name.includes(name));
        const verdict = own.map(({ target, met }) => `${target} ${met ? 'met' : 'missed'}`).join(', ');
        return `| ${name}${limit === undefined ? ' (baseline)' : ''} | ${kilo(weight.javascript)} KB (${kibi(weight.javascript)} KiB) | ${weight.files} | ${kilo(weight.everything)} KB | ${performance.score} | ${performance.lcp} | ${performance.cls} | ${performance.tbt} | ${verdict} |`;
      }),
      '',
      'Bytes of encoded answers from an empty cache; Lighthouse with its desktop profile, the middle of the runs by LCP.',
    ],
  };
}
