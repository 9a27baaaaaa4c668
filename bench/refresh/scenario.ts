import { sql } from 'kysely';
import { listenAsPlatforms } from '../../server/sandbox/fake-platforms/fake-platforms.ts';
import { samplePeople } from '../../server/sandbox/fake-platforms/sample-people.ts';
import { youtubeUnits } from '../../server/sandbox/fake-platforms/youtube/unit-meter.ts';
import { addTestCredential } from '../../test/fixtures/sourcing/some-credentials.ts';
import { testSources } from '../../test/harness/sources/test-sources.ts';
import type { Db } from '../../server/core/db/database.ts';
import { refreshQueued } from '../../server/sourcing/refreshes/service.ts';
import { planRefreshes } from '../../server/sourcing/refreshes/plan-refreshes.ts';
import { realContext } from '../../server/core/real-context.ts';
import { atMost, progress, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed } from '../served.ts';

/** People on the fake YouTube; a quarter of them are in the catalogue. */
const known = 40_000;
const cardsWanted = 8000;

const secondsSince = (started: number) => round((performance.now() - started) / 1000, 2);

/** Ages from fresh to two months, a tenth of all creators in lists, some viewed recently. */
async function seed(db: Db): Promise<void> {
  progress('ages and interest');
  await sql`update creators set refreshed_at = refreshed_at - make_interval(hours => (id * 7919 % 1440)::int)`.execute(
    db,
  );
  await sql`
    insert into creator_interest (creator_id, lists, campaigns, viewed_at)
    select id, case when id % 10 = 0 then 1 + id % 3 else 0 end, case when id % 200 = 0 then 1 else 0 end,
      case when id % 25 = 0 then refreshed_at end
    from creators where id % 10 = 0 or id % 25 = 0`.execute(db);
  await sql`
    insert into creator_interest_changes (creator_id, kind, amount, at)
    select id, 'list', 1, refreshed_at from creators where id % 20 = 1`.execute(db);
  await sql`vacuum analyze creator_interest`.execute(db).catch(() => undefined);
}

/** The same decision without indexes and queue: the priorities of all creators, sorted. */
async function timePlainSort(db: Db): Promise<number> {
  const started = performance.now();
  await sql`
    select c.id from creators c left join creator_interest i on i.creator_id = c.id
    where c.platform = 'youtube'
    order by extract(epoch from now() - c.refreshed_at)
      / case when i.campaigns > 0 then 1 when i.lists > 0 then 7 when i.viewed_at > now() - interval '30 days' then 14 else 28 end desc
    limit ${cardsWanted}`.execute(db);
  return secondsSince(started);
}

/** As many requests of the same kind, one after another, with bare fetch. */
async function timeBareCalls(address: string, calls: number): Promise<number> {
  const started = performance.now();
  for (let call = 0; call < calls; call++) {
    const query = 'part=id&id=sample-yt-000001&key=sample-bare';
    await (await fetch(`${address}/www.googleapis.com/youtube/v3/channels?${query}`)).text();
  }
  return secondsSince(started);
}

/** Choosing the creators to refresh, and refreshing as many YouTube channels as a day's quota allows. */
export async function benchRefresh({ rows, quick }: BenchOptions): Promise<Report> {
  const wanted = quick ? 500 : cardsWanted;
  const now = () => new Date();
  const people = samplePeople({ now, count: known });
  const platforms = await listenAsPlatforms({ people, now });
  const world = testSources(platforms.address);
  const ctx = realContext();
  const measured = await whileServed(
    async (db, ownerUrl) => {
      await loadCreators(ownerUrl, rows);
      await seed(db);
      await addTestCredential(db, ctx, world, 'youtube', { hidden: { apiKey: 'sample-bench' } });
    },
    async ({ db }) => {
      const plainSeconds = await timePlainSort(db);
      progress('deciding');
      let started = performance.now();
      const chosen = await planRefreshes(db, ctx, world);
      const decideSeconds = secondsSince(started);
      await sql`delete from refresh_queue`.execute(db);
      await sql`
        insert into refresh_queue (creator_id, platform, source, reason, worth, decided_at)
        select id, platform, 'youtube', 'asked', 1, ${ctx.now()}
        from creators where platform = 'youtube' and id <= ${known} order by id limit ${wanted}`.execute(db);
      progress(`${wanted} cards`);
      platforms.asked.length = 0;
      started = performance.now();
      await refreshQueued(db, ctx, world);
      const refreshSeconds = secondsSince(started);
      const calls = platforms.asked.length;
      const { rows: left } = await sql<{ left: number }>`select count(*) as left from refresh_queue`.execute(
        db,
      );
      const { rows: done } = await sql<{ done: number; posts: number }>`
        select count(*) as done, (select count(*) from posts) as posts
        from refresh_states where fault is null`.execute(db);
      const { units } = youtubeUnits(people).spent;
      const bareSeconds = await timeBareCalls(platforms.address, Math.min(calls, 2000));
      return {
        chosen,
        plainSeconds,
        decideSeconds,
        refreshSeconds,
        calls,
        units,
        left: left[0]?.left ?? 0,
        done: done[0]?.done ?? 0,
        posts: done[0]?.posts ?? 0,
        bareMsPerCall: round((bareSeconds * 1000) / Math.min(calls, 2000), 2),
      };
    },
  );
  await platforms.close();
  const { plainSeconds, decideSeconds, refreshSeconds, calls, units, done, bareMsPerCall } = measured;
  const unitsPerCard = round(units / wanted, 3);
  return {
    results: [{ rows, wanted, ...measured, unitsPerCard }],
    targets: [
      atMost(`units a card, ${wanted} YouTube cards with ten posts`, unitsPerCard, 1.25),
      atMost(`s to decide, ${rows} creators`, decideSeconds, 5),
    ],
    table: [
      '| what | seconds | beside |',
      '| --- | --- | --- |',
      `| everybody's worth sorted, nothing written (baseline) | ${plainSeconds} | |`,
      `| deciding among ${rows} creators | ${decideSeconds} | ${measured.chosen} chosen |`,
      `| ${done} cards written with ${measured.posts} posts | ${refreshSeconds} | ${units} units, ${unitsPerCard} a card; ${round((refreshSeconds * 1000) / calls, 2)} ms a call |`,
      `| a bare call of the stand-in (baseline) | | ${bareMsPerCall} ms a call |`,
    ],
  };
}
