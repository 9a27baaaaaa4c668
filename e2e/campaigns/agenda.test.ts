import { expect, test } from 'vitest';
import { callAs } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { agree, makeBoard, type MadeBoard } from '../fixtures/board-fixture.ts';
import { daysAgo } from '../fixtures/monitor-project-fixture.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const patiently = { timeout: 120_000 };

/** A board with an overdue draft, a post due today and a payment due today. */
async function makeAgenda(): Promise<MadeBoard & { first: number; name: string }> {
  const made = await makeBoard({ address, appUrl }, { count: 3 });
  const [[name, first] = ['', 0]] = [...made.cards];
  await agree(address, made.tokens, first, {
    feeMinor: 120_000,
    deliverables: [{ kind: 'video', title: '开箱视频', draftDueOn: daysAgo(40), publishOn: daysAgo(0) }],
  });
  await callAs(address, made.tokens, 'POST', `/office/api/collaborations/${first}/payables`, {
    label: '定金',
    amountMinor: 60_000,
    currency: 'USD',
    dueOn: daysAgo(0),
  });
  return { ...made, first, name };
}

test(
  'The calendar lists overdue items first, works by keyboard, and links to the card',
  patiently,
  async () => {
    const made = await makeAgenda();
    const person = await visit({ tokens: made.tokens });
    const { agenda } = person.words;
    await person.opens('/calendar');
    const late = person.page.getByRole('region', { name: agenda.calendar.overdue, exact: true });
    await person.sees(late.getByText('开箱视频'));
    const today = person.page.getByRole('cell').filter({ has: person.page.locator('[aria-current=date]') });
    await person.sees(today.getByRole('link').filter({ hasText: agenda.kinds.payment }));
    await today.locator('[aria-current=date]').focus();
    await person.page.keyboard.press('Enter');
    await person.sees(person.page.getByRole('status').getByText('US$600.00'));
    await person.button(agenda.kind).click();
    await person.page.getByRole('combobox', { name: agenda.kind }).selectOption(agenda.kinds.post);
    await person.button(person.words.shell.apply).click();
    await expect.poll(() => person.query()['kind']).toBe('post');
    await expect.poll(() => late.count()).toBe(0);
    await today.getByRole('link').filter({ hasText: agenda.kinds.post }).click();
    await person.isAt('/campaignDetail/cooperation');
    expect(person.query()).toMatchObject({ id: String(made.campaignId), card: String(made.first) });
  },
);

test('My work is listed by step, and every row links to where it is done', patiently, async () => {
  const made = await makeAgenda();
  const person = await visit({ tokens: made.tokens });
  const { agenda } = person.words;
  await person.opens('/');
  await person.page.getByRole('link', { name: agenda.work.title, exact: true }).click();
  await person.isAt('/myWork');
  const list = person.page.getByRole('list', { name: agenda.work.list, exact: true });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  expect(await list.getByRole('listitem').first().innerText()).toContain(agenda.step.overdueDraft);
  await person.page.getByRole('button', { name: new RegExp(`^${agenda.step.approvePayment} 1$`) }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  expect(person.query()).toMatchObject({ step: 'approvePayment' });
  await list.getByRole('link').click();
  await person.isAt('/campaignDetail/cooperation');
  expect(person.query()).toMatchObject({ card: String(made.first) });
});

test.each(looks)('Calendar and my work hold at %s', patiently, async (name, look) => {
  const made = await makeAgenda();
  const person = await visit({ ...look, tokens: made.tokens });
  const { agenda } = person.words;
  await person.opens('/calendar');
  await person.sees(person.page.getByRole('region', { name: agenda.calendar.overdue, exact: true }));
  await isUsable(person, `calendar, ${name}`);
  await person.opens('/myWork');
  await person.sees(person.page.getByRole('list', { name: agenda.work.list, exact: true }));
  await isUsable(person, `my work, ${name}`);
});
