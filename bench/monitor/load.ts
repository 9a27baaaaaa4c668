import { sql } from 'kysely';
import { packPoints, type Point } from '../../server/catalogue/metric-history/packed-points.ts';
import type { Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { progress } from '../report.ts';
import { grownSeries } from './grown-series.ts';

export const postsOfProject = 500;
/** Posts per creator within a project, as for a team that works with the same creators. */
const postsOfCreator = 10;
const batch = 1000;
const day = 86_400;

export interface Loaded {
  posts: number;
  points: number;
  packedBytes: number;
  /** The points of one project's posts, for a plain table. */
  sample: { key: string; point: Point }[];
}

const keyOf = (index: number) => `tiktok:${7_300_000_000_000_000_000n + BigInt(index)}`;

/** Posts monitored for 90 days with their metric histories, and projects of 500 posts. @param now seconds */
export async function loadMonitors(db: Db, teamId: number, posts: number, now: number): Promise<Loaded> {
  progress(`${posts} watched posts with 90 days of series`);
  const loaded: Loaded = { posts, points: 0, packedBytes: 0, sample: [] };
  for (let from = 0; from < posts; from += batch) {
    const rows = Array.from({ length: Math.min(batch, posts - from) }, (_, at) =>
      watchedPost(from + at, now, loaded),
    );
    await sql`
      insert into watched_posts (
        key, platform, platform_post_id, url, creator_id, published_at, caption, hashtags, cover_url, duration_ms, state,
        state_since, source, plays, likes, comments, shares, seen_at, points, watched_at)
      select key, 'tiktok', platform_post_id, url, creator_id, published_at, caption, '{coffee,home}', cover_url, 31000,
        'online', published_at, 'tiktok_market', plays, likes, comments, shares, seen_at, decode(points, 'hex'),
        published_at
      from json_to_recordset(${JSON.stringify(rows)}) as given (
        key text, platform_post_id text, url text, creator_id bigint, published_at timestamptz, caption text,
        cover_url text, plays bigint, likes bigint, comments bigint, shares bigint, seen_at timestamptz, points text)`.execute(
      db,
    );
  }
  await sql`
    insert into metric_polls (key, platform, owner, born_at, watched_at, every_minutes, due_at)
    select key, platform, creator_id, published_at, watched_at, 10080, ${new Date(now * 1000)} from watched_posts`.execute(
    db,
  );
  await loadProjects(db, teamId, posts, now);
  return loaded;
}

function watchedPost(index: number, now: number, loaded: Loaded) {
  const bornAt = now - 90 * day - (index % 600);
  const points = grownSeries(index, bornAt, now);
  const packed = packPoints(points);
  loaded.points += points.length;
  loaded.packedBytes += packed.length;
  if (index < postsOfProject) loaded.sample.push(...points.map(point => ({ key: keyOf(index), point })));
  const last = points.at(-1);
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    key: keyOf(index),
    platform_post_id: keyOf(index).slice(7),
    url: `https://www.tiktok.com/@maker${Math.floor(index / postsOfCreator)}/video/${keyOf(index).slice(7)}`,
    creator_id: 1 + Math.floor(index / postsOfCreator),
    published_at: iso(bornAt),
    caption: `A short film about coffee at home, part ${index} #coffee #home`,
    cover_url: `https://covers.example/${index}.jpg`,
    plays: last?.plays,
    likes: last?.likes,
    comments: last?.comments,
    shares: last?.shares,
    seen_at: iso(last?.at ?? now),
    points: packed.toString('hex'),
  };
}

async function loadProjects(db: Db, teamId: number, posts: number, now: number): Promise<void> {
  const at = new Date(now * 1000);
  await asTeam(db, teamId, async db => {
    const { rows: accounts } = await sql<{ id: number }>`
      select id from accounts where team_id = ${teamId} limit 1`.execute(db);
    await sql`
      insert into monitor_projects (team_id, account_id, owner_id, name, begins_on, ends_on, zone, currency, created_at)
      select ${teamId}, ${accounts[0]?.id}, ${accounts[0]?.id}, 'Project ' || number, ${at}::date - 95, ${at}::date + 30,
        'Asia/Shanghai', 'CNY', ${at}
      from generate_series(1, ${Math.ceil(posts / postsOfProject)}) number`.execute(db);
    await sql`
      insert into monitor_posts (team_id, project_id, key, found_by, added_at)
      select ${teamId}, p.id, w.key, 'link', ${at}
      from (select key, (row_number() over (order by key) - 1) / ${postsOfProject} as place from watched_posts) w
      join (select id, row_number() over (order by id) - 1 as place from monitor_projects where team_id = ${teamId}) p
        using (place)`.execute(db);
    await sql`
      insert into post_watchers (key, team_id, project_id)
      select key, team_id, project_id from monitor_posts where team_id = ${teamId}`.execute(db);
  });
}
