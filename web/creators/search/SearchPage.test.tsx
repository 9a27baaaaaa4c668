import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { actOnCreators, checkContacts } from '../../../contract/creators/bulk.ts';
import { compareCreators } from '../../../contract/creators/comparison.ts';
import { listLists } from '../../../contract/creators/lists.ts';
import {
  countFacet,
  countPlatforms,
  filterChoices,
  searchCreators,
} from '../../../contract/creators/search/creator-search.ts';
import { createDraft } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import {
  button,
  clicks,
  dialog,
  filled,
  fills,
  sees,
  seesNothingOf,
  user,
} from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shell from '../../i18n/zh/core/shell.ts';
import creators from '../../i18n/zh/creators/creators.ts';
import creatorDialogs from '../../i18n/zh/creators/creator-dialogs.ts';
import teamCreators from '../../i18n/zh/creators/team-creators.ts';

const { empty, filter, keyword } = creators;
const found = { creators: [{ id: 5, name: '阮兰', handle: 'lan' }], total: 1 };

test.each(['美食', String.raw`%_\'";`])(
  'the keyword %j is asked for as it was typed, and stays in the box through an error and a retry',
  async typed => {
    server.refuses(searchCreators, 'internal');
    await opens('/bloggerSearch/tiktok');
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: keyword.label });
    await fills(keyword.label, typed);
    await user.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alert'));
    await sees(errorTexts.zh.internal, alert);
    server.answers(searchCreators, found);
    await clicks(shell.retry, alert);
    await screen.findByRole('link', { name: '阮兰' });
    expect(box.value).toBe(typed);
    expect(server.askedOf(searchCreators).at(-1)?.query).toMatchObject({ keyword: typed });
  },
);

test('a filter that the server refuses shows the error beside its field, and searches again once it is mended', async () => {
  server.refuses(searchCreators, 'invalid_request', { followerCount_start: '请填写数字' });
  await opens('/bloggerSearch/tiktok?followerCount_start=5');
  await sees(empty.faults);
  const chips = within(await screen.findByRole('group', { name: filter.title }));
  await clicks(new RegExp(`^${filter.names.followers}`), chips);
  const field = await screen.findByLabelText(filter.from);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  server.answers(searchCreators, found);
  await fills(filter.from, '100K');
  await clicks(shell.apply);
  await screen.findByRole('link', { name: '阮兰' });
  expect(server.askedOf(searchCreators).at(-1)?.query).toMatchObject({ followerCount_start: 100_000 });
});

test('category and e-mail are among the first filters', async () => {
  server.answers(searchCreators, found);
  await opens('/bloggerSearch/tiktok');
  const chips = within(await screen.findByRole('group', { name: filter.title }));
  const names = chips.getAllByRole('button').map(chip => chip.textContent);
  const { category, region, has_email } = filter.names;
  expect(names.slice(0, 3)).toEqual([category, region, has_email]);
});

describe('a keyword that names a category', () => {
  const beauty = { value: 'Beauty', creators: 1204 };
  const offer = filled(creators.categoryOffer, { category: '美妆', number: '1,204' });
  const opensBeauty = async (query: string) => {
    server.answers(searchCreators, found);
    server.answers(filterChoices, { categories: ['Food', 'Beauty'] });
    server.answers(countFacet, { values: [beauty], isComplete: true });
    await opens(`/bloggerSearch/youtube?${query}`);
    await screen.findByRole('link', { name: '阮兰' });
  };

  test.each(['美妆', 'beauty', 'skincare'])('%s: the category is one click away', async typed => {
    await opensBeauty(`keyword=${typed}&region=VN`);
    await clicks(offer);
    await waitFor(() => expect(location.search).toBe('?region=VN&category=Beauty'));
    await seesNothingOf(offer);
    expect(server.askedOf(searchCreators).at(-1)?.query).toMatchObject({
      platform: 'youtube',
      category: ['Beauty'],
    });
    expect(server.askedOf(countFacet)[0]?.query).toMatchObject({ facet: 'category', region: ['VN'] });
  });

  test.each(['keyword=emma', 'keyword=美妆&category=Beauty', 'category=Beauty'])(
    'for %s none is offered',
    async query => {
      await opensBeauty(query);
      await seesNothingOf(offer);
      expect(server.askedOf(countFacet)).toEqual([]);
    },
  );
});

const two = {
  creators: [
    { id: 5, name: '阮兰', handle: 'lan' },
    { id: 6, name: '陈可', handle: 'ke' },
  ],
  total: 2,
  shown: 60,
};
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: filled(shell.table.select, { name }) });

test('a save leads on: to the list, and to a mail to those who were saved', async () => {
  server.answers(searchCreators, two);
  server.answers(listLists, { lists: [{ id: 3, name: '十二月', mine: true }], used: 1, limit: 20 });
  server.answers(checkContacts, { total: 0, withoutAddress: 0, contacts: [] });
  server.answers(actOnCreators, { result: { asked: 2, done: 2, refusals: [] }, workId: null });
  await opens('/bloggerSearch/tiktok');
  for (const name of ['阮兰', '陈可']) await user.click(await box(name));
  const bar = within(await screen.findByRole('group', { name: shell.table.selected }));
  await clicks(teamCreators.action.save, bar);
  const form = await dialog();
  await user.click(await form.findByRole('radio', { name: /^十二月/ }));
  await clicks(creatorDialogs.save.save, form);
  const toast = within((await screen.findByText(/^已加入 2 位达人/)).parentElement!);
  await button(teamCreators.next.list, toast);
  server.refuses(createDraft, 'internal');
  await clicks(teamCreators.next.write, toast);
  await waitFor(() => expect(location.pathname).toBe('/mailTask/new'));
  await waitFor(() =>
    expect(server.askedOf(createDraft)[0]?.body).toMatchObject({ selection: { of: 'ids', ids: [5, 6] } }),
  );
});

