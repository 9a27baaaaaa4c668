import { sql } from 'kysely';
import type { Db } from '../server/db/database.ts';
import { fetchAds } from '../server/features/ads/service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { listenAsPlatforms, type ListeningPlatforms } from './fakes/fake-platforms.ts';
import { peopleOf, person, type Person } from './fakes/people.ts';
import { addTestCredential } from './some-credentials.ts';
import { testSources } from './sources.ts';

export interface AdRoom {
  app: TestApp;
  db: Db;
  platforms: ListeningPlatforms;
  /** Whose paid posts the library shows as ads. */
  posts: NonNullable<Person['record']['posts']>;
  addPost(brand: string, publishedAt: string, plays: number): void;
  fetchAll(db?: Db): Promise<void>;
  /** Calls of the library since the last time it was asked. */
  takeCalls(): string[];
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Instead of 33: they are asked alike. */
export const someCountries = ['DE', 'ES', 'FR', 'IT', 'NL'];

const tables = [
  'ads',
  'ad_reach',
  'ad_searches',
  'ad_words',
  'ad_editions',
  'ad_places',
  'source_answers',
  'quota_windows',
  'source_settings',
];

/** The app beside a library with the ads of one German, who is paid by brands. */
export async function openAdRoom(): Promise<AdRoom> {
  const app = await startTestApp();
  const { db } = app.database;
  const posts: AdRoom['posts'] = [];
  const owner = person({
    type: 'creator',
    platform: 'tiktok',
    platformId: '1',
    handle: 'lan',
    region: 'DE',
    posts,
  });
  const platforms = await listenAsPlatforms({ people: peopleOf([owner]), now: () => app.world.now() });
  app.sources.sandbox = testSources(platforms.address).sandbox;
  const credential = { shown: { clientKey: 'key' }, hidden: { clientSecret: 'secret' } };
  await addTestCredential(db, app.world, app.sources, 'tiktok_ads', credential);
  return {
    app,
    db,
    platforms,
    posts,
    addPost(brand, publishedAt, plays) {
      posts.push({ platformPostId: `7${posts.length}`, publishedAt, caption: 'Cold brew', plays, brand });
    },
    async fetchAll(through = db) {
      for (let round = 0; round < 8; round++)
        await fetchAds(through, app.world, app.sources, undefined, someCountries);
    },
    takeCalls: () => platforms.asked.splice(0).filter(line => line.includes('/adlib/')),
    async empty() {
      // The library of the fakes is made anew each hour.
      app.world.pass(3_600_000);
      posts.length = 0;
      platforms.tell('well');
      platforms.asked.length = 0;
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
      await sql`update source_credentials set state = 'ok', free_at = null`.execute(db);
      await sql`update ad_libraries set day = null, free_at = null, fault = null, leased_until = null,
        fetched_at = null, ranked_at = null, has_news = false`.execute(db);
    },
    async close() {
      await app.close();
      await platforms.close();
    },
  };
}
