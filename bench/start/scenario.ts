import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { tokensOf } from '../../e2e/harness/sign-in.ts';
import { makeTestFolder } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, quantile, round, type Report, type BenchOptions } from '../report.ts';
import { timeNode, timePostgres } from './baselines.ts';
import { startProduct, type Line, type Started } from './product.ts';

const root = path.resolve(import.meta.dirname, '../..');
const coldWithinMs = 600_000;
const storyWithinMs = 1_200_000;
const warmWithinMs = 60_000;
const warmStarts = 3;

const seconds = (ms: number) => round(ms / 1000, 2);

/** The parts of a first start, seconds. Absent parts had nothing to do. */
interface ColdStart {
  total: number;
  install: number | null;
  build: number | null;
  /** PostgreSQL, migrations, queues and the demo account: from the end of the build until the product is ready. */
  database: number;
  /** 20,000 sample creators with their figures, loaded beside the first requests. */
  samples: number | null;
}

const timeOf = (lines: readonly Line[], words: RegExp) => lines.find(({ text }) => words.test(text))?.at;
/** The launcher prints the duration of a step: `Building the web: done in 12.5 s`. */
const secondsOf = (lines: readonly Line[], step: string) => {
  const foundTimes = lines.map(({ text }) => new RegExp(`^${step}.*: done in ([\\d.]+) s`).exec(text)?.[1]);
  const found = foundTimes.find(text => text !== undefined);
  return found === undefined ? null : Number(found);
};

function partsOf({ lines, readyMs }: Started): ColdStart {
  const prepared = Math.max(
    0,
    ...lines.filter(({ text }) => / done in [\d.]+ s$/.test(text)).map(({ at }) => at),
  );
  const loaded = timeOf(lines, /Sample creators 100 %/);
  return {
    total: seconds(readyMs),
    install: secondsOf(lines, 'Installing packages'),
    build: secondsOf(lines, 'Building the web'),
    database: seconds(readyMs - prepared),
    samples: loaded === undefined ? null : seconds(loaded - readyMs),
  };
}

/** The number of creators on a platform small enough for an exact count, to prove that none was lost. */
async function countCreators(address: string): Promise<number> {
  const { access } = await tokensOf(address);
  const answer = await fetch(`${address}/kol/api/creators?platform=youtube`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return ((await answer.json()) as { data: { total: { value: number } } }).data.total.value;
}

interface Starts {
  cold: ColdStart;
  /** From the command until the demo world is complete, seconds. */
  demoWorld: number;
  warm: number[];
  afterServerKill: number;
  afterKillOfAll: number;
  /** Creators before and after the run. */
  kept: [number, number];
}

async function measure(checkout: string, dataDir: string, times: number): Promise<Starts> {
  const again = () => startProduct(checkout, dataDir, warmWithinMs);
  const first = await startProduct(checkout, dataDir, coldWithinMs);
  progress(`first start: ${seconds(first.readyMs)} s`);
  const demoWorld = seconds(await first.says(/Demo world 100 %/, storyWithinMs));
  const cold = partsOf(first);
  progress(`demo world complete: ${demoWorld} s`);
  const before = await countCreators(first.address);
  await first.stop();
  const warm: number[] = [];
  for (let run = 1; run < times; run++) {
    const started = await again();
    warm.push(seconds(started.readyMs));
    await started.stop();
  }
  const last = await again();
  warm.push(seconds(last.readyMs));
  progress(`later starts: ${warm.join(', ')} s`);
  await last.kill('server');
  const second = await again();
  const afterServerKill = seconds(second.readyMs);
  await second.kill('everything');
  const third = await again();
  const afterKillOfAll = seconds(third.readyMs);
  progress(`after kill -9: of the server ${afterServerKill} s, of everything ${afterKillOfAll} s`);
  const kept: [number, number] = [before, await countCreators(third.address)];
  await third.stop();
  return { cold, demoWorld, warm, afterServerKill, afterKillOfAll, kept };
}

/**
 * The first start of a fresh clone (packages from npm's own cache if present) and later ones, by `npm start` until
 * /readyz reports readiness. `quick` uses the current checkout with a new data folder.
 */
export async function benchStart({ quick }: BenchOptions): Promise<Report> {
  const folder = makeTestFolder();
  // `exit` also ends the product.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const node = await timeNode();
    const postgres = await timePostgres(folder);
    let checkout = root;
    if (!quick) {
      checkout = path.join(folder, 'checkout');
      execFileSync('git', ['clone', '--quiet', root, checkout]);
    }
    const starts = await measure(checkout, path.join(folder, 'data'), quick ? 1 : warmStarts);
    return report(starts, { node: seconds(node), ...postgres });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(
  { cold, demoWorld, warm, afterServerKill, afterKillOfAll, kept }: Starts,
  bare: { node: number; first: number; again: number },
): Report {
  const second = quantile(warm, 0.5);
  const [first, again] = [seconds(bare.first), seconds(bare.again)];
  const targets = [
    atMost(
      'first start after the installation until /readyz, s',
      round(cold.total - (cold.install ?? 0), 2),
      20,
    ),
    atMost('second start until /readyz, s (slowest)', Math.max(...warm), 5),
    ...(cold.samples === null ? [] : [atMost('20,000 sample creators, s', cold.samples, 20)]),
    atMost('creators lost by kill -9', kept[0] - kept[1], 0),
  ];
  const part = (value: number | null) => (value === null ? 'nothing to do' : `${value} s`);
  const row = (name: string, value: string, baseline = '') => `| ${name} | ${value} | ${baseline} |`;
  return {
    results: [
      { name: 'node -e 0', seconds: bare.node },
      { name: 'bare PostgreSQL, new cluster', seconds: first },
      { name: 'bare PostgreSQL, again', seconds: again },
      { name: 'first start', ...cold, demoWorld },
      { name: 'later starts', median: second, seconds: warm },
      {
        name: 'start after kill -9',
        ofServer: afterServerKill,
        ofEverything: afterKillOfAll,
        creators: kept,
      },
    ],
    targets,
    table: [
      '| `npm start` until /readyz answers 200 | time | baseline |',
      '| --- | --- | --- |',
      row('first start', `${cold.total} s`),
      row('… packages', part(cold.install)),
      row('… the web', part(cold.build)),
      row(
        '… database, migrations and demo account',
        part(cold.database),
        `bare PostgreSQL, new cluster: ${first} s`,
      ),
      row('20,000 sample creators, beside the first requests', part(cold.samples)),
      row('demo world complete, from the command on', `${demoWorld} s`),
      row(
        'later starts',
        `${warm.join(' / ')} s`,
        `bare PostgreSQL, again: ${again} s; \`node -e 0\`: ${bare.node} s`,
      ),
      row('after kill -9 of the server', `${afterServerKill} s`),
      row('after kill -9 of everything', `${afterKillOfAll} s`),
      '',
      `Creators found before and after both kills: ${kept[0]} and ${kept[1]}.`,
    ],
  };
}
