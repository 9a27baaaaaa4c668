import { afterAll, beforeAll, expect, it } from 'vitest';
import { actOnCreators } from '../../../contract/creators/bulk.ts';
import { createList } from '../../../contract/creators/lists.ts';
import { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import { searchFilterSchema, type SearchFilter } from '../../../contract/creators/search/search-filter.ts';
import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import { writeRecords } from '../../../server/catalogue/creator-records/service.ts';
import { asTeam } from '../../../server/core/db/tenant.ts';
import { makeTeam } from '../../fixtures/two-teams/two-teams.ts';
import {
  bothWays,
  makeAnsweringColumns,
  type AnsweringColumns,
} from '../../harness/app/answering-columns.ts';
import { callApp } from '../../harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../harness/app/test-app.ts';

/** Of three creators some pass each of these filters and some do not. */
const asked: Record<keyof SearchFilter, string> = {
  keyword: 'matcha',
  user_name: 'middle',
  description: 'kyoto',
  region: 'JP',
  tags: 'tea',
  language: 'ja',
  category: 'Food',
  sendVideoDate: '30',
  followerCount_start: '50',
  followerCount_end: '500',
  avg_plays_start: '50',
  avg_plays_end: '500',
  avg_intrate_start: '0.5',
  avg_intrate_end: '5',
  follower_plays_start: '0.005',
  follower_plays_end: '0.05',
  verified: '1',
  has_email: '1',
  level: '5',
  list: '',
  status: 'agreed',
  contacted: '1',
  in_list: '1',
  tags_any: 'tea,cake',
  tags_not: 'tea',
  keyword_any: 'matcha,cake',
  keyword_not: 'matcha',
  growth_start: '0.5',
  growth_end: '5',
  price_start: '1',
  price_end: '5',
  posts_week_start: '0.5',
  posts_week_end: '5',
  brands: 'velluna',
  has_ads: '1',
};
const filters = Object.keys(searchFilterSchema.shape) as (keyof SearchFilter)[];

let app: TestApp;
let columns: AnsweringColumns;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await makeTeam(app.database.db, app.world, 'owner', { plan: 'team' });
  token = await app.signInAs(owner);
  const { db } = app.database;
  const reported: Partial<CreatorRecord> = {
    name: 'Matcha Lan',
    bio: 'From Kyoto',
    region: 'JP',
    language: 'ja',
    category: 'Food',
    tags: ['tea'],
    verified: true,
    emails: ['lan@example.com'],
  };
  await writeRecords(db, app.world, 'file', [
    { type: 'creator', platform: 'tiktok', handle: 'least' },
    { type: 'creator', platform: 'tiktok', handle: 'middle', ...reported },
    { type: 'creator', platform: 'tiktok', handle: 'largest' },
  ]);
  for (const [handle, size] of [
    ['least', 1],
    ['middle', 100],
    ['largest', 10_000],
  ] as const) {
    const figures = {
      followers: size,
      average_plays: size,
      interaction_bp: size,
      plays_to_followers_bp: size,
      growth_bp: size,
      price_fen: size,
      posts_per_week_centi: size,
    };
    await db.updateTable('creators').set(figures).where('handle', '=', handle).execute();
  }
  const { id } = await db
    .updateTable('creators')
    .set({ last_post_at: app.world.now(), level: 5, ad_posts: 1, brands: ['velluna'] })
    .where('handle', '=', 'middle')
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = { name: 'tea', color: 1, visibility: 'team' as const };
  const { data } = await callApp(app, createList, { token, body: list });
  asked.list = String(data.id);
  const selection = { of: 'ids' as const, ids: [id] };
  for (const action of [
    { do: 'addToList' as const, listId: data.id },
    { do: 'setStatus' as const, status: 'agreed' as const },
  ])
    await callApp(app, actOnCreators, { token, body: { selection, action } });
  await asTeam(db, owner.teamId, db =>
    db
      .updateTable('team_creators')
      .set({ contacted_at: app.world.now(), contacted_by: owner.accountId })
      .where('creator_id', '=', id)
      .execute(),
  );
  columns = await makeAnsweringColumns(db);
});
afterAll(() => app.close());

it.each(filters)('%s is asked of the creators', async filter => {
  const query = { platform: 'tiktok' as const, [filter]: asked[filter] };
  const { creators } = await bothWays(columns, async () => {
    const { code, data } = await callApp(app, searchCreators, { token, query });
    expect(code).toBe(0);
    return data;
  });
  expect([1, 2]).toContain(creators.length);
});
