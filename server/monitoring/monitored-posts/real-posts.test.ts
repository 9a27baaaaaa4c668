import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { hasRealData, realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import {
  actingAs,
  makeMonitor,
  projectFields,
  readMonitor,
} from '../../../test/fixtures/monitoring/some-monitors.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { importFile } from '../../catalogue/creator-records/service.ts';
import { valueAt } from '../../catalogue/metric-interpolation/series-track.ts';
import { dayGains } from '../../catalogue/metric-interpolation/day-gains.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';

const file = path.join(realDataFolder, 'influencers/tiktok/vn_viral_raw_data_2025-05.csv.gz');

/** Reads CSV as spreadsheets write it: quoted cells may contain commas and line ends, a quote is doubled. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter(row => row.length > 1);
}

const writeCsv = (rows: readonly (readonly string[])[]) =>
  rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

/** "541.2K", as the page showed it. */
function countIn(shown: string): number {
  const [, digits = '', unit = ''] = /^([\d.]+)([KMB]?)$/.exec(shown) ?? [];
  return Math.round(Number(digits) * { '': 1, K: 1e3, M: 1e6, B: 1e9 }[unit as 'K']);
}

/** The figures reported at a moment, by post. */
interface Snapshot {
  at: string;
  plays: number;
  likes: number;
  comments: number;
  shares: number;
}

const figureColumns = {
  plays: 'vid_nview',
  likes: 'vid_nlike',
  comments: 'vid_ncomment',
  shares: 'vid_nshare',
};
const weekMs = 7 * 86_400_000;
const watched = 200;

describe.skipIf(!hasRealData)('two snapshots of the same real posts', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshots-'));
  const paths = { first: path.join(folder, 'first.csv'), second: path.join(folder, 'second.csv') };
  const [firsts, seconds, links] = [
    new Map<string, Snapshot>(),
    new Map<string, Snapshot>(),
    new Map<string, string>(),
  ];
  let database: TestDatabase;
  let ctx: TestContext;
  let signedIn: SignedIn;

  beforeAll(() => {
    const [head = [], ...rows] = readCsv(gunzipSync(fs.readFileSync(file)).toString('utf8'));
    const at = (name: string) => head.indexOf(name);
    const whole = rows.filter(
      row => row.length === head.length && Object.values(figureColumns).every(name => row[at(name)]),
    );
    const some = whole.slice(0, 300);
    const later = some.map((row, place) => {
      const next = [...row];
      const moment = new Date(Date.parse(`${row[at('vid_scrapeTime')]}Z`) + weekMs + place * 1000);
      next[at('vid_scrapeTime')] = moment.toISOString().slice(0, 19).replace('T', ' ');
      const grown = { plays: 1.31, likes: 1.12, comments: 1.05, shares: 1 };
      for (const [name, column] of Object.entries(figureColumns)) {
        const before = countIn(row[at(column)] ?? '');
        next[at(column)] = String(
          Math.round(before * grown[name as 'plays']) + (name === 'plays' ? place : 0),
        );
      }
      return next;
    });
    fs.writeFileSync(paths.first, writeCsv([head, ...some]));
    fs.writeFileSync(paths.second, writeCsv([head, ...later]));
    const snapshotOf = (row: string[]): Snapshot => {
      const figure = (name: keyof typeof figureColumns) => countIn(row[at(figureColumns[name])] ?? '');
      const figures = { plays: figure('plays'), likes: figure('likes'), comments: figure('comments') };
      return {
        at: `${row[at('vid_scrapeTime')]?.replace(' ', 'T')}.000Z`,
        ...figures,
        shares: figure('shares'),
      };
    };
    for (const [place, row] of some.slice(0, watched).entries()) {
      const key = `tiktok:${row[at('vid_id')]}`;
      firsts.set(key, snapshotOf(row));
      seconds.set(key, snapshotOf(later[place] ?? []));
      links.set(key, row[at('vid_url')] ?? '');
    }
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  beforeEach(async () => {
    database = await freshDatabase();
    ctx = testContext('2025-06-20T00:00:00Z');
    signedIn = actingAs(ctx, await makeTeam(database.db, ctx, 'viral', { plan: 'team' }));
    return () => database.drop();
  });

  const days = { beginsOn: '2025-05-01', endsOn: '2025-06-30', zone: 'Asia/Ho_Chi_Minh' };
  const steps = {
    first: () => importFile(database.db, ctx, { path: paths.first }),
    second: () => importFile(database.db, ctx, { path: paths.second }),
    watch: async () => {
      const fields = projectFields(signedIn.actor.accountId, days);
      const { id, added } = await makeMonitor(database.db, signedIn, fields, [...links.values()]);
      expect(added).toBe(watched);
      return id;
    },
  };

  it.each<[string, (keyof typeof steps)[]]>([
    ['watched before both', ['watch', 'first', 'second']],
    ['watched between them', ['first', 'watch', 'second']],
    ['told in the other order', ['watch', 'second', 'first']],
  ])('yield the reported data and the true differences: %s', async (_what, order) => {
    for (const step of order) await steps[step]();
    const posts = await readWatchedPosts(database.db, [...links.keys()]);
    const stored = [...posts].map(([key, { points }]) => [
      key,
      points.map(({ at, ...figures }) => ({ at: new Date(at * 1000).toISOString(), ...figures })),
    ]);
    const wanted = [...links.keys()].map(key => [key, [firsts.get(key), seconds.get(key)]]);
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(wanted));

    for (const [key, post] of posts) {
      const [first, last] = [firsts.get(key), seconds.get(key)];
      const span = { zone: 'UTC', from: first?.at.slice(0, 10) ?? '', to: last?.at.slice(0, 10) ?? '' };
      const ends = dayGains(post, 'plays', { ...span, now: new Date(last?.at ?? '') }).map(
        ({ atEnd }) => atEnd,
      );
      // Seven days later; the values at the ends of the days in between are interpolated.
      expect(ends).toHaveLength(8);
      expect(ends.toSorted((a, b) => (a ?? -1) - (b ?? -1))).toEqual(ends);
      expect(ends[0]).toBeGreaterThanOrEqual(first?.plays ?? 0);
      expect(ends.at(-1)).toBe(last?.plays);
      const gained =
        (valueAt(post, 'plays', new Date(last?.at ?? '')) ?? 0) -
        (valueAt(post, 'plays', new Date(first?.at ?? '')) ?? 0);
      expect(gained).toBe((last?.plays ?? 0) - (first?.plays ?? 0));
    }
  });

  it('are the project’s figures, and its gains in its days', async () => {
    await steps.first();
    const id = await steps.watch();
    await steps.second();
    const { project, days } = await readMonitor(database.db, signedIn, id);
    const sum = (of: Map<string, Snapshot>, name: 'plays' | 'likes') =>
      [...of.values()].reduce((total, each) => total + each[name], 0);
    expect(project.figures).toMatchObject({
      posts: watched,
      plays: sum(seconds, 'plays'),
      likes: sum(seconds, 'likes'),
    });
    // Days at whose start and end all of them are known.
    const whole = days.filter(({ playsGained }) => playsGained !== null);
    expect(whole.length).toBeGreaterThan(0);
    const gained = whole.reduce((total, each) => total + (each.playsGained ?? 0), 0);
    expect(gained).toBeLessThanOrEqual(sum(seconds, 'plays') - sum(firsts, 'plays'));
    expect(gained).toBeGreaterThan((sum(seconds, 'plays') - sum(firsts, 'plays')) / 2);
  });
});
