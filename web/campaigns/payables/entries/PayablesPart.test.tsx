import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCampaign } from '../../../../contract/campaigns/campaigns.ts';
import { getCollaboration } from '../../../../contract/campaigns/collaborations.ts';
import { listPayables, scheduleFee } from '../../../../contract/campaigns/payables.ts';
import { clicks, dialog, filled, sees, seesNothingOf } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import collaborations from '../../../i18n/zh/campaigns/collaborations.ts';
import payables from '../../../i18n/zh/campaigns/payables.ts';

const { part, edit, field } = payables;
const card = '/campaignDetail/cooperation?id=3&card=7';
const deposit = { id: 1, collaborationId: 7, label: '定金', amountMinor: 500_000, currency: 'CNY' } as const;

/** A collaboration for ¥12,000, unless nothing was agreed. */
function answers(feeMinor: number | null, known: (typeof deposit)[] = [deposit]): void {
  server.answers(getCampaign, { id: 3, name: '春茶', role: 'owner', zone: 'Asia/Shanghai', currency: 'USD' });
  server.answers(getCollaboration, { id: 7, campaignId: 3, role: 'owner', feeMinor, currency: 'CNY' });
  server.answers(listPayables, { payables: known, total: known.length });
}

test('a payable begins with what is still open of the fee, in its currency', async () => {
  answers(1_200_000);
  await opens(card);
  await sees(filled(part.fee, { fee: '¥12,000.00', open: '¥7,000.00' }));
  await clicks(part.add);
  const form = await dialog(edit.add);
  expect((await form.findByLabelText<HTMLInputElement>(field.amount)).value).toBe('7000');
  expect((await form.findByLabelText<HTMLSelectElement>(field.currency)).value).toBe('CNY');
});

test.each(['halves', 'afterPosting'] as const)('%s plans the rest in one click', async terms => {
  answers(1_200_000);
  server.answers(scheduleFee, { ids: [2] });
  await opens(card);
  await clicks(part.schedule[terms]);
  await sees(part.scheduled);
  const [asked] = server.askedOf(scheduleFee);
  expect([asked?.params.id, asked?.body.schedule]).toEqual([7, terms]);
});

test('a fee that is planned in full offers no terms', async () => {
  answers(500_000);
  await opens(card);
  await sees(filled(part.feePlanned, { fee: '¥5,000.00' }));
  await seesNothingOf(part.schedule.halves);
});

test('without a fee, what is open is unknown, and a payable begins empty', async () => {
  answers(null, []);
  await opens(card);
  await sees(part.noFee);
  await clicks(part.add);
  const form = await dialog(edit.add);
  expect((await form.findByLabelText<HTMLInputElement>(field.amount)).value).toBe('');
});

test('who comes for the payables finds them first, and otherwise the terms', async () => {
  const firstPart = async () => (await screen.findAllByRole('heading', { level: 3 }))[0]?.textContent;
  answers(1_200_000);
  await opens(`${card}&part=payables`);
  await sees(part.title);
  expect(await firstPart()).toBe(part.title);
  cleanup();
  await opens(card);
  await sees(part.title);
  expect(await firstPart()).toBe(collaborations.panel.terms);
});
