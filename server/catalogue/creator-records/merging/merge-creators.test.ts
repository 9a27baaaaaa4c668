import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../hooks.ts';
import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import { makeTwoTeams } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';
import { findStaying, mergeCreators } from './merge-creators.ts';

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');
const id = 'UCq-Fj5jknLsUf-MWSy4_brA';

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const write = (...records: object[]) =>
  writeRecords(
    database.db,
    ctx,
    'file',
    records.map(record => ({ type: 'creator', platform: 'youtube', ...record }) as CatalogueRecord),
  );
const merge = () => mergeCreators(database.db, ctx);
const channels = () =>
  database.db
    .selectFrom('creators')
    .select(['id', 'handle', 'platform_id', 'name', 'followers'])
    .where('platform', '=', 'youtube')
    .orderBy('id')
    .execute();

const byTitle = { handle: 'box-of-gears', name: 'Box of Gears', observedAt: '2020-01-01T00:00:00Z' };
const byHandle = {
  handle: 'boxofgears',
  homepageUrl: 'https://www.youtube.com/@boxofgears',
  followers: 5,
  observedAt: '2021-01-01T00:00:00Z',
};
const byId = { handle: id, platformId: id, followers: 7, observedAt: '2022-01-01T00:00:00Z' };

describe('one channel under three spellings', () => {
  it('becomes one where a later source tells the id', async () => {
    await write(byTitle);
    await write(byHandle);
    await write(byId);
    expect(await channels()).toHaveLength(3);
    await write({ ...byHandle, platformId: id, name: 'Box of Gears', observedAt: '2023-01-01T00:00:00Z' });
    await merge();
    expect(await channels()).toMatchObject([{ handle: 'boxofgears', platform_id: id, name: 'Box of Gears' }]);
    for (const known of [byTitle, byHandle, byId])
      await write({ ...known, followers: 9, observedAt: '2024-01-01T00:00:00Z' });
    expect(await channels()).toMatchObject([{ handle: 'boxofgears', followers: 9 }]);
  });

  it('is found by the ids that it had', async () => {
    await write(byTitle);
    await write(byHandle);
    await write(byId);
    const all = (await channels()).map(channel => channel.id);
    await write({ ...byHandle, platformId: id, observedAt: '2023-01-01T00:00:00Z' });
    await merge();
    await write({ ...byHandle, platformId: id, name: 'Box of Gears', observedAt: '2023-01-02T00:00:00Z' });
    await merge();
    const [stays] = (await channels()).map(channel => channel.id);
    const gone = all.filter(each => each !== stays);
    expect(await channels()).toHaveLength(1);
    expect(await findStaying(database.db, ctx, all)).toEqual(new Map(gone.map(each => [each, stays])));
  });

  it('leaves a channel of the same title alone whose id is another', async () => {
    await write({ ...byHandle, platformId: 'UCX6OQ3DkcsbYNE6H8uQQuVA', name: 'Box of Gears' });
    await write({ ...byId, name: 'Box of Gears' });
    await merge();
    expect(await channels()).toHaveLength(2);
  });

  it('keeps posts, snapshots and addresses of all', async () => {
    const post = (platformPostId: string) => ({
      platformPostId,
      publishedAt: '2020-01-01T00:00:00Z',
      plays: 1,
    });
    await write({ ...byHandle, bio: 'Write to gears@example.com', posts: [post('a'), post('b')] });
    await write({ ...byId, posts: [post('b'), post('c')] });
    await write({ ...byHandle, platformId: id, observedAt: '2023-01-01T00:00:00Z' });
    await merge();
    const [channel] = await channels();
    const rowsOf = (table: 'posts' | 'creator_snapshots' | 'contact_addresses') =>
      database.db
        .selectFrom(table)
        .selectAll()
        .where('creator_id', '=', channel?.id ?? 0)
        .execute();
    expect(await rowsOf('posts')).toHaveLength(3);
    expect(
      (await rowsOf('creator_snapshots'))
        .map(row => ('day' in row ? row.day : ''))
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['2021-01-01', '2022-01-01', '2023-01-01']);
    expect(await rowsOf('contact_addresses')).toHaveLength(1);
  });
});

