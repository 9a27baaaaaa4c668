import { creatorsByIds } from '../../server/creators/search-engine/creator.queries.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { fillTeam, teamRows } from './fill.ts';
import { drawTyped } from './typed.ts';

const limitMs = 50;

const describe = (name: string, times: readonly number[]) => ({
  name,
  p50: round(quantile(times, 0.5)),
  p95: round(quantile(times, 0.95)),
  max: round(Math.max(...times)),
});

async function timeAll(served: Served, rows: number, quick: boolean) {
  const kinds = await drawTyped(served.db, rows, quick ? 10 : 50);
  const results: ReturnType<typeof describe>[] = [];
  const all: number[] = [];
  for (const [name, texts] of kinds) {
    const times: number[] = [];
    for (const text of texts) {
      const path = `/office/api/find?${new URLSearchParams({ q: text }).toString()}`;
      times.push(Math.min(await served.ask(path), await served.ask(path)));
    }
    progress(
      `${name}: worst ${round(Math.max(...times))} ms for ${texts[times.indexOf(Math.max(...times))]}`,
    );
    results.push(describe(name, times));
    all.push(...times);
  }
  return { results, all: describe('all', all) };
}

/** The baseline: twenty whole rows by key. */
async function timeRowsByKey({ db }: Served, rows: number) {
  const times: number[] = [];
  for (let time = 0; time < 200; time++) {
    const ids = Array.from({ length: 20 }, (_, at) => 1 + ((time * 7919 + at * 104_729) % rows));
    await creatorsByIds(db, ids);
    const started = performance.now();
    await creatorsByIds(db, ids);
    times.push(performance.now() - started);
  }
  return { p50: round(quantile(times, 0.5), 2), p95: round(quantile(times, 0.95), 2) };
}

/** What a text means among all creators, and in a team that has very much. */
export async function benchFind({ rows, quick }: BenchOptions): Promise<Report> {
  const { byKey, results, all } = await whileServed(
    async (_, ownerUrl) => void (await loadCreators(ownerUrl, rows)),
    async served => {
      progress('the team');
      await fillTeam(served);
      return { byKey: await timeRowsByKey(served, rows), ...(await timeAll(served, rows, quick)) };
    },
  );
  const row = ({ name, p50, p95, max }: (typeof results)[number]) => `| ${name} | ${p50} | ${p95} | ${max} |`;
  const { links, threads, tasks, lists, campaigns, monitors, orders } = teamRows;
  return {
    results: [{ rows, byKey, team: teamRows }, ...results, all],
    targets: [...results, all].map(({ name, p95 }) =>
      atMost(`p95 ms, ${name}, ${rows} creators`, p95, limitMs),
    ),
    table: [
      '| typed | p50 ms | p95 ms | worst |',
      '| --- | --- | --- | --- |',
      `| 20 rows by key (baseline) | ${byKey.p50} | ${byKey.p95} | |`,
      ...results.map(row),
      row(all),
      '',
      `A team with ${threads} conversations, ${links} links, ${tasks} tasks, ${lists} lists, ${campaigns} campaigns, ${monitors} monitor projects and ${orders} orders.`,
    ],
  };
}
