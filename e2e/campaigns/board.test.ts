import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field } from '../harness/forms.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { addSubAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { agree, makeBoard, type MadeBoard } from '../fixtures/board-fixture.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const world = ownWorld();
const slowly = { timeout: 120_000 };

type State = keyof Person['words']['collaborations']['state'];

const column = (person: Person, state: State): Locator =>
  person.page.getByRole('region', {
    name: new RegExp(`^${person.words.collaborations.state[state]}[,，]`),
  });
const cardIn = (person: Person, state: State, name: string) => person.button(name, column(person, state));
const panelOf = (person: Person, name: string) =>
  person.page.getByRole('dialog', { name: filled(person.words.collaborations.panel.titleOf, { name }) });

async function opens(person: Person, board: MadeBoard, query = ''): Promise<void> {
  await person.opens(board.path + query);
  await person.sees(person.page.getByRole('group', { name: person.words.collaborations.board }));
}

const idOf = (board: MadeBoard, at: number) => board.cards.get(board.creators[at]?.name ?? '') ?? 0;
const nameOf = (board: MadeBoard, at: number) => board.creators[at]?.name ?? '';

/** Drags a card in steps, as a user does. */
async function drags(person: Person, card: Locator, to: Locator): Promise<void> {
  const from = await card.boundingBox();
  const goal = await to.boundingBox();
  if (!from || !goal) throw new Error('card or column is not drawn');
  const { mouse } = person.page;
  await mouse.move(from.x + 20, from.y + 8);
  await mouse.down();
  await mouse.move(goal.x + goal.width / 2, goal.y + 90, { steps: 12 });
  await expect.poll(() => to.getAttribute('data-over')).toBe('true');
  await mouse.up();
}

test('A card is dragged, and returns with the reason if the move is not allowed', slowly, async () => {
  const board = await makeBoard(world);
  await agree(world.address, board.tokens, idOf(board, 0), { feeMinor: 120_000 });
  const person = await visit({ tokens: board.tokens });
  const [name, without] = [nameOf(board, 0), nameOf(board, 1)];
  await opens(person, board);
  await drags(person, cardIn(person, 'negotiating', name), column(person, 'agreed'));
  await person.sees(cardIn(person, 'agreed', name));
  await person.sees(column(person, 'agreed').getByText('US$1,200.00').first());

  await drags(person, cardIn(person, 'negotiating', without), column(person, 'agreed'));
  await person.sees(person.page.getByText('请先填写合作费用', { exact: false }));
  await person.sees(cardIn(person, 'negotiating', without));
  await person.page.reload();
  await person.sees(cardIn(person, 'agreed', name));
  await person.sees(cardIn(person, 'negotiating', without));
});

test(
  'By keyboard a card is picked up, carried, given back and dropped, and keeps the focus',
  slowly,
  async () => {
    const board = await makeBoard(world);
    await agree(world.address, board.tokens, idOf(board, 0), { feeMinor: 5000 });
    const person = await visit({ tokens: board.tokens });
    const { say, state } = person.words.collaborations;
    const [first, second] = [nameOf(board, 0), nameOf(board, 1)];
    await opens(person, board);
    const { keyboard } = person.page;
    const focused = () => person.page.evaluate<string>('document.activeElement?.textContent ?? ""');
    await cardIn(person, 'negotiating', first).focus();
    await keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(second);
    await keyboard.press('ArrowUp');
    await expect.poll(focused).toBe(first);
    await keyboard.press('Space');
    await person.sees(filled(say.taken, { name: first, column: state.negotiating, place: 1 }));
    await keyboard.press('ArrowDown');
    await person.sees(filled(say.carried, { column: state.negotiating, place: 2 }));
    await keyboard.press('Escape');
    await person.sees(filled(say.back, { name: first }));
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await person.sees(filled(say.carried, { column: state.agreed, place: 1 }));
    await keyboard.press('Enter');
    await person.sees(cardIn(person, 'agreed', first));
    await expect.poll(focused).toBe(first);
    await keyboard.press('Enter');
    await person.sees(panelOf(person, first));
    expect(person.query()['card']).toBe(String(idOf(board, 0)));
  },
);

