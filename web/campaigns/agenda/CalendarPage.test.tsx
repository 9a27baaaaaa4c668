import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCalendar } from '../../../contract/campaigns/agenda/agenda.ts';
import { clicks, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import agenda from '../../i18n/zh/campaigns/agenda.ts';
import shell from '../../i18n/zh/core/shell.ts';

const today = '2026-03-02';
const ofCard = { campaignId: 3, campaignName: '春茶', collaborationId: 7, creator: { name: 'Lan' } };
const late = { ...ofCard, key: 'draft:1', kind: 'draft', on: '2026-01-21', title: '开箱视频' } as const;
const post = { ...ofCard, key: 'post:1', kind: 'post', on: today } as const;
const amount = { currency: 'USD', minor: 60_000 } as const;
const payment = { ...ofCard, key: 'payment:1', kind: 'payment', on: today, amount } as const;

beforeEach(async () => {
  server.answersBy(getCalendar, ({ query }) =>
    query.kind ? { today, items: [post] } : { today, items: [post, payment], overdue: [late] },
  );
  await opens('/calendar');
});

const day = () => screen.findByRole('button', { current: 'date' });
const cell = async () => within((await day()).closest('td') ?? document.body);

test('what is late stands first, and what is of a day in its square; each leads to its card', async () => {
  const overdue = within(await screen.findByRole('region', { name: agenda.calendar.overdue }));
  await sees(/开箱视频/, overdue);
  const links = (await cell()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['发布 Lan', '付款 Lan']);
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/campaignDetail/cooperation?id=3&card=7',
    '/campaignDetail/cooperation?id=3&card=7&part=payables',
  ]);
});

test('arrows go from day to day, and Enter opens one with all of it', async () => {
  (await day()).focus();
  await user.keyboard('{Enter}');
  await sees(/US\$600\.00/);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-03');
  await user.keyboard('{Enter}');
  await sees(agenda.calendar.nothingThere);
});

test('only one kind is asked for by the address, and nothing late is said then', async () => {
  await clicks(common.kind);
  await user.selectOptions(await screen.findByRole('combobox', { name: common.kind }), agenda.kinds.post);
  await clicks(shell.apply);
  await waitFor(() => expect(screen.queryByRole('region', { name: agenda.calendar.overdue })).toBeNull());
  expect(location.search).toBe('?kind=post');
  expect((await cell()).getAllByRole('link')).toHaveLength(1);
});

test('another month is asked for in whole weeks', async () => {
  await day();
  await clicks(agenda.calendar.after);
  await waitFor(() =>
    expect(server.askedOf(getCalendar).at(-1)?.query).toEqual({ from: '2026-03-30', to: '2026-05-03' }),
  );
  expect(location.search).toBe('?month=2026-04');
});
