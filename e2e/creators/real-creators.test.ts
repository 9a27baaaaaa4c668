import { expect, test } from 'vitest';
import { headOf } from '../../contract/core/sources/creator-fields.ts';
import type { Person } from '../harness/person.ts';
import { type Latest, type RawCreator, readRawCreators } from '../harness/product/raw-creators.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const raw: ReadonlyMap<string, RawCreator> = readRawCreators();

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

/** Reads the results of the keyword by hand. @returns the best of them */
async function findsBest(person: Person, keyword: string): Promise<{ row: Row; creator: RawCreator }> {
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
  const byHand = analysed.map(({ handle }) => raw.get(handle)?.latest).filter(latest => latest !== undefined);
  expect(byHand.length).toBe(analysed.length);
  expect(analysed.map(({ rate }) => rate.split(' ')[0])).toEqual(
    byHand.map(latest => percent(rateOf(latest))),
  );
  expect(byHand).toEqual(byHand.toSorted((a, b) => rateOf(b) - rateOf(a)));

  const [row] = analysed;
  const creator = row && raw.get(row.handle);
  if (!row || !creator) throw new Error('no real creator with figures was found');
  return { row, creator };
}

test('Vietnamese creators of TikTok are found by keyword, at least 100K followers, by interaction rate: one opened has the figures worked out by hand, and one with fewer than three posts says why it has none', async () => {
  const person = await visit({ tokens: await tokensOf(ownWorld().address) });
  await person.opensSearch('/bloggerSearch/tiktok?size=100');
  await person.searchesFor('food');
  await person.asksForAtLeast('followers', '100K');
  await person.sees(person.chip('followers', '≥ 100K'));
  await person.sortsBy('avg_intrate');
  await findsBest(person, 'food');
  await person.searchesFor('ẩm thực');
  const { row, creator } = await findsBest(person, 'ẩm thực');
  if (!creator.latest) throw new Error('the best creator has figures');
  await person.opensCreator(row.name);
  await showsFiguresOf(person, creator, creator.latest);

  await person.searches(() => person.goesTo('/bloggerSearch/tiktok?keyword=amthucphatgiao'));
  await person.opensCreator((await person.names())[0] ?? '');
  const { mark } = person.words.creators;
  await person.sees(person.page.getByRole('note').filter({ hasText: mark.unanalysable }));
  expect(await person.figure(headOf('followers').zh)).toContain(
    short(raw.get('amthucphatgiao.kt')?.followers ?? 0),
  );
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
