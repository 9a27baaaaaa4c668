import pg from 'pg';
import { progress } from '../report.ts';

/**
 * Posts, snapshots, figures and peers of all creators, generated in the database: twenty posts each, one in twelve
 * sponsored, over the last hundred days, with captions, hashtags and mentions of usual length.
 */
const statements: [what: string, sql: string][] = [
  ['without indexes', 'alter table posts drop constraint posts_pk; drop index posts_newest'],
  [
    'posts',
    `insert into posts (creator_id, platform_post_id, url, caption, hashtags, mentions, duration_ms, published_at,
       plays, likes, comments, shares, platform_sponsored, caption_disclosed, brands, observed_at)
     select id, 'p' || n, 'https://example.com/' || id || '/' || n,
       repeat('a caption as people write it ', 2 + (id + n)::int % 3) || '#' || coalesce(tags[1], 'food'),
       tags, case when n % 5 = 0 then array['friend' || id % 1000] else '{}' end, 1000 * (10 + (id * n) % 90),
       refreshed_at - make_interval(days => n * 5, mins => ((id * 37) % 1400)::int),
       greatest(1, average_plays * (40 + (id * n * 7919) % 120) / 100), greatest(1, average_plays / 15), average_plays / 400, average_plays / 500,
       n % 12 = 1, n % 12 = 7, case when n % 12 in (1, 7) then array['brand' || id % 500] else '{}' end, refreshed_at
     from creators, generate_series(1, 20) as n where average_plays is not null`,
  ],
  [
    'the key of posts',
    'alter table posts add constraint posts_pk primary key (creator_id, platform_post_id)',
  ],
  [
    'the order of posts',
    'create index posts_newest on posts (creator_id, published_at desc, platform_post_id desc)',
  ],
  [
    'snapshots',
    `insert into creator_snapshots (creator_id, day, followers, likes, post_count, average_plays)
     select id, refreshed_at::date - n * 7, followers - followers * n / 100, followers * 20, 300 - n, average_plays
     from creators, generate_series(0, 12) as n where followers is not null`,
  ],
  [
    'addresses',
    `insert into contact_addresses (creator_id, address, source, found_at)
     select id, 'c' || id || '@example.com', 'bio', refreshed_at from creators where has_email`,
  ],
];

export async function loadPosts(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    for (const [what, statement] of statements) {
      progress(what);
      await client.query(statement);
    }
    await client.query('vacuum analyze posts');
    await client.query('vacuum analyze creator_snapshots');
    const { rows } = await client.query<{ posts: number }>('select count(*)::int as posts from posts');
    return rows[0]?.posts ?? 0;
  } finally {
    await client.end();
  }
}