test(
  'Several cards are moved at once, refused ones say why, and a cancellation requires a reason',
  slowly,
  async () => {
    const board = await makeBoard(world, { count: 4 });
    await agree(world.address, board.tokens, idOf(board, 0), { feeMinor: 5000 });
    const person = await visit({ tokens: board.tokens });
    const { bulk, cancelling, card, moveTo, state } = person.words.collaborations;
    const tick = (at: number) =>
      person.page.getByRole('checkbox', {
        name: filled(card.tick, { name: nameOf(board, at) }),
        exact: true,
      });
    await opens(person, board);
    await tick(0).check();
    await tick(2).click({ modifiers: ['Shift'] });
    await person.sees(
      person.page.getByRole('group').getByText(filled(bulk['selected#other'], { number: 3 })),
    );
    await person.button(moveTo).click();
    await person.page.getByRole('menuitem', { name: state.agreed, exact: true }).click();
    const refused = person.page.getByRole('dialog', {
      name: filled(bulk['refused#other'], { number: 2 }),
    });
    await person.sees(refused.getByText(nameOf(board, 1)));
    await person.button(person.words.shell.close, refused).last().click();
    await person.sees(cardIn(person, 'agreed', nameOf(board, 0)));

    await person.button(bulk.cancel).click();
    const asking = person.page.getByRole('dialog');
    await person.button(cancelling.confirm, asking).click();
    await person.sees(cancelling.missing);
    await asking.getByLabel(cancelling.reason).fill('档期冲突');
    await person.button(cancelling.confirm, asking).click();
    await person.sees(person.page.getByText(filled(bulk['done#other'], { number: 2 })));
    await person.button(/已取消/).click();
    await person.sees(cardIn(person, 'cancelled', nameOf(board, 1)));
  },
);

test('A card is moved by its menu, and a cancelled one shows its reason in the panel', slowly, async () => {
  const board = await makeBoard(world, { count: 2 });
  const person = await visit({ tokens: board.tokens });
  const { cancelling, card, event, panel, state } = person.words.collaborations;
  const name = nameOf(board, 0);
  await opens(person, board);
  await person.button(filled(card.more, { name })).click();
  await person.page.getByRole('menuitem', { name: state.cancelled, exact: true }).click();
  await person.page.getByRole('dialog').getByLabel(cancelling.reason).fill('报价太高');
  await person.button(cancelling.confirm).click();
  await person.seesNothingOf(cardIn(person, 'negotiating', name));
  await person.opens(`${board.path}&card=${idOf(board, 0)}`);
  await person.sees(filled(panel.cancelReason, { reason: '报价太高' }));
  await person.sees(
    filled(event.movedBecause, {
      name: '林溪',
      from: state.negotiating,
      to: state.cancelled,
      reason: '报价太高',
    }),
  );
});

test(
  'Fields and deliverables are changed in the panel, and unsaved changes are asked about',
  slowly,
  async () => {
    const board = await makeBoard(world, { count: 3 });
    const person = await visit({ tokens: board.tokens });
    const { collaborations: words, shell } = person.words;
    const name = nameOf(board, 0);
    await opens(person, board);
    await cardIn(person, 'negotiating', name).click();
    const panel = panelOf(person, name);
    await panel.getByLabel(words.field.fee, { exact: true }).fill('1,200.5');
    await person.sees(panel.getByText('= US$1,200.50'));
    await person.button(words.deliverable.add, panel).click();
    await panel.getByLabel(words.deliverable.field.postUrl, { exact: true }).fill('no address');
    await person.button(person.words.common.save, panel).click();
    await person.sees(words.wrong.url);
    await panel.getByLabel(words.deliverable.field.postUrl, { exact: true }).fill('');
    await panel.getByLabel(words.deliverable.field.title, { exact: true }).fill('开箱视频');
    await panel.getByLabel(words.field.trackingNumber, { exact: true }).fill('SF1234567');
    await person.button(shell.close, panel).click();
    await person.button(shell.form.stay).click();
    await person.button(person.words.common.save, panel).click();
    await person.sees(words.saved);
    // The tracking number moved the card, and its history says so.
    const { negotiating, productSent } = words.state;
    const sentence = { sign: words.sign.productSent, from: negotiating, to: productSent };
    await person.sees(panel.getByText(filled(words.event.movedBySign, sentence)));
    await person.button(shell.close, panel).click();
    await person.seesNothingOf(panel);
    await person.sees(cardIn(person, 'productSent', name));
    await person.sees(column(person, 'productSent').getByText('US$1,200.50').first());
  },
);

