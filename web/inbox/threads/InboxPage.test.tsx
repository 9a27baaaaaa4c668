import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmail } from '../../../contract/inbox/one-to-one-emails.ts';
import { actOnThreads, getThread, listThreads } from '../../../contract/inbox/threads.ts';
import { clicks, filled, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import inbox from '../../i18n/zh/inbox/inbox.ts';
import shell from '../../i18n/zh/core/shell.ts';

const thread = (id: number, name: string, subject: string, unread = 0) => ({
  id,
  subject,
  unread,
  mails: 1,
  counterpart: { name, address: `writer${id}@example.com` },
});
const lan = thread(1, '兰兰', '报价', 2);
const bao = thread(2, '阿宝', '档期');
const mai = thread(3, 'Mai', 'Rate card');

const list = () => screen.findByRole('list', { name: inbox.list.title });
const row = async (of: { subject: string }) =>
  within(await list()).findByRole('link', { name: new RegExp(of.subject) });
const tickOf = async (of: { counterpart: { name: string } }) =>
  within(await list()).findByLabelText<HTMLInputElement>(
    filled(inbox.list.select, { name: of.counterpart.name }),
  );
const heading = (of: { subject: string }) => screen.findByRole('heading', { level: 2, name: of.subject });
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

test('an inbox without mail says so', async () => {
  await opens('/inbox');
  await sees(inbox.list.empty.inbox);
  await sees(inbox.nothingOpen);
});

test('an empty view says what it would list', async () => {
  await opens('/inbox?view=snoozed');
  await sees(inbox.list.empty.snoozed);
});

test('filters that nothing matches can be cleared', async () => {
  server.answersBy(listThreads, ({ query }) => ({ threads: query.q ? [] : [bao] }));
  await opens('/inbox?q=nothing');
  await sees(inbox.list.noneFound);
  // The chips have such a button too.
  const emptyList = (await screen.findByText(inbox.list.noneFound)).parentElement;
  await clicks(inbox.filter.clearAll, within(emptyList ?? document.body));
  await row(bao);
  expect(location.search).toBe('');
});

test('conversations that failed to load appear after a retry', async () => {
  server.isAwayFor(listThreads);
  await opens('/inbox');
  const alert = within(await screen.findByRole('alert'));
  await sees(shell.error.network, alert);
  server.answers(listThreads, { threads: [bao] });
  await clicks(shell.retry, alert);
  await row(bao);
});

test('two keys pressed before the page is drawn again go two rows on', async () => {
  server.answersBy(listThreads, () => ({ threads: [lan, bao, mai] }));
  await opens('/inbox');
  const second = await row(bao);
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  act(() => {
    press();
    press();
  });
  await hasFocus(second);
});

test('an unread conversation that is viewed is reported as read', async () => {
  server.answersBy(listThreads, () => ({ threads: [lan, bao] }));
  server.answers(getThread, { thread: lan });
  server.answers(actOnThreads, { changed: 1 });
  await opens('/inbox');
  const opened = await row(lan);
  expect(opened.textContent).toContain(inbox.list.unread);
  await user.click(opened);
  expect(await heading(lan)).toBe(document.activeElement);
  expect(location.search).toBe('?thread=1');
  server.answers(listThreads, { threads: [{ ...lan, unread: 0 }, bao] });
  server.answers(getThread, { thread: { ...lan, unread: 0 } });
  await waitFor(() =>
    expect(server.askedOf(actOnThreads)).toMatchObject([{ body: { ids: [1], act: { kind: 'read' } } }]),
  );
  await seesNothingOf(inbox.list.unread, within(await row(lan)));
});

describe('with three conversations', () => {
  const come: (typeof lan)[] = [];

  beforeEach(async () => {
    const rows = [lan, bao, mai].map(each => ({ ...each, unread: 0 }));
    const gone = new Set<number>();
    come.length = 0;
    server.answersBy(listThreads, () => ({ threads: [...come, ...rows].filter(({ id }) => !gone.has(id)) }));
    server.answersBy(getThread, ({ params }) => ({ thread: rows.find(({ id }) => id === params.id) ?? {} }));
    server.answersBy(actOnThreads, ({ body: { ids, act } }) => {
      if (act.kind === 'archive') for (const id of ids) gone.add(id);
      if (act.kind === 'restore') for (const id of ids) gone.delete(id);
      return { changed: ids.length };
    });
    await opens('/inbox');
    await row(lan);
  });

  const selects = async (of: typeof lan) => user.click(await tickOf(of));
  const findBulk = () => screen.queryByRole('group', { name: inbox.selection.title });
  const bulk = async () => within(await screen.findByRole('group', { name: inbox.selection.title }));
  const hasNoBulk = () => waitFor(() => expect(findBulk()).toBeNull());
  const hasCount = (number: number) => sees(filled(inbox.selection['count#other'], { number }));
  const hasRows = (count: number) =>
    waitFor(async () => expect(within(await list()).getAllByRole('link')).toHaveLength(count));

  test('several are selected and archived together', async () => {
    await sees(filled(inbox.list['whole#other'], { number: 3 }));
    await hasNoBulk();
    await selects(bao);
    await selects(mai);
    await hasCount(2);
    await clicks(inbox.act.archive, await bulk());
    await sees(filled(inbox.done['archive#other'], { number: 2 }));
    expect(server.askedOf(actOnThreads)).toMatchObject([{ body: { ids: [2, 3], act: { kind: 'archive' } } }]);
    await hasRows(1);
    await hasNoBulk();
  });

  test('all are selected, one less, and none', async () => {
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: inbox.list.selectAll });
    await user.click(all);
    await hasCount(3);
    expect(all.checked).toBe(true);
    await selects(bao);
    await hasCount(2);
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await clicks(inbox.selection.clear, await bulk());
    await hasNoBulk();
    expect((await tickOf(lan)).checked).toBe(false);
  });

  test('keys move, select and open; Escape clears the selection, then returns to the row', async () => {
    await user.keyboard('jj');
    await hasFocus(await row(bao));
    await user.keyboard('x');
    await hasCount(1);
    await user.keyboard('o');
    await hasFocus(await heading(bao));
    await user.keyboard('{Escape}');
    await hasNoBulk();
    await user.keyboard('j');
    await heading(mai);
    await hasFocus(await row(mai));
    (await heading(mai)).focus();
    await user.keyboard('{Escape}');
    await sees(inbox.nothingOpen);
    await hasFocus(await row(mai));
    expect(location.search).toBe('');
  });

  test('the open conversation is archived by key, and the next one opens', async () => {
    await user.click(await row(bao));
    await heading(bao);
    await user.keyboard('e');
    await heading(mai);
    await hasFocus(await row(mai));
    expect(location.search).toBe('?thread=3');
    expect(server.askedOf(actOnThreads)).toMatchObject([{ body: { ids: [2], act: { kind: 'archive' } } }]);
  });

  test('whoever types before the field of a new mail is there archives nothing', async () => {
    await user.click(await row(bao));
    await heading(bao);
    server.answers(createEmail, { id: 9 });
    server.holds(createEmail);
    await user.keyboard('c');
    await waitFor(() => expect(server.askedOf(createEmail)).toHaveLength(1));
    await user.keyboard('e');
    expect(server.askedOf(actOnThreads)).toEqual([]);
  });

  test('the key e archives in the list, says how many, can be undone, and keeps the focus in the list', async () => {
    await user.keyboard('jje');
    await hasRows(2);
    await hasFocus(await row(mai));
    await sees(filled(inbox.done['archive#other'], { number: 1 }));
    await user.keyboard('e');
    await hasRows(1);
    await hasFocus(await row(lan));
    await clicks(inbox.done.undo);
    await hasRows(2);
    expect(server.askedOf(actOnThreads)).toMatchObject([
      { body: { ids: [2], act: { kind: 'archive' } } },
      { body: { ids: [3], act: { kind: 'archive' } } },
      { body: { ids: [3], act: { kind: 'restore' } } },
    ]);
  });

  test('once the last one is archived, the focus stays in the list, where it can be undone', async () => {
    await user.keyboard('je');
    await hasRows(2);
    await user.keyboard('e');
    await hasRows(1);
    await user.keyboard('e');
    await sees(inbox.list.empty.inbox);
    await hasFocus(await screen.findByRole('region', { name: inbox.list.title }));
    await clicks(inbox.done.undo);
    await hasRows(1);
  });

  test('new mail leaves the open conversation, the selection and the focus as they are', async () => {
    await user.click(await row(mai));
    await hasFocus(await heading(mai));
    await selects(lan);
    come.push(thread(9, '新来的', '刚刚'));
    const arrives = server.holds(listThreads);
    await clicks(
      new RegExp(inbox.act.unread),
      within(await screen.findByRole('region', { name: /Rate card/ })),
    );
    (await row(bao)).focus();
    arrives();
    await hasRows(4);
    await hasFocus(await row(bao));
    await hasCount(1);
    expect((await tickOf(lan)).checked).toBe(true);
    await heading(mai);
  });
});
