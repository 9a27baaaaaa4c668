import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { hasRealData, realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { importFile } from '../../catalogue/creator-records/service.ts';
import { makeEdition } from './editions/make-edition.ts';

const file = path.join(realDataFolder, 'influencers/tiktok/vn_viral_raw_data_2025-05.csv.gz');
const ctx = testContext('2025-06-01T00:00:00Z');
const top = 30;

interface Video {
  id: string;
  account: string;
  followers: number;
  postedAt: number;
  plays: number;
  engagement: number;
  tags: string[];
}

/** If the column is empty, the tags in the caption. */
function tagsIn(column: string, caption: string): string[] {
  const written = column ? column.split(',') : (caption.match(/#[\p{L}\p{N}\p{M}_]+/gu) ?? []);
  return [
    ...new Set(
      written.map(tag =>
        tag
          .replace(/^[\s#@]+/, '')
          .trim()
          .normalize('NFKC')
          .toLowerCase(),
      ),
    ),
  ].filter(Boolean);
}

/** Reads the file without the product's code. */
function readVideos(): Video[] {
  const text = gunzipSync(fs.readFileSync(file)).toString('utf8');
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  const [head = [], ...body] = rows;
  const at = (row: string[], name: string) => row[head.indexOf(name)] ?? '';
  const number = (text: string) =>
    Math.round(parseFloat(text) * (text.endsWith('M') ? 1e6 : text.endsWith('K') ? 1e3 : 1));
  return body
    .filter(row => row.length === head.length)
    .map(row => ({
      id: at(row, 'vid_id'),
      account: at(row, 'user_name'),
      followers: number(at(row, 'user_nfollower')),
      postedAt: Date.parse(`${at(row, 'vid_postTime').replace(' ', 'T')}Z`),
      plays: number(at(row, 'vid_nview')),
      engagement:
        number(at(row, 'vid_nlike')) + number(at(row, 'vid_ncomment')) + number(at(row, 'vid_nshare')),
      tags: tagsIn(at(row, 'vid_hashtags'), at(row, 'vid_caption')),
    }));
}

const total = (videos: Video[]) => videos.reduce((sum, { plays }) => sum + plays, 0);

describe.skipIf(!hasRealData || !fs.existsSync(file))('viral videos of Viet Nam in May 2025', () => {
  let database: TestDatabase;
  let videos: Video[];

  beforeAll(async () => {
    database = await freshDatabase();
    await importFile(database.db, ctx, { path: file });
    await makeEdition(database.db, ctx, { batchSize: 2000, rest: () => Promise.resolve() });
    videos = readVideos();
  });
  afterAll(() => database.drop());

  const within = (days: number) =>
    videos.filter(({ postedAt }) => postedAt > ctx.now().getTime() - days * 86_400_000);
  const ranked = (kind: 'video' | 'creator' | 'tag', days: number) =>
    database.db
      .selectFrom('rankings')
      .selectAll()
      .where('kind', '=', kind)
      .where('days', '=', days)
      .where('platform', '=', 'tiktok')
      .where('region', '=', '')
      .where('category', '=', '')
      .executeTakeFirstOrThrow();

  it.each([7, 30])('the videos of %i days with the most plays', async days => {
    const own = within(days);
    expect(own.length).toBeGreaterThan(2 * top);
    const wanted = own.toSorted(
      (a, b) => b.plays - a.plays || b.engagement - a.engagement || b.postedAt - a.postedAt,
    );
    const { places, considered } = await ranked('video', days);
    expect(considered).toBe(own.length);
    expect(places.slice(0, top).map(([item, score]) => [item.split(':')[1], score])).toEqual(
      wanted.slice(0, top).map(({ id, plays }) => [id, plays]),
    );
  });

  it.each([7, 30])('the creators of %i days with the most plays', async days => {
    const of = Map.groupBy(within(days), ({ account }) => account);
    const wanted = [...of].toSorted(
      ([, a], [, b]) => total(b) - total(a) || (b[0]?.followers ?? 0) - (a[0]?.followers ?? 0),
    );
    const { places, details, considered } = await ranked('creator', days);
    expect(considered).toBe(of.size);
    expect(places.slice(0, top).map(([, score], at) => [score, details[at]?.[1][1]])).toEqual(
      wanted.slice(0, top).map(([, own]) => [total(own), own.length]),
    );
  });

  it.each([7, 30])('the tags of %i days with the most plays', async days => {
    const uses = within(days).flatMap(video => video.tags.map(tag => ({ tag, video })));
    const wanted = [...Map.groupBy(uses, ({ tag }) => tag)]
      .map(([tag, of]) => ({
        tag,
        of: of.map(({ video }) => video),
        accounts: new Set(of.map(({ video }) => video.account)).size,
      }))
      .filter(({ accounts }) => accounts >= 3)
      .toSorted((a, b) => total(b.of) - total(a.of));
    const { places, details, considered } = await ranked('tag', days);
    expect(considered).toBe(wanted.length);
    expect(
      places.slice(0, top).map(([tag, score], at) => [tag, score, ...(details[at]?.[1].slice(1, 3) ?? [])]),
    ).toEqual(wanted.slice(0, top).map(({ tag, of, accounts }) => [tag, total(of), of.length, accounts]));
  });
});
