import { sql } from 'kysely';
import {
  lockPeers,
  replacePeerBrackets,
} from '../../server/catalogue/creator-records/derived/peers.queries.ts';
import { replaceTraitCounts } from '../../server/catalogue/creator-records/derived/traits.queries.ts';
import { creatorsByIds } from '../../server/creators/search-engine/creator.queries.ts';
import { addList } from '../../server/creators/lists/change-list.ts';
import { insertMembers } from '../../server/creators/lists/members.queries.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { realContext } from '../../server/core/real-context.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { loadTraits } from './traits.ts';

const listed = 50;

/** A list of creators with a common tag, as usual for lists. */
async function makeList({ db, team }: Served, at: number): Promise<number> {
  const ctx = {
    ...realContext(),
    actor: { ...team, sessionId: 0, role: 'owner', isOperator: false } as const,
  };
  const name = `List ${at}`;
  const { id } = await addList(db, ctx, { name, description: '', color: 1, visibility: 'team' });
  const first = await db
    .selectFrom('creators')
    .select('tags')
    .where('id', '=', 1 + at * 37)
    .executeTakeFirstOrThrow();
  const members = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '>', at * 1000)
    .where(sql<boolean>`${first.tags[0] ?? ''} = any(tags)`)
    .orderBy('id')
    .limit(listed)
    .execute();
  const ids = members.map(row => row.id);
  await asTeam(db, team.teamId, db =>
    insertMembers(db, { teamId: team.teamId, listId: id, accountId: team.accountId, at: ctx.now() }, ids),
  );
  return id;
}

async function timeAll(ask: Served['ask'], paths: readonly string[]) {
  const times: number[] = [];
  for (const path of paths) {
    await ask(path);
    times.push(await ask(path));
  }
  return { p50: round(quantile(times, 0.5)), p95: round(quantile(times, 0.95)) };
}

/** Creators similar to one, and to those of a list, among all. */
export async function benchSimilar({ rows, quick }: BenchOptions): Promise<Report> {
  const asked = quick ? 20 : 200;
  const measured = await whileServed(
    async (db, ownerUrl) => {
      await loadCreators(ownerUrl, rows);
      progress('traits');
      await loadTraits(ownerUrl);
      await db.transaction().execute(async db => {
        await lockPeers(db);
        await replacePeerBrackets(db, realContext().now());
        await replaceTraitCounts(db);
      });
    },
    async served => {
      const ids = Array.from({ length: asked }, (_, at) => 1 + ((at * 7919) % rows));
      const seeds = await creatorsByIds(served.db, ids);
      const lists: number[] = [];
      for (let at = 0; at < (quick ? 3 : 20); at++) lists.push(await makeList(served, at));
      const one = await timeAll(
        served.ask,
        seeds.map(({ platform, id }) => `/kol/api/creators/${platform}/${id}/similar`),
      );
      const many = await timeAll(
        served.ask,
        lists.map(id => `/kol/api/lists/${id}/similar`),
      );
      const byKey: number[] = [];
      for (let at = 0; at < asked; at++) {
        const started = performance.now();
        await creatorsByIds(served.db, ids.slice(0, 20));
        byKey.push(performance.now() - started);
      }
      return {
        one,
        many,
        byKey: { p50: round(quantile(byKey, 0.5), 2), p95: round(quantile(byKey, 0.95), 2) },
      };
    },
  );
  const { one, many, byKey } = measured;
  const row = (name: string, { p50, p95 }: typeof one) => `| ${name} | ${p50} | ${p95} |`;
  return {
    results: [{ rows, ...measured }],
    targets: [
      atMost(`p95 ms, like one creator, ${rows} creators`, one.p95, 100),
      atMost(`p95 ms, like a list of ${listed}, ${rows} creators`, many.p95, 100),
    ],
    table: [
      '| asked | p50 ms | p95 ms |',
      '| --- | --- | --- |',
      row('20 rows by key (baseline)', byKey),
      row('like one creator', one),
      row(`like those of a list of ${listed}`, many),
    ],
  };
}
