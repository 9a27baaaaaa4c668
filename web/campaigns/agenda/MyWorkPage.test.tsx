import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import { clicks, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import agenda from '../../i18n/zh/campaigns/agenda.ts';

const ofCard = { campaignId: 3, campaignName: '春茶', collaborationId: 7, creator: { name: 'Lan' } };
const late = { ...ofCard, key: '1', step: 'overdueDraft', isOverdue: true } as const;
const amount = { currency: 'USD', minor: 60_000 } as const;
const approve = { ...ofCard, key: '2', step: 'approvePayment', amount } as const;
const reply = { ...ofCard, key: '3', step: 'reply', threadId: 9 } as const;
const withoutCard = { ...ofCard, key: '4', step: 'failedChecks', collaborationId: null } as const;
const counts = { overdueDraft: 1, approvePayment: 1, reply: 1, failedChecks: 1 };

const rows = async () =>
  within(await screen.findByRole('list', { name: agenda.work.list })).getAllByRole('link');

test('each row says what is to be done, since it is late, and leads to where it is done', async () => {
  server.answers(getMyWork, { items: [late, approve, reply, withoutCard], total: 4, counts });
  await opens('/myWork');
  const [first, second] = await rows();
  for (const text of [agenda.step.overdueDraft, 'Lan', '春茶', agenda.work.late])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('US$600.00');
  expect(second?.textContent).not.toContain(agenda.work.late);
  expect((await rows()).map(row => row.getAttribute('href'))).toEqual([
    '/campaignDetail/cooperation?id=3&card=7',
    '/campaignDetail/cooperation?id=3&card=7',
    expect.stringMatching(/thread=9$/),
    '/campaignDetail/invitation?id=3',
  ]);
});

test('a step is asked for by its button and the address, and again for all', async () => {
  server.answersBy(getMyWork, ({ query }) =>
    query.step ? { items: [approve], total: 1, counts } : { items: [late, approve], total: 2, counts },
  );
  await opens('/myWork');
  await clicks(new RegExp(`^${agenda.step.approvePayment} 1$`));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(location.search).toBe('?step=approvePayment');
  await clicks(new RegExp(`^${agenda.step.approvePayment} 1$`));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('nothing to do is said', async () => {
  await opens('/myWork');
  await sees(agenda.work.none);
});
