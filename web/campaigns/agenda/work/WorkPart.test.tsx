import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getMyWork } from '../../../../contract/campaigns/agenda/agenda.ts';
import { getHome } from '../../../../contract/home/overview.ts';
import { clicks, filled, sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import agenda from '../../../i18n/zh/campaigns/agenda.ts';

const ofCard = { campaignId: 3, campaignName: '春茶', collaborationId: 7, creator: { name: 'Lan' } };
const late = { ...ofCard, key: '1', step: 'overdueDraft', isOverdue: true } as const;
const amount = { currency: 'USD', minor: 60_000 } as const;
const approve = { ...ofCard, key: '2', step: 'approvePayment', amount } as const;
const reply = { ...ofCard, key: '3', step: 'reply', threadId: 9 } as const;
const withoutCard = { ...ofCard, key: '4', step: 'failedChecks', collaborationId: null } as const;
const counts = { overdueDraft: 1, approvePayment: 1, reply: 1, failedChecks: 1 };

const rows = async () =>
  within(await screen.findByRole('list', { name: agenda.work.list })).getAllByRole('link');

beforeEach(() => {
  server.answers(getHome, { steps: { done: ['startCampaign'], isHidden: true } });
});

test('each row says what is to be done, since it is late, and leads to where it is done', async () => {
  server.answers(getMyWork, { items: [late, approve, reply, withoutCard], total: 4, counts });
  await opens('/home');
  const [first, second] = await rows();
  for (const text of [agenda.step.overdueDraft, 'Lan', '春茶', agenda.work.late])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('US$600.00');
  expect(second?.textContent).not.toContain(agenda.work.late);
  expect((await rows()).map(row => row.getAttribute('href'))).toEqual([
    '/campaignDetail/cooperation?id=3&card=7&part=drafts',
    '/campaignDetail/cooperation?id=3&card=7&part=payables',
    expect.stringMatching(/thread=9$/),
    '/campaignDetail/invitation?id=3',
  ]);
});

test('a step is asked for by its button and the address, and again for all', async () => {
  server.answersBy(getMyWork, ({ query }) =>
    query.step ? { items: [approve], total: 1, counts } : { items: [late, approve], total: 2, counts },
  );
  await opens('/home');
  await clicks(new RegExp(`^${agenda.step.approvePayment} 1$`));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(location.search).toBe('?step=approvePayment');
  await clicks(new RegExp(`^${agenda.step.approvePayment} 1$`));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('the first lines are shown, all of it by a button and the former address of the page', async () => {
  server.answersBy(getMyWork, ({ query }) => ({
    items: [late, approve, reply].slice(0, query.size === 6 ? 2 : 3),
    total: 3,
    counts,
  }));
  await opens('/home');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await clicks(filled(agenda.work['showAll#other'], { number: 3 }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(location.search).toBe('?all=true');
});

test('the former address of the page leads here, with its filters', async () => {
  server.answers(getMyWork, { items: [approve], total: 1, counts });
  await opens('/myWork?step=approvePayment');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(location.pathname + location.search).toBe('/home?step=approvePayment');
  expect(server.askedOf(getMyWork).at(-1)?.query.step).toBe('approvePayment');
});

test('nothing to do is said', async () => {
  await opens('/home');
  await sees(agenda.work.none);
});
