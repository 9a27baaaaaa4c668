import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { newVisit } from '../../e2e/harness/browser-window.ts';
import { newTeam, type TeamAccount } from '../../e2e/fixtures/new-team.ts';
import { startSeedWorld, type SeedWorld } from '../../e2e/harness/product/seed-world.ts';
import { tokensOf, type Tokens } from '../../e2e/harness/sign-in.ts';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { launchBrowser } from '../../test/harness/browser/test-browser.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, type BenchOptions, progress, quantile, type Report, round } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { fillCampaign } from './fill.ts';
import { drawPlainly, enter, scroll } from './in-page.ts';
import { longestTask } from './tasks.ts';

const boardPath = (id: number) => `/campaignDetail/cooperation?id=${id}`;
const list = '[data-column="negotiating"] [data-list]';
const board = '[role="group"]:has([data-column])';
const scrollFor = 5000;

interface Entered {
  all: number;
  waited: number;
  isFocused: boolean;
}

/** Opens the full board from a small one, so that all files are loaded. */
async function timeEntering(page: Page, small: number, full: number, firstId: number, times: number) {
  const took: Entered[] = [];
  for (let time = 0; time < times; time++) {
    await page.goto(boardPath(small));
    await page.locator('[data-main]').first().waitFor();
    await page.waitForLoadState('networkidle');
    took.push(await page.evaluate<Entered>(enter(boardPath(full), firstId)));
  }
  if (took.some(({ isFocused }) => !isFocused)) throw new Error('the first card did not take the focus');
  const middle = (values: number[]) => round(quantile(values, 0.5));
  return {
    all: middle(took.map(({ all }) => all)),
    own: middle(took.map(({ all, waited }) => all - waited)),
    worst: round(Math.max(...took.map(({ all }) => all))),
  };
}

async function timeScrolling(browser: Browser, page: Page, within: string, beside: string) {
  let seen = { max: 0, frames: 0, scrolled: 0 };
  const tasks = await longestTask(browser, page, async () => {
    seen = await page.evaluate<typeof seen>(scroll(within, beside, scrollFor));
  });
  return { ...seen, ...tasks, longest: round(tasks.longest), longestCpu: round(tasks.longestCpu) };
}

/** Moves one card after another, back and forth. @returns milliseconds of each */
async function timeMoves({ address }: SeedWorld, { access }: Tokens, ids: readonly number[]) {
  const took: number[] = [];
  for (const [at, id] of ids.entries()) {
    const started = performance.now();
    const answer = await fetch(`${address}/office/api/collaborations/${id}/move`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from: 'negotiating', to: 'agreed', after: null }),
    });
    const { code, msg } = (await answer.json()) as { code: number; msg: string };
    if (code) throw new Error(`card ${id}: ${code} ${msg}`);
    // The first ones warm up the server.
    if (at >= 10) took.push(performance.now() - started);
  }
  return took;
}

/** The baseline of a move: reading the same row by key. */
async function timeRows(db: Db, { teamId }: TeamAccount, ids: readonly number[]) {
  const took: number[] = [];
  for (const id of ids) {
    const started = performance.now();
    await asTeam(db, teamId, db =>
      sql`select * from collaborations where team_id = ${teamId} and id = ${id}`.execute(db),
    );
    took.push(performance.now() - started);
  }
  return took;
}

async function measure(world: SeedWorld, team: TeamAccount, count: number, quick: boolean) {
  const { db, address } = world;
  progress(`${count} collaborations`);
  const small = await fillCampaign(db, team, 'Small', 20);
  const full = await fillCampaign(db, team, 'Full', count);
  const tokens = await tokensOf(address, team);
  const { rows } = await asTeam(db, team.teamId, db =>
    sql<{ id: number; isMovable: boolean }>`
      select id::int, state = 'negotiating' and fee_minor is not null as "isMovable" from collaborations
      where team_id = ${team.teamId} and campaign_id = ${full} order by id`.execute(db),
  );
  const movable = rows.filter(({ isMovable }) => isMovable).map(({ id }) => id);
  const moved = movable.slice(0, quick ? 60 : 310);
  const browser = await launchBrowser();
  try {
    const context = await newVisit(browser, address, { tokens });
    const page = await context.newPage();
    progress('into the board');
    const entered = await timeEntering(page, small, full, rows[0]?.id ?? 0, quick ? 3 : 11);
    progress('scrolling');
    const scrolled = await timeScrolling(browser, page, list, board);
    progress('the same as a plain list');
    const plainMs = round(await page.evaluate<number>(drawPlainly(count)));
    const plain = await timeScrolling(browser, page, '#plain', '#none');
    await context.close();
    progress('moves');
    const moves = await timeMoves(world, tokens, moved);
    const reads = await timeRows(db, team, moved);
    const [p50, p95] = [0.5, 0.95].map(share => round(quantile(moves, share)));
    const read = { p50: round(quantile(reads, 0.5), 2), p95: round(quantile(reads, 0.95), 2) };
    return { entered, scrolled, plainMs, plain, moves: { count: moves.length, p50, p95 }, read };
  } finally {
    await browser.close();
  }
}

/** A board of 5,000 collaborations in a real browser: opening it, scrolling it, and moving cards on the server. */
export async function benchBoard({ quick }: BenchOptions): Promise<Report> {
  const count = quick ? 1000 : 5000;
  const postgres = await startTestPostgres();
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 2, onIdleError: () => undefined }));
  let world: SeedWorld | undefined;
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    await loadCreators(postgres.ownerUrl, count);
    await db.destroy();
    world = await startSeedWorld({ seed: postgres });
    const team = await newTeam(world.appUrl, { plan: 'team' });
    return report(count, await measure(world, team, count, quick));
  } finally {
    await world?.end();
    await postgres.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measure>>;

function report(count: number, measured: Measured): Report {
  const { entered, scrolled, plainMs, plain, moves, read } = measured;
  return {
    results: [{ count, ...measured }],
    targets: [
      atMost(
        `ms of the board's own work until the first card has the focus, ${count} cards`,
        entered.own,
        300,
      ),
      atMost('p95 ms of a move on the server', moves.p95 ?? NaN, 50),
      atMost(`longest task in 5 s of scrolling, ms`, scrolled.longest, 50),
      atMost('most cards in the page', scrolled.max, 200),
    ],
    table: [
      '| what | board | plain list of the same cards (baseline) |',
      '| --- | --- | --- |',
      `| into it until the first card has the focus, ms | ${entered.all}, of which its own work ${entered.own} (worst ${entered.worst}) | ${plainMs} to draw alone |`,
      `| longest task in 5 s of scrolling, ms | ${scrolled.longest} | ${plain.longest} |`,
      `| of these ms of the processor, the longest | ${scrolled.longestCpu} | ${plain.longestCpu} |`,
      `| tasks over 50 ms | ${scrolled.over50} of ${scrolled.tasks} | ${plain.over50} of ${plain.tasks} |`,
      `| most cards in the page | ${scrolled.max} | ${plain.max} |`,
      '',
      '| call | p50 ms | p95 ms |',
      '| --- | --- | --- |',
      `| its row read by its key, in the team's wall (baseline) | ${read.p50} | ${read.p95} |`,
      `| a card moved, ${moves.count} times | ${moves.p50} | ${moves.p95} |`,
      '',
      `${count} collaborations in one campaign; the browser draws without a graphics card, on the machine that also serves.`,
    ],
  };
}
