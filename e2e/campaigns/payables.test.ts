import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { agree, makeBoard, type MadeBoard } from '../fixtures/board-fixture.ts';
import { daysAgo } from '../fixtures/monitor-project-fixture.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/**
 * A board with two cards: the second has an overdue draft, a post due today and an overdue payable. The calendar and
 * one's work are made of these.
 */
async function makeAgenda(): Promise<MadeBoard & { ids: number[] }> {
  const made = await makeBoard({ address, appUrl }, { count: 2 });
  const { cards, tokens } = made;
  const ids = [...cards.values()];
  await agree(address, tokens, ids[1] ?? 0, {
    feeMinor: 120_000,
    deliverables: [{ kind: 'video', title: '开箱视频', draftDueOn: daysAgo(40), publishOn: daysAgo(0) }],
  });
  await callAs(address, tokens, 'POST', `/office/api/collaborations/${ids[1]}/payables`, {
    label: '定金 50%',
    amountMinor: 120_000,
    currency: 'USD',
    dueOn: daysAgo(2),
    taxMinor: 7200,
    taxNote: '代扣',
  });
  return { ...made, ids };
}

const rows = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.payables.title, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });

const dialog = (person: Person) => person.page.getByRole('dialog').last();

/** Plans something to pay on the open card. */
async function plans(person: Person): Promise<void> {
  const { common, payables } = person.words;
  const panel = person.page.getByRole('dialog');
  const part = panel.getByRole('region', { name: payables.part.title, exact: true });
  await person.sees(part.getByText(payables.part.none));
  await person.button(payables.part.add, part).click();
  await person.button(common.save, dialog(person)).click();
  await isBlamed(person, payables.field.amount, payables.fault.amount);
  await fills(person, {
    [payables.field.label]: '尾款',
    [payables.field.amount]: '1,200.5',
    [payables.field.tax]: '72',
    [payables.field.dueOn]: daysAgo(1),
  });
  await person.button(common.save, dialog(person)).click();
  await person.sees(payables.edit.added);
  await person.sees(part.getByText('US$1,272.50'));
}

/** Approves it, pays it with a proof, and takes the payment back. */
async function pays(person: Person, campaignId: number): Promise<void> {
  const { payables } = person.words;
  await person.goesTo(`/campaignDetail/money?id=${campaignId}`);
  await expect.poll(() => rows(person).count()).toBe(2);
  const row = rows(person).filter({ hasText: '尾款' });
  await person.sees(row.getByText(payables.due.overdue));
  await row.getByRole('button', { name: payables.act.approve }).click();
  await person.sees(row.getByText(payables.state.approved, { exact: true }));
  await row.getByRole('button', { name: payables.act.pay }).click();
  await fills(person, { [payables.field.method]: 'Wise', [payables.field.reference]: 'TR-20261122' });
  await dialog(person)
    .locator('input[type=file]')
    .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await person.button(payables.pay.submit, dialog(person)).click();
  await person.sees(payables.pay.done);
  await person.sees(row.getByText('TR-20261122'));
  await person.sees(row.getByRole('button', { name: payables.proof, exact: true }));
  await person.sees(person.page.getByRole('img', { name: new RegExp(payables.part.paid) }));
  await isUsableInBothLooks(person, 'money of a campaign', { part: 'main' });
  await person.goesTo('/payables');
  await expect.poll(() => rows(person).count()).toBe(2);
  await isUsableInBothLooks(person, 'payables');

  await row.getByRole('button', { name: new RegExp(`^${payables.moreOf.split('{{')[0]}`) }).click();
  await person.page.getByRole('menuitem', { name: payables.act.takeBack }).click();
  await field(person, payables.takeBack.reason).fill('银行退回');
  await person.button(payables.takeBack.submit, dialog(person)).click();
  await person.sees(payables.takeBack.done);
  await person.sees(row.getByText(payables.state.approved, { exact: true }));
}

test('Something to pay is planned on the card, approved, paid with a proof and taken back; calendar and home page show what is due', async () => {
  const { campaignId, ids, path, tokens } = await makeAgenda();
  const person = await visit({ ...bothLooks, tokens });
  const { agenda } = person.words;
  await person.opens(`${path}&card=${ids[0]}`);
  await plans(person);
  await pays(person, campaignId);

  await person.goesTo('/calendar');
  await person.sees(person.page.getByRole('region', { name: agenda.calendar.overdue, exact: true }));
  await isUsableInBothLooks(person, 'calendar', { part: 'main' });
  await person.goesTo('/home');
  await person.sees(person.page.getByRole('list', { name: agenda.work.list, exact: true }));
  await isUsableInBothLooks(person, 'home', { part: 'main' });
});
