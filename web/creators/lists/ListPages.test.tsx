import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBackgroundTasks } from '../../../contract/activity/background-tasks.ts';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { createList, getList, listLists } from '../../../contract/creators/lists.ts';
import { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { button, clicks, dialog, filled, fills, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shell from '../../i18n/zh/core/shell.ts';
import lists from '../../i18n/zh/creators/lists.ts';
import teamCreators from '../../i18n/zh/creators/team-creators.ts';

const ours = { id: 1, name: '一', mine: true };
const readOnly = { id: 3, name: '三', mine: true, readOnly: true };

test('the list of a colleague cannot be changed, and its menu says why', async () => {
  server.answers(listLists, { lists: [{ ...ours, mine: false }], used: 1, limit: 20 });
  await opens('/favorites');
  await clicks(filled(lists.menu.open, { name: '一' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(entry => entry.getAttribute('data-disabled'))).toEqual(['true', 'true', 'true']);
  await sees(lists.menu.notYours);
});

test('a list that is not there, or not for the caller, says so', async () => {
  server.refuses(getList, 'not_found');
  await opens('/favorites/9');
  await screen.findByRole('heading', { name: lists.missing.title });
  await sees(lists.missing.text);
});

test('a list beyond the plan is refused in its dialog, with the limit', async () => {
  server.answers(listLists, { lists: [ours], used: 2, limit: 2 });
  server.refuses(createList, 'entitlement_exceeded');
  await opens('/favorites');
  await clicks(lists.create);
  const form = await dialog();
  await fills(common.name, '三', form);
  await clicks(lists.form.create, form);
  await sees(errorTexts.zh.entitlement_exceeded, form);
});

test('a list beyond the plan can be read, on the board and alone, and says why it cannot be extended', async () => {
  server.answers(listLists, { lists: [readOnly], used: 3, limit: 2 });
  server.answers(getList, { list: readOnly });
  await opens('/favorites');
  const card = within(await screen.findByRole('article', { name: '三' }));
  await sees(lists.readOnly.tag, card);
  await sees(lists.readOnly.about, card);
  await user.click(await card.findByRole('link', { name: '三' }));
  await sees(lists.empty.members);
  await sees(lists.readOnly.about);
});

test('only lists that can be extended are offered to save to', async () => {
  server.answers(listLists, { lists: [ours, readOnly], used: 3, limit: 2 });
  server.answers(searchCreators, { creators: [{ id: 5, name: '阮兰', handle: 'lan' }], total: 1 });
  await opens('/bloggerSearch/tiktok');
  await clicks(filled(teamCreators.action.saveOf, { name: '阮兰' }));
  const form = await dialog();
  await form.findByRole('radio', { name: /^一/ });
  expect(form.queryByRole('radio', { name: /^三/ })).toBeNull();
});

test.each([
  ['/favorites', listLists],
  ['/favorites/1', getList],
])('what failed to load on %s appears after a retry', async (path, endpoint) => {
  server.refuses(endpoint, 'internal');
  await opens(path);
  const alert = within(await screen.findByRole('alert'));
  await sees(errorTexts.zh.internal, alert);
  if (endpoint === listLists) server.answers(listLists, { lists: [ours] });
  server.answers(getList, { list: ours });
  await clicks(shell.retry, alert);
  await sees('一');
});

test('an export has what the page shows, with e-mail, status and notes, and its file is offered when it is made', async () => {
  const list = { ...ours, members: 1 };
  server.answers(getList, { list, members: [{ id: 5, name: '阮兰', handle: 'lan' }], total: 1 });
  server.answers(startExport, { workId: 8 });
  await opens('/favorites/1');
  await sees('阮兰');
  await clicks(lists.exportAll);
  const file = { name: '一-收藏夹达人-2026-03-02.xlsx', size: 9 };
  server.answers(listBackgroundTasks, { works: [{ id: 8, kind: 'export', state: 'done', file }] });
  await clicks(common.export, await dialog());
  await sees(filled(shell.work.exported, { name: file.name }));
  await button(shell.work.download);
  const [asked] = server.askedOf(startExport);
  expect(asked?.body).toMatchObject({ of: { table: 'listMembers', listId: 1 } });
  expect(asked?.body.columns).toEqual([
    'creator',
    'email',
    'status',
    'last_contact',
    'notes',
    'added_at',
    'followers',
  ]);
});
