import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import type { Tokens } from '../harness/sign-in.ts';
import { makeBoard, type MadeBoard } from '../fixtures/board-fixture.ts';
import { daysAgo } from '../fixtures/monitor-project-fixture.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const patiently = { timeout: 120_000 };

const owe = (tokens: Tokens, collaborationId: number, more: object = {}) =>
  callAs<{ id: number }>(address, tokens, 'POST', `/office/api/collaborations/${collaborationId}/payables`, {
    label: '定金 50%',
    amountMinor: 120_000,
    currency: 'USD',
    ...more,
  });

const idsOf = ({ cards }: MadeBoard): number[] => [...cards.values()];

const rows = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.payables.title, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });

const dialog = (person: Person) => person.page.getByRole('dialog').last();

test(
  'Something to pay is planned on the card, approved, paid with a proof and taken back',
  patiently,
  async () => {
    const made = await makeBoard({ address, appUrl }, { count: 2 });
    const [id = 0] = idsOf(made);
    const person = await visit({ tokens: made.tokens });
    const { payables } = person.words;
    await person.opens(`${made.path}&card=${id}`);
    const panel = person.page.getByRole('dialog');
    const part = panel.getByRole('region', { name: payables.part.title, exact: true });
    await person.sees(part.getByText(payables.part.none));
    await person.button(payables.part.add, part).click();
    await person.button(person.words.common.save, dialog(person)).click();
    await isBlamed(person, payables.field.amount, payables.fault.amount);
    await fills(person, {
      [payables.field.label]: '尾款',
      [payables.field.amount]: '1,200.5',
      [payables.field.tax]: '72',
      [payables.field.dueOn]: daysAgo(1),
    });
    await person.button(person.words.common.save, dialog(person)).click();
    await person.sees(payables.edit.added);
    await person.sees(part.getByText('US$1,272.50'));

    await person.opens(`/campaignDetail/money?id=${made.campaignId}`);
    await expect.poll(() => rows(person).count()).toBe(1);
    await person.sees(rows(person).getByText(payables.due.overdue));
    await rows(person).getByRole('button', { name: payables.act.approve }).click();
    await person.sees(rows(person).getByText(payables.state.approved, { exact: true }));
    await rows(person).getByRole('button', { name: payables.act.pay }).click();
    await fills(person, { [payables.field.method]: 'Wise', [payables.field.reference]: 'TR-20261122' });
    await dialog(person)
      .locator('input[type=file]')
      .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await person.button(payables.pay.submit, dialog(person)).click();
    await person.sees(payables.pay.done);
    await person.sees(rows(person).getByText('TR-20261122'));
    await person.sees(rows(person).getByRole('button', { name: payables.proof, exact: true }));

    await rows(person)
      .getByRole('button', { name: /更多操作/ })
      .click();
    await person.page.getByRole('menuitem', { name: payables.act.takeBack }).click();
    await field(person, payables.takeBack.reason).fill('银行退回');
    await person.button(payables.takeBack.submit, dialog(person)).click();
    await person.sees(payables.takeBack.done);
    await person.sees(rows(person).getByText(payables.state.approved, { exact: true }));
  },
);

test.each(looks)('Payables hold at %s', patiently, async (name, look) => {
  const made = await makeBoard({ address, appUrl }, { count: 3 });
  const [one = 0, two = 0] = idsOf(made);
  await owe(made.tokens, one, { dueOn: daysAgo(2), taxMinor: 7200, taxNote: '代扣' });
  const { id } = await owe(made.tokens, two);
  await callAs(address, made.tokens, 'POST', `/office/api/payables/${id}/paid`, { paidOn: daysAgo(0) });
  const person = await visit({ ...look, tokens: made.tokens });
  await person.opens('/payables');
  await expect.poll(() => rows(person).count()).toBe(2);
  await isUsable(person, name);
  await person.opens(`/campaignDetail/money?id=${made.campaignId}`);
  await expect.poll(() => rows(person).count()).toBe(2);
  await person.sees(person.page.getByRole('img', { name: new RegExp(person.words.payables.part.paid) }));
  await isUsable(person, name);
});
