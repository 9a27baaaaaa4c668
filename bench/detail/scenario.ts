import { sql } from 'kysely';
import {
  lockPeers,
  replacePeerBrackets,
} from '../../server/catalogue/creator-records/derived/peers.queries.ts';
import { markFiguresDue } from '../../server/catalogue/creator-records/stored/figures.queries.ts';
import { replaceTraitCounts } from '../../server/catalogue/creator-records/derived/traits.queries.ts';
import { computeDueFigures } from '../../server/catalogue/creator-records/derived/compute-due-figures.ts';
import { creatorsByIds } from '../../server/creators/search-engine/creator.queries.ts';
import { realContext } from '../../server/core/real-context.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { loadTraits } from '../similar/traits.ts';
import { loadPosts } from './load-posts.ts';

/** The calls of each tab, made at once, as the page does. */
const tabs: Record<string, (page: string, id: number) => string[]> = {
  overview: (page, id) => [
    page,
    `${page}/growth`,
    `${page}/post-figures`,
    `${page}/signals`,
    `${page}/price`,
    `/kol/api/creators/${id}/team`,
  ],
  audience: page => [`${page}/audience`],
  content: page => [`${page}/post-figures`, `${page}/posts?size=20`],
  brand: page => [`${page}/brands`, `${page}/posts?kind=sponsored`],
  email: (page, id) => [`/kol/api/creators/${id}/emails`, `${page}/mail`],
};

interface Timed {
  name: string;
  p50: number;
  p95: number;
}

const timesOf = (name: string, times: readonly number[], digits = 1): Timed => ({
  name,
  p50: round(quantile(times, 0.5), digits),
  p95: round(quantile(times, 0.95), digits),
});

/** Each call alone, and each tab until its last response. */
async function timeTabs(ask: Served['ask'], pages: readonly { page: string; id: number }[]) {
  const calls = new Map<string, number[]>();
  const whole = new Map<string, number[]>();
  for (const [tab, pathsOf] of Object.entries(tabs)) {
    for (const { page, id } of pages) {
      const paths = pathsOf(page, id);
      for (const path of paths) {
        const name = path.replace(page, '…').replace(String(id), ':id');
        calls.set(name, [...(calls.get(name) ?? []), await ask(path)]);
      }
      const started = performance.now();
      await Promise.all(paths.map(path => ask(path)));
      whole.set(tab, [...(whole.get(tab) ?? []), performance.now() - started]);
    }
  }
  return {
    calls: [...calls].map(([name, times]) => timesOf(name, times)),
    whole: [...whole].map(([tab, times]) => timesOf(tab, times)),
  };
}

/** The five tabs of a creator, among all creators with twenty posts each. */
export async function benchDetail({ rows, quick }: BenchOptions): Promise<Report> {
  const asked = quick ? 20 : 200;
  const ids = Array.from({ length: asked }, (_, at) => 1 + ((at * 7919) % rows));
  let posts = 0;
  const measured = await whileServed(
    async (db, ownerUrl) => {
      await loadCreators(ownerUrl, rows);
      posts = await loadPosts(ownerUrl);
      await loadTraits(ownerUrl);
      progress('peers, and figures of those who are looked at');
      await db.transaction().execute(async db => {
        await lockPeers(db);
        await replacePeerBrackets(db, realContext().now());
        await replaceTraitCounts(db);
      });
      await markFiguresDue(db, ids, realContext().now());
      await computeDueFigures(db, realContext());
      await sql`analyze creators`.execute(db).catch(() => undefined);
    },
    async served => {
      const seeds = await creatorsByIds(served.db, ids);
      const pages = seeds.map(({ platform, id }) => ({ page: `/kol/api/creators/${platform}/${id}`, id }));
      await timeTabs(served.ask, pages.slice(0, 5));
      const { calls, whole } = await timeTabs(served.ask, pages);
      const byKey: number[] = [];
      for (const id of ids) {
        const started = performance.now();
        await creatorsByIds(served.db, [id]);
        byKey.push(performance.now() - started);
      }
      return { calls, whole, byKey: timesOf('one row by key (baseline)', byKey, 2) };
    },
  );
  const { calls, whole, byKey } = measured;
  const row = ({ name, p50, p95 }: Timed) => `| ${name} | ${p50} | ${p95} |`;
  return {
    results: [{ creators: rows, posts, ...measured }],
    targets: calls.map(({ name, p95 }) =>
      atMost(`p95 ms, ${name}, ${rows} creators, ${posts} posts`, p95, 60),
    ),
    table: [
      '| call | p50 ms | p95 ms |',
      '| --- | --- | --- |',
      row(byKey),
      ...calls.map(row),
      '',
      '| tab, all its calls at once | p50 ms | p95 ms |',
      '| --- | --- | --- |',
      ...whole.map(row),
      '',
      `${rows} creators, ${posts} posts, ${asked} creators looked at.`,
    ],
  };
}
