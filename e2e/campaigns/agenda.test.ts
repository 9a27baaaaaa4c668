import { test } from 'vitest';
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
async function makeAgenda(): Promise<MadeBoard> {
  const made = await makeBoard({ address, appUrl }, { count: 3 });
  const [first = 0] = made.cards.values();
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
  return made;
}

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
