import { beforeAll, describe, expect, test } from 'vitest';
import { headOf } from '../../contract/core/sources/creator-fields.ts';
import type { Person } from '../harness/person.ts';
import { type Latest, type RawCreator, readRawCreators } from '../harness/product/raw-creators.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const { address } = ownWorld();
const visit = visits();
const raw: ReadonlyMap<string, RawCreator> = readRawCreators();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await tokensOf(address);
});

interface Row {
  handle: string;
  name: string;
  rate: string;
}

async function readRows(person: Person): Promise<Row[]> {
  const [handles, names, rates] = [
    await person.handles(),
    await person.names(),
    await person.column('avg_intrate'),
  ];
  return handles.map((handle, at) => ({ handle, name: names[at] ?? '', rate: rates[at] ?? '' }));
}

const rateOf = ({ likes, comments, shares, plays }: Latest) => (likes + comments + shares) / plays;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const inWords = (count: number) => count.toLocaleString('en-US');
const contains = (creator: RawCreator, keyword: string) =>
  `${creator.handle} ${creator.name} ${creator.bio}`
    .normalize('NFC')
    .toLowerCase()
    .includes(keyword.normalize('NFC'));

/** A large count as the product writes it: K, M and B with two decimals. */
function short(count: number): string {
  if (count >= 1e6) return `${(count / 1e6).toFixed(2)}M`;
  return count >= 1e3 ? `${(count / 1e3).toFixed(2)}K` : String(count);
}

describe('Vietnamese creators of TikTok', () => {
  test.each(['ẩm thực', 'food'])(
    '%s, at least 100K followers, by interaction rate: one opened has the figures worked out by hand',
    async keyword => {
      const person = await visit({ tokens });
      await person.opensSearch('/bloggerSearch/tiktok?size=100');
      await person.searchesFor(keyword);
      await person.asksForAtLeast('followers', '100K');
      await person.sees(person.chip('followers', '≥ 100K'));
      await person.sortsBy('avg_intrate');
      const rows = await readRows(person);
      expect(await person.total()).toBe(rows.length);
      const real = rows.filter(({ handle }) => raw.has(handle));

      // Every creator with the word in name or bio is found, and none is below the minimum.
      const wanted = [...raw.values()].filter(
        creator => creator.followers >= 100_000 && contains(creator, keyword),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(real.map(({ handle }) => handle)).toEqual(
        expect.arrayContaining(wanted.map(({ handle }) => handle)),
      );
      expect(real.filter(({ handle }) => (raw.get(handle)?.followers ?? 0) < 100_000)).toEqual([]);

      // Creators with figures are sorted by the rates calculated from the raw responses.
      const analysed = real.filter(({ rate }) => rate !== '—');
      const byHand = analysed
        .map(({ handle }) => raw.get(handle)?.latest)
        .filter(latest => latest !== undefined);
      expect(byHand.length).toBe(analysed.length);
      expect(analysed.map(({ rate }) => rate.split(' ')[0])).toEqual(
        byHand.map(latest => percent(rateOf(latest))),
      );
      expect(byHand).toEqual(byHand.toSorted((a, b) => rateOf(b) - rateOf(a)));

      const [best] = analysed;
      const creator = best && raw.get(best.handle);
      if (!best || !creator?.latest) throw new Error('no real creator with figures was found');
      await person.opensCreator(best.name);
      await showsFiguresOf(person, creator, creator.latest);
    },
  );

  test('A creator with fewer than three posts has no figures, and the page says why', async () => {
    const person = await visit({ tokens });
    const { mark } = person.words.creators;
    await person.opensSearch('/bloggerSearch/tiktok?keyword=amthucphatgiao');
    await person.opensCreator((await person.names())[0] ?? '');
    await person.sees(person.page.getByRole('note').filter({ hasText: mark.unanalysable }));
    expect(await person.figure(headOf('followers').zh)).toContain(
      short(raw.get('amthucphatgiao.kt')?.followers ?? 0),
    );
  });
});

async function showsFiguresOf(person: Person, creator: RawCreator, latest: Latest): Promise<void> {
  const { column, mark } = person.words.creators;
  const { plays, likes, comments, shares, posts } = latest;
  await person.sees(person.page.getByText(`@${creator.handle}`, { exact: true }));
  // The data set has no regions: its mapping assumes one, and the page says so.
  await person.sees(person.page.getByText(mark.assumed, { exact: true }));
  await person.sees(person.page.getByText(/ · 越南/));

  expect(await person.figure(headOf('followers').zh)).toContain(short(creator.followers));
  expect(await person.figure(column.avg_plays)).toContain(short(plays / posts));
  expect(await person.figure(column.avg_intrate)).toContain(percent(rateOf(latest)));
  expect(await person.figure(column.follower_plays)).toContain(
    (plays / posts / creator.followers).toFixed(2),
  );

  const rate = await person.asksHow(column.avg_intrate);
  expect(rate).toContain(
    `(${inWords(likes)} + ${inWords(comments)} + ${inWords(shares)}) ÷ ${inWords(plays)}`,
  );
  expect(rate).toContain(`样本 ${posts} 条`);
  expect(await person.asksHow(column.avg_plays)).toContain(`${inWords(plays)} ÷ ${posts}`);
}
