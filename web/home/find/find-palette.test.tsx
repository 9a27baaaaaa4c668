import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findEverything } from '../../../contract/home/find.ts';
import { endSession } from '../../../contract/identity/sign-in.ts';
import { listLists } from '../../../contract/creators/lists.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { filled, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens, type Visitor } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import find from '../../i18n/zh/home/find.ts';
import lists from '../../i18n/zh/creators/lists.ts';
import shell from '../../i18n/zh/core/shell.ts';
import { currentSettings, setSetting } from '../../ui/settings/settings.ts';

const creator = {
  id: 7,
  platform: 'tiktok',
  handle: 'lilycooks',
  name: 'Lily',
  avatarUrl: '',
  followers: 1_200_000,
} as const;
const everything = {
  creators: [creator],
  lists: [{ id: 3, name: '春季茶具', color: 1, members: 12 }],
  tasks: [
    { id: 4, name: '三月邀约', state: 'sent', subject: '想和你合作' },
    { id: 5, name: '', state: 'draft', subject: '未写完' },
  ],
  threads: [{ id: 6, subject: 'Re: 合作', counterpart: { name: 'Lily', address: 'lily@creators.test' } }],
  campaigns: [{ id: 8, name: '新茶上市', product: '龙井' }],
  links: [{ id: 9, name: '官网', shortUrl: 'https://s.example/abc' }],
  monitors: [{ id: 10, name: '春季监控', beginsOn: '2026-03-01', endsOn: '2026-03-31' }],
  orders: [{ number: '20260301ABC', planName: '专业版', orderedAt: '2026-03-01T00:00:00.000Z' }],
} as const;
const nothing = {
  creators: [],
  lists: [],
  tasks: [],
  threads: [],
  campaigns: [],
  links: [],
  monitors: [],
  orders: [],
};

const box = () => screen.findByRole('combobox', { name: shell.find.label });
const list = () => within(screen.getByRole('listbox'));
const options = () =>
  list()
    .queryAllByRole('option')
    .map(option => option.textContent);
const chosen = () => list().queryByRole('option', { selected: true })?.textContent;
/** What a screen reader is told to be active. */
const active = async () =>
  document.getElementById((await box()).getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  server.answers(findEverything, nothing);
  vi.restoreAllMocks();
});

async function begins(visitor: Visitor = {}) {
  await opens('/changePassword', visitor);
  await screen.findByRole('button', { name: shell.find.label });
  await user.keyboard('/');
  await box();
  await screen.findByRole('listbox');
}
const types = async (text: string) => user.type(await box(), text);
const groups = () =>
  list()
    .getAllByRole('group')
    .map(group => group.getAttribute('aria-label'));

describe('by keyboard', () => {
  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    '%s opens it, and Escape returns the focus',
    async keys => {
      await opens('/changePassword');
      const opener = await screen.findByRole('button', { name: shell.find.label });
      opener.focus();
      await user.keyboard(keys);
      expect(document.activeElement).toBe(await box());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox', { name: shell.find.label })).toBeNull());
      expect(document.activeElement).toBe(opener);
    },
  );

  test('a slash in a field is a slash', async () => {
    await opens('/changePassword');
    await screen.findByRole('button', { name: shell.find.label });
    const field = document.querySelector<HTMLInputElement>('main input');
    if (!field) throw new Error('the page has no field');
    field.focus();
    await user.keyboard('a/b');
    expect(screen.queryByRole('combobox', { name: shell.find.label })).toBeNull();
  });

  test('pages come at once and are taken by Enter, in either language', async () => {
    await begins();
    await types('操作');
    expect(await active()).toContain('操作记录');
    await user.clear(await box());
    await types('members');
    expect(await active()).toContain('团队管理');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/teamManage'));
    expect(screen.queryByRole('combobox', { name: shell.find.label })).toBeNull();
  });

  test('Enter before the answer takes the first result when it comes', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    server.answers(findEverything, everything);
    const answer = server.holds(findEverything);
    await begins();
    await types('lily{Control>}{Enter}{/Control}');
    expect(chosen()).toBeUndefined();
    expect(open).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(open).toHaveBeenCalledWith('/bloggerDetail/tiktok/7', '_blank', 'noopener'));
  });

  test('without any result it searches creators', async () => {
    await begins();
    await types('mrnobody{Enter}');
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/bloggerSearch/tiktok?keyword=mrnobody'),
    );
  });

  test('Control and Enter open another tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await begins();
    await types('members{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/teamManage', '_blank', 'noopener');
    expect(location.pathname).toBe('/changePassword');
    await box();
  });
});

