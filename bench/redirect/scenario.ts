import { sql } from 'kysely';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { startEdgeProcess } from '../../test/harness/processes/edge-process.ts';
import {
  makeTestFolder,
  startTestPostgres,
  type TestPostgres,
} from '../../test/harness/database/test-postgres.ts';
import { addLinks, codePrefix } from '../../test/fixtures/links/some-links.ts';
import { makeTeam } from '../../test/fixtures/two-teams/two-teams.ts';
import { atLeast, atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { freePort } from '../start/product.ts';
import { pinned, startBare, startNginx, type RunningSide } from './sides.ts';
import { connections, loadWith, needTools, type Loaded } from './wrk.ts';

/** Durable, like the database of an installation. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '512MB' };
const spread = { teams: 50, links: 20 };

interface Measured extends Loaded {
  /** Stored visits, and the seconds after the last request until they were stored. */
  stored: number;
  lagSeconds: number;
}

async function prepare(postgres: TestPostgres): Promise<{ db: Db; paths: string[] }> {
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  await prepareDatabase(postgres.ownerUrl, db, jobs);
  const paths: string[] = [];
  for (let team = 1; team <= spread.teams; team++) {
    const { teamId } = await makeTeam(db, testContext(new Date().toISOString()), `bench${team}`, {
      plan: 'team',
    });
    await addLinks(db, teamId, spread.links);
    for (let n = 1; n <= spread.links; n++) paths.push(`/s/${codePrefix(teamId)}${n}`);
  }
  return { db, paths };
}

/** By the counters of the links, as the superuser. */
async function storedOf(db: Db): Promise<number> {
  const { rows } = await sql<{ stored: number }>`
    select coalesce(sum(pv + bot_pv), 0)::int8 as stored from short_links`.execute(db);
  return rows[0]?.stored ?? 0;
}

async function untilStored(db: Db, expected: number): Promise<number> {
  const since = performance.now();
  while ((await storedOf(db)) < expected && performance.now() - since < 300_000) await sleep(100);
  return round((performance.now() - since) / 1000, 2);
}

async function measureProduct(
  postgres: TestPostgres,
  all: Db,
  paths: readonly string[],
  options: { seconds: number; seed: number; settings?: Record<string, string> },
): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(makeTestFolder(), 'edge-'));
  const port = await freePort();
  const { appUrl, ownerUrl } = postgres;
  const edge = await startEdgeProcess({
    appUrl,
    ownerUrl,
    folder,
    port,
    before: pinned,
    ...(options.settings && { settings: options.settings }),
  });
  try {
    const warm = await loadWith(edge.address, paths, { seconds: 1, seed: options.seed + 1000 });
    await untilStored(all, (await storedOf(all)) + 1);
    await sleep(500);
    let before = await storedOf(all);
    // Visits of the warm-up must be stored before the measurement.
    for (let last = -1; last !== before; before = await storedOf(all)) {
      last = before;
      await sleep(500);
    }
    progress(`  warmed up with ${warm.requests}`);
    const loaded = await loadWith(edge.address, paths, options);
    const lagSeconds = await untilStored(all, before + loaded.requests);
    await sleep(600);
    return { ...loaded, lagSeconds, stored: (await storedOf(all)) - before };
  } finally {
    await edge.stop();
  }
}

async function measure(
  side: RunningSide,
  paths: readonly string[],
  seconds: number,
  seed: number,
): Promise<Loaded> {
  try {
    await loadWith(side.address, paths, { seconds: 1, seed });
    return await loadWith(side.address, paths, { seconds, seed });
  } finally {
    await side.stop();
  }
}

/** The median round, by rate. */
function middle<L extends Loaded>(loads: readonly L[]): L {
  const rate = quantile(
    loads.map(each => each.rate),
    0.5,
  );
  return loads.find(each => each.rate === rate) ?? (loads[0] as L);
}

/**
 * Redirects with recorded visits, compared with nginx and a bare Node server, each on one core, the load on the other.
 */