test(
  'Two users change the same card: nothing is lost, and they choose between the values of a field',
  slowly,
  async () => {
    const board = await makeBoard(world, { count: 2 });
    const { team, tokens, campaignId } = board;
    const member = { username: `m${team.username}`, nickname: '阿澈', password: 'second-2026-pass' };
    const accountId = await addSubAccount(world.appUrl, team, member);
    await callAs(world.address, tokens, 'PUT', `/office/api/campaigns/${campaignId}/members`, {
      members: [
        { accountId: team.accountId, role: 'owner' },
        { accountId, role: 'editor' },
      ],
    });
    const query = `&card=${idOf(board, 0)}`;
    const one = await visit({ tokens });
    const other = await visit({ tokens: await tokensOf(world.address, member) });
    const { field: names, merge, saved } = one.words.collaborations;
    const { save } = one.words.common;
    await opens(one, board, query);
    await opens(other, board, query);
    await field(one, names.product).fill('龙井礼盒');
    await field(one, names.coupon).fill('LONG10');
    await field(other, names.coupon).fill('CHE20');
    await field(other, names.carrier).fill('顺丰');
    await other.button(save).click();
    await other.sees(saved);

    await one.sees(one.page.getByText(filled(merge.taken, { name: '阿澈', fields: names.carrier })));
    await expect.poll(() => field(one, names.carrier).inputValue()).toBe('顺丰');
    expect(await field(one, names.product).inputValue()).toBe('龙井礼盒');
    expect(await field(one, names.coupon).inputValue()).toBe('LONG10');
    const conflict = one.page.getByRole('group', { name: filled(merge.conflict, { field: names.coupon }) });
    await one.sees(conflict.getByText('CHE20', { exact: true }));
    expect(await violations(one)).toEqual([]);
    await one.button(save).click();
    await one.sees(merge.choose);
    await one.button(filled(merge.takeTheirsOf, { field: names.coupon })).click();
    await one.button(save).click();
    await one.sees(saved);

    await expect.poll(() => field(other, names.product).inputValue()).toBe('龙井礼盒');
    await one.page.reload();
    await expect.poll(() => field(one, names.coupon).inputValue()).toBe('CHE20');
    expect(await field(one, names.carrier).inputValue()).toBe('顺丰');
  },
);

test('The table has the same collaborations, filtered, sorted and moved', slowly, async () => {
  const board = await makeBoard(world, { count: 5 });
  for (const at of [0, 1, 2])
    await agree(world.address, board.tokens, idOf(board, at), { feeMinor: (at + 1) * 10_000 });
  const person = await visit({ tokens: board.tokens });
  const { bulk, column: heads, moveTo, sort, state, table, view } = person.words.collaborations;
  await opens(person, board);
  await person.button(view.table).click();
  const rows = person.page.getByRole('table', { name: table }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(6);
  await person.page.getByLabel(sort.label).selectOption({ label: sort.fee });
  await expect.poll(() => rows.nth(1).innerText()).toContain(nameOf(board, 2));
  await rows.nth(1).getByRole('checkbox').check();
  await person.button(moveTo).click();
  await person.page.getByRole('menuitem', { name: state.agreed, exact: true }).click();
  await person.sees(person.page.getByText(filled(bulk['done#other'], { number: 1 })));
  await person.sees(rows.nth(1).getByText(state.agreed));
  await person.opens(`${board.path}&view=table&state=agreed`);
  await expect.poll(() => rows.count()).toBe(2);
  await person.sees(person.page.getByRole('columnheader', { name: heads.fee }));
  await person.button(nameOf(board, 2)).click();
  await person.sees(panelOf(person, nameOf(board, 2)));
});

test.each(looks)('Board, table and panel are usable: %s', slowly, async (name, look) => {
  const board = await makeBoard(world);
  await agree(world.address, board.tokens, idOf(board, 0), {
    feeMinor: 120_000,
    deliverables: [{ kind: 'video', draftDueOn: '2026-01-05', publishOn: '2027-12-12' }],
  });
  const person = await visit({ tokens: board.tokens, ...look });
  await opens(person, board);
  await person.sees(cardIn(person, 'negotiating', nameOf(board, 0)));
  await isUsable(person, `${name}, board`);
  await opens(person, board, `&card=${idOf(board, 0)}`);
  await person.sees(panelOf(person, nameOf(board, 0)).getByRole('group').first());
  await isUsable(person, `${name}, panel`);
  await person.opens(`${board.path}&view=table`);
  await person.sees(person.page.locator('table[aria-busy=false] tbody button'));
  await isUsable(person, `${name}, table`);
});