describe('what teams keep', () => {
  /** Every table in which a column names a creator, but the one that says who has changed, also by being merged. */
  async function tablesOfCreators(owner: pg.Client): Promise<string[]> {
    const { rows } = await owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'creator_id' and table_name <> 'creator_changes' order by 1`,
    );
    return rows.map(row => row.name);
  }

  it('follows to the creator who stays, in every table and of all teams', async () => {
    // The fixture names the first creator.
    await write({ handle: 'other', homepageUrl: 'https://www.youtube.com/@other' });
    await write(byId);
    const [from, into] = (await channels()).map(channel => channel.id);
    await makeTwoTeams(database.db, ctx);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    try {
      const tables = await tablesOfCreators(owner);
      const count = async (creator: number | undefined) => {
        const found: Record<string, number> = {};
        for (const table of tables) {
          const { rows } = await owner.query<{ rows: string }>(
            `select count(*) as rows from ${table} where creator_id = $1`,
            [creator],
          );
          if (Number(rows[0]?.rows)) found[table] = Number(rows[0]?.rows);
        }
        return found;
      };
      for (const table of tables)
        await owner.query(
          `update ${table} set creator_id = $1 where creator_id is not null and creator_id <> $2`,
          [from, into],
        );
      const before = await count(from);
      for (const table of [
        'list_members',
        'favourites',
        'team_creator_notes',
        'team_creator_tags',
        'collaborations',
      ])
        expect(before[table], table).toBe(2);
      await write({ ...byId, handle: 'other', observedAt: '2023-01-01T00:00:00Z' });
      await merge();
      expect(await count(from)).toEqual({});
      const after = await count(into);
      const ofTeams = Object.keys(before).filter(
        table => !/^(creators?|creator_keys|figures_due)$/.test(table),
      );
      for (const table of ofTeams)
        expect(after[table] ?? 0, table).toBeGreaterThanOrEqual(before[table] ?? 0);
      const lists = await owner.query('select members from lists');
      expect(lists.rows).toEqual(lists.rows.map(() => ({ members: 1 })));
    } finally {
      await owner.end();
    }
  });

  it('keeps what a team imported and chose under either spelling', async () => {
    await write(byId);
    await write({ handle: 'other', homepageUrl: 'https://www.youtube.com/@other' });
    const [into = 0, from = 0] = (await channels()).map(channel => channel.id);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    try {
      const [{ teamId }] = await makeTwoTeams(database.db, ctx);
      const held = `insert into unlocked_addresses
        (team_id, creator_id, address, unlocked_by, unlocked_at, imported_at, preferred_at) values ($1, $2, $3, 1, $4, $5, $6)`;
      const [monday, tuesday] = ['2023-01-02T00:00:00Z', '2023-01-03T00:00:00Z'];
      await owner.query(held, [teamId, into, 'both@creators.test', monday, null, null]);
      await owner.query(held, [teamId, into, 'early@creators.test', monday, null, monday]);
      await owner.query(held, [teamId, from, 'both@creators.test', monday, tuesday, tuesday]);
      const named = `insert into team_creators (team_id, creator_id, imported_name, changed_at) values ($1, $2, $3, $4)
        on conflict (team_id, creator_id) do update set imported_name = excluded.imported_name`;
      await owner.query(named, [teamId, into, null, monday]);
      await owner.query(named, [teamId, from, 'Our Ann', monday]);
      await write({ ...byId, handle: 'other', observedAt: '2023-01-01T00:00:00Z' });
      await merge();
      const addresses = await owner.query(
        `select address, imported_at is not null as imported, preferred_at is not null as preferred
          from unlocked_addresses where team_id = $1 and creator_id = $2 order by address`,
        [teamId, into],
      );
      expect(addresses.rows).toEqual(
        expect.arrayContaining([
          { address: 'both@creators.test', imported: true, preferred: true },
          { address: 'early@creators.test', imported: false, preferred: false },
        ]),
      );
      const names = await owner.query(
        'select imported_name from team_creators where team_id = $1 and creator_id = $2',
        [teamId, into],
      );
      expect(names.rows).toEqual([{ imported_name: 'Our Ann' }]);
    } finally {
      await owner.end();
    }
  });

  it('keeps one of two where both spellings were in a list', async () => {
    await write(byId);
    await write({ handle: 'other', homepageUrl: 'https://www.youtube.com/@other' });
    const [into = 0, from = 0] = (await channels()).map(channel => channel.id);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    try {
      const [team] = await makeTwoTeams(database.db, ctx);
      await owner.query('update list_members set creator_id = $1 where team_id = $2', [from, team.teamId]);
      await owner.query('update favourites set creator_id = $1 where team_id = $2', [from, team.teamId]);
      await owner.query(
        'insert into list_members select team_id, list_id, $1, added_at, added_by from list_members where creator_id = $2',
        [into, from],
      );
      await owner.query(
        'insert into favourites select team_id, $1, 1, since from favourites where creator_id = $2',
        [into, from],
      );
      await write({ ...byId, handle: 'other', observedAt: '2023-01-01T00:00:00Z' });
      await merge();
      const members = await owner.query('select creator_id from list_members where team_id = $1', [
        team.teamId,
      ]);
      expect(members.rows).toEqual([{ creator_id: String(into) }]);
      const favourites = await owner.query('select lists from favourites where team_id = $1', [team.teamId]);
      expect(favourites.rows).toEqual([{ lists: 1 }]);
      const lists = await owner.query('select members from lists where team_id = $1', [team.teamId]);
      expect(lists.rows).toEqual([{ members: 1 }]);
    } finally {
      await owner.end();
    }
  });
});