export async function benchRedirect({ quick }: BenchOptions): Promise<Report> {
  needTools();
  const [rounds, seconds] = quick ? [1, 3] : [3, 8];
  const postgres = await startTestPostgres(durable);
  const { db, paths } = await prepare(postgres);
  const all = makeDb(makePool({ url: postgres.superuserUrl, poolSize: 1, onIdleError: () => undefined }));
  const hot = paths.slice(0, 1);
  const sides = {
    nginx: [] as Loaded[],
    bare: [] as Loaded[],
    hot: [] as Measured[],
    spread: [] as Measured[],
    toDisk: [] as Measured[],
  };
  try {
    for (let seed = 1; seed <= rounds; seed++) {
      progress(`round ${seed} of ${rounds}`);
      sides.nginx.push(await measure(await startNginx(makeTestFolder()), hot, seconds, seed));
      sides.bare.push(await measure(await startBare(), paths, seconds, seed));
      sides.hot.push(await measureProduct(postgres, all, hot, { seconds, seed }));
      sides.spread.push(await measureProduct(postgres, all, paths, { seconds, seed: seed + 100 }));
      const settings = { VISITS_TO_DISK: 'on' };
      sides.toDisk.push(await measureProduct(postgres, all, hot, { seconds, seed: seed + 200, settings }));
      progress(
        JSON.stringify(
          Object.fromEntries(Object.entries(sides).map(([name, loads]) => [name, loads.at(-1)])),
        ),
      );
    }
  } finally {
    await all.destroy();
    await db.destroy();
    await postgres.stop();
  }
  return report(sides, { rounds, seconds });
}

function report(
  sides: Record<'nginx' | 'bare', Loaded[]> & Record<'hot' | 'spread' | 'toDisk', Measured[]>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Report {
  const [nginx, bare] = [middle(sides.nginx), middle(sides.bare)];
  const own = { hot: middle(sides.hot), spread: middle(sides.spread), toDisk: middle(sides.toDisk) };
  const share = (side: Loaded) => round(side.rate / bare.rate, 2);
  const row = (name: string, side: Loaded) =>
    `| ${name} | ${side.rate} | ${side.p50} | ${side.p99} | ${share(side)} | ${side.faults} |`;
  const recorded = (name: string, side: Measured) =>
    row(name, side).replace(/$/, ` ${side.stored} of ${side.requests} | ${side.lagSeconds} |`);
  // Requests in flight at the end of the load are answered but not counted by wrk.
  const every = [...sides.hot, ...sides.spread, ...sides.toDisk];
  const differing = every.filter(
    ({ stored, requests }) => stored < requests || stored > requests + connections,
  ).length;
  return {
    results: [
      { connections, seconds, rounds, nginx, bare, ...own, recovery: every.map(side => side.lagSeconds) },
    ],
    targets: [
      atLeast('one link, share of a bare Node server', share(own.hot), 0.35),
      atLeast('1,000 links of 50 teams, share of a bare Node server', share(own.spread), 0.22),
      atMost('one link, p99 against a bare Node server', round(own.hot.p99 / bare.p99, 2), 4),
      atMost('1,000 links, p99 against a bare Node server', round(own.spread.p99 / bare.p99, 2), 4),
      atMost('runs whose stored visits are not the answered ones', differing, 0),
    ],
    table: [
      '| server | requests a second | p50 ms | p99 ms | ÷ bare Node | faults | stored of answered | seconds until all were stored |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      `${row('nginx `return 302` (baseline)', nginx)} – | – |`,
      `${row('bare Node server (baseline)', bare)} – | – |`,
      recorded('one link, visits recorded', own.hot),
      recorded('1,000 links of 50 teams, visits recorded', own.spread),
      recorded('one link, each visit on the disk before its answer (`VISITS_TO_DISK`)', own.toDisk),
      '',
      `wrk with ${connections} connections on one core, each server on the other (its thread that stores visits too); PostgreSQL, durable, on both. ${rounds} rounds of ${seconds} s in turns, the middle by rate. Every request is a new visitor from one of a million addresses. The journal takes what the database does not take at once; the last column says for how long after the load.`,
    ],
  };
}