describe('what the server finds', () => {
  test('every kind has a group, a line and an address', async () => {
    server.answers(findEverything, everything);
    await begins();
    await types('zz');
    await sees('Lily');
    const { group } = find;
    expect(groups()).toEqual([
      group.creators,
      group.lists,
      group.tasks,
      group.threads,
      group.campaigns,
      group.links,
      group.monitors,
      group.orders,
      filled(find.elsewhere, { words: 'zz' }),
    ]);
    const addresses = list()
      .getAllByRole('option')
      .map(option => option.getAttribute('href'));
    expect(addresses).toEqual([
      '/bloggerDetail/tiktok/7',
      '/favorites/3',
      '/campaignDetail/emailDetail?id=4',
      '/mailTask/new?id=5',
      '/inbox?thread=6',
      '/campaignDetail/invitation?id=8',
      '/shortDetail/9',
      '/monitorDetail/10',
      '/orderManage?number=20260301ABC',
      '/bloggerSearch/tiktok?keyword=zz',
      '/bloggerSearch/youtube?keyword=zz',
      '/bloggerSearch/instagram?keyword=zz',
      '/bloggerSearch/all?keyword=zz',
      '/inbox?q=zz',
    ]);
    expect(options()[0]).toBe('LLily@lilycooks · TikTok · 1.20M 粉丝');
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
  });

  test('joins below without moving what is chosen', async () => {
    server.answers(findEverything, everything);
    await begins();
    await types('收藏');
    expect(chosen()).toContain('收藏夹');
    await user.keyboard('{ArrowDown}');
    const before = options().slice(0, 2);
    const picked = chosen();
    await sees('Lily');
    expect(options().slice(0, 2)).toEqual(before);
    expect(chosen()).toBe(picked);
    // From the first one up is the last one.
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(find.inbox);
  });

  test('nothing found says so, and leads on', async () => {
    await begins();
    await types('qqq');
    await sees(filled(find.none, { words: 'qqq' }));
    expect(options()).toEqual(['TikTok', 'YouTube', 'Instagram', common.allPlatforms, find.inbox]);
  });

  test('if it is away, pages are found, and it is asked again', async () => {
    server.isAwayFor(findEverything);
    await begins();
    await types('qqq');
    await sees(find.failed);
    server.answers(findEverything, everything);
    await user.click(screen.getByRole('button', { name: shell.retry }));
    await sees('Lily');
    await seesNothingOf(find.failed);
  });
});

describe('actions', () => {
  test('before anything is typed, what somebody may begin is offered', async () => {
    await begins({ mayCollect: false });
    expect(groups()).toEqual([find.group.actions]);
    expect(options()).toContain(find.command.newList);
    expect(options()).not.toContain(find.command.newAcquisition);
  });

  test('a new list opens its dialog, and the address does not keep it', async () => {
    server.answers(listLists, { lists: [], used: 0, limit: 10 });
    await begins();
    await types('new list{Enter}');
    await screen.findByRole('dialog', { name: lists.form.createTitle });
    await waitFor(() => expect(location.pathname + location.search).toBe('/favorites'));
  });

  test('dark', async () => {
    await begins();
    await types('dark{Enter}');
    expect(currentSettings().scheme).toBe('dark');
    setSetting('scheme', 'auto');
  });

  test('sign out, by a word for it in the other language', async () => {
    server.answers(endSession, {});
    await begins();
    await types('log out{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/index'));
  });

  test('a sub-account is led to no page of the main account', async () => {
    await begins({ role: 'member' });
    await types('members');
    expect(options().join()).not.toContain('团队管理');
  });
});

test('recent searches are offered, also while somebody types, and can be forgotten', async () => {
  const searches = [
    { platform: 'youtube', words: 'Inbox zero' },
    { platform: 'tiktok', words: '美食' },
  ];
  localStorage.setItem('starbridge-recent_searches-Array', JSON.stringify(searches));
  await begins();
  expect(options().slice(0, 3)).toEqual(['Inbox zeroYouTube', '美食TikTok', find.forget]);
  await types('INBOX');
  expect(groups().slice(0, 2)).toEqual([find.group.pages, find.group.recent]);
  await user.clear(await box());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(groups()).toEqual([find.group.actions]));
});

test('keys of an input method are its own', async () => {
  await begins();
  const field = await box();
  await types('members');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(location.pathname).toBe('/changePassword');
});
