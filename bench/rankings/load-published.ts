import pg from 'pg';
import { progress } from '../report.ts';

/** The number of tags; tag n is used in proportion to 1/n. */
const tags = 2_000_000;
const chunks = 20;

/** Makes it depend on the row: an independent subquery would be evaluated once. */
const drawn = '(random() + n * 0)';

/** Some tags have capitals, some are in another script. */
const tagNumber = (unit: string) => `(
  select case when n % 7 = 0 then 'Tag' || n when n % 11 = 0 then '标签' || n else 'tag' || n end
  from (select floor(exp(${unit} * ln(${tags})))::int as n) as number)`;
/** Between 0 and 1, constant per creator. */
const ofCreator = (salt: number) => `((hashint8extended(c.id, ${salt}) & 1048575) / 1048576.0)`;

/**
 * Ten to thirty posts of each creator over the last 60 days, those of a creator together and creators in random order,
 * as imports and refreshes leave them. Plays are log-normal around the creator's own; of up to five tags, two are the
 * creator's favourites. One post in a hundred is from a source whose data must not be used for figures.
 */
const insertPosts = (chunk: number) => `
  insert into posts (creator_id, platform_post_id, url, caption, hashtags, cover_url, duration_ms, published_at, plays,
    likes, comments, shares, platform_sponsored, observed_at, via)
  select id, post_id, 'https://www.example.com/@creator' || id || '/video/' || post_id,
    repeat('a caption as people write it ', 2 + (id + n)::int % 4), (array[favourite_1, favourite_2, ${tagNumber(drawn)},
      ${tagNumber(drawn)}, ${tagNumber(drawn)}])[1:1 + floor(random() * 5)::int],
    'https://pictures.example.com/covers/' || md5(post_id) || '/720x1280.jpeg', 1000 * (10 + floor(random() * 90))::int,
    $1::timestamptz - make_interval(secs => random() * 60 * 86400), plays, plays / 15, plays / 400, plays / 500, n % 12 = 1,
    $1, case when random() < 0.01 then 'youtube' end
  from (
    select c.id, n, (7e18::bigint + c.id * 64 + n)::text as post_id, favourite_1, favourite_2,
      greatest(1, (average_plays * exp(random_normal() * 1.2))::bigint) as plays
    from (
      select c.id, average_plays, ${tagNumber(ofCreator(1))} as favourite_1, ${tagNumber(ofCreator(2))} as favourite_2
      from creators c where average_plays is not null and hashint8extended(c.id, 9) & 1048575 between ${chunk} * 1048576 / ${chunks} and (${chunk} + 1) * 1048576 / ${chunks} - 1
      order by hashint8extended(c.id, 9)) as c
    cross join lateral generate_series(1, 10 + (hashint8extended(c.id, 3) & 1023)::int % 21) as n) as each`;

const snapshots = `
  insert into creator_snapshots (creator_id, day, followers)
  select id, ($1::timestamptz at time zone 'UTC')::date - back, followers - followers * back / 500
  from creators, unnest(array[0, 1, 2, 7, 8, 14, 21, 28, 30, 31]) as back where followers is not null`;

/** Chunks generated in parallel: this is CPU work, and each connection has its own process. */
const abreast = 2;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every n-th chunk, from `first` on. */
const drawPosts = (ownerUrl: string, asOf: Date, first: number) =>
  withClient(ownerUrl, async client => {
    await client.query('select setseed($1)', [0.42 + first / 10]);
    for (let chunk = first; chunk < chunks; chunk += abreast) {
      await client.query(insertPosts(chunk), [asOf]);
      progress(`posts, chunk ${chunk + 1} of ${chunks}`);
    }
  });

/** @returns the number of posts afterwards */
export const loadPublished = (ownerUrl: string, asOf: Date): Promise<number> =>
  withClient(ownerUrl, async client => {
    await client.query('alter table posts drop constraint posts_pk; drop index posts_newest');
    await client.query('alter table creator_snapshots drop constraint creator_snapshots_pk');
    await Promise.all(Array.from({ length: abreast }, (_, first) => drawPosts(ownerUrl, asOf, first)));
    progress('snapshots');
    await client.query(snapshots, [asOf]);
    progress('indexes of posts and snapshots');
    await client.query(
      'alter table posts add constraint posts_pk primary key (creator_id, platform_post_id)',
    );
    await client.query(
      'create index posts_newest on posts (creator_id, published_at desc, platform_post_id desc)',
    );
    await client.query(
      'alter table creator_snapshots add constraint creator_snapshots_pk primary key (creator_id, day)',
    );
    await client.query('vacuum analyze posts');
    await client.query('vacuum analyze creator_snapshots');
    const { rows } = await client.query<{ posts: number }>('select count(*)::int as posts from posts');
    return rows[0]?.posts ?? 0;
  });