test('back from the comparison, who was selected still is', async () => {
  server.answers(searchCreators, two);
  server.refuses(compareCreators, 'internal');
  await opens('/bloggerSearch/tiktok?region=VN');
  for (const name of ['阮兰', '陈可']) await user.click(await box(name));
  await clicks(teamCreators.action.compare);
  await waitFor(() => expect(location.pathname).toBe('/bloggerCompare'));
  history.back();
  for (const name of ['阮兰', '陈可']) expect((await box(name)).checked).toBe(true);
  // Another search is another question.
  await clicks(filter.clearAll);
  await waitFor(async () => expect((await box('阮兰')).checked).toBe(false));
});

describe('the tabs', () => {
  const platforms = [
    { platform: 'tiktok' as const, total: 1200 },
    { platform: 'youtube' as const, total: 30 },
    { platform: 'instagram' as const, total: 12_400 },
  ];
  const tabs = async () => {
    const bar = within(await screen.findByRole('navigation', { name: common.platform }));
    return bar.getAllByRole('link').map(tab => tab.textContent);
  };

  test('say what the search finds on each platform and on all, once its own results are there', async () => {
    server.answers(searchCreators, { ...found, total: 30, platforms: platforms.slice(1, 2) });
    server.answers(countPlatforms, { platforms });
    await opens('/bloggerSearch/youtube?region=VN&sort=price&page=2');
    await waitFor(async () =>
      expect(await tabs()).toEqual(['全部 13,630', 'TikTok 1,200', 'YouTube 30', 'Instagram 12,400']),
    );
    expect(server.askedOf(countPlatforms)).toMatchObject([
      { query: { platform: 'youtube', region: ['VN'], page: 1 } },
    ]);
    expect(server.askedOf(countPlatforms)[0]?.query.sort).toBeUndefined();
  });

  test('of all platforms need no further call, and each row says where its creator is', async () => {
    const creators = [
      { id: 5, name: '阮兰', handle: 'lan', platform: 'instagram' as const },
      { id: 6, name: '陈可', handle: 'ke', platform: 'youtube' as const },
    ];
    server.answers(searchCreators, { creators, total: 2, shown: 60, platforms });
    server.answers(listLists, { lists: [], used: 0, limit: 20 });
    await opens('/bloggerSearch/all');
    const [first, second] = await Promise.all(
      ['阮兰', '陈可'].map(async name => within((await screen.findByRole('link', { name })).closest('tr')!)),
    );
    first?.getByText(/^Instagram ·/);
    second?.getByText(/^YouTube ·/);
    expect((await tabs())[0]).toBe('全部 13,630');
    expect(server.askedOf(countPlatforms)).toEqual([]);
    expect(document.title).toContain(common.allPlatforms);
  });

  test('and the results say what is still being counted', async () => {
    const counting = {
      ...found,
      shown: 5000,
      total: null,
      platforms: [{ platform: 'tiktok' as const, total: null }],
    };
    server.answers(searchCreators, counting);
    server.answers(countPlatforms, { platforms: platforms.slice(1) });
    await opens('/bloggerSearch/tiktok');
    await sees(creators.total.counting);
    const pager = within(await screen.findByRole('navigation', { name: shell.pager.label }));
    expect(pager.queryByText('250')).toBeNull();
    await waitFor(async () =>
      expect(await tabs()).toEqual(['全部 ···', 'TikTok ···', 'YouTube 30', 'Instagram 12,400']),
    );
  });

  test('stay plain where nothing is known of a platform', async () => {
    server.answers(searchCreators, { ...found, total: 30, platforms: platforms.slice(0, 1) });
    server.answers(countPlatforms, { platforms: platforms.slice(0, 1) });
    await opens('/bloggerSearch/tiktok');
    await waitFor(async () =>
      expect(await tabs()).toEqual(['全部 ', 'TikTok 1,200', 'YouTube ', 'Instagram ']),
    );
  });
});

test('all results on all platforms are acted on as one selection', async () => {
  server.answers(searchCreators, { ...two, total: 40 });
  server.answers(actOnCreators, { result: null, workId: 3 });
  server.answers(listLists, { lists: [{ id: 3, name: '十二月', mine: true }], used: 1, limit: 20 });
  server.answers(checkContacts, { total: 0, withoutAddress: 0, contacts: [] });
  await opens('/bloggerSearch/all?region=VN');
  await user.click(await box('阮兰'));
  const bar = within(await screen.findByRole('group', { name: shell.table.selected }));
  await clicks(filled(teamCreators.selection['all#other'], { number: 40 }), bar);
  await clicks(teamCreators.action.save, bar);
  const form = await dialog();
  await user.click(await form.findByRole('radio', { name: /^十二月/ }));
  await clicks(creatorDialogs.save.save, form);
  await waitFor(() =>
    expect(server.askedOf(actOnCreators)[0]?.body.selection).toMatchObject({
      of: 'search',
      platform: 'all',
      filter: { region: ['VN'] },
    }),
  );
});
