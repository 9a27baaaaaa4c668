import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOfRefusal } from '../../server/campaigns/board/refusal-texts.ts';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field } from '../harness/forms.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { addSubAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { agree, makeBoard, type MadeBoard } from '../fixtures/board-fixture.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const world = ownWorld();

interface Columns {
  columns: { state: string; cards: { creator: { name: string } }[] }[];
}

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

/** The state of a card as the server has it. */
async function stateOf({ campaignId, tokens }: MadeBoard, name: string): Promise<string | undefined> {
  const path = `/office/api/campaigns/${campaignId}/board`;
  const { columns } = await callAs<Columns>(world.address, tokens, 'GET', path);
  return columns.find(({ cards }) => cards.some(({ creator }) => creator.name === name))?.state;
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

/** Picks a card up, carries it, gives it back and drops it, by keyboard. */
async function carries(person: Person, board: MadeBoard): Promise<void> {
  const { say, state } = person.words.collaborations;
  const [first, second] = [nameOf(board, 0), nameOf(board, 1)];
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
}

/** Changes fields and deliverables in the open panel. */
async function fillsPanel(person: Person, name: string): Promise<void> {
  const { collaborations: words, common, shell } = person.words;
  const panel = panelOf(person, name);
  await panel.getByLabel(words.field.fee, { exact: true }).fill('1,200.5');
  await person.sees(panel.getByText('= US$1,200.50'));
  await person.button(words.deliverable.add, panel).click();
  const { postUrl, title } = words.deliverable.field;
  await panel.getByLabel(postUrl, { exact: true }).fill('no address');
  await person.button(common.save, panel).click();
  await person.sees(words.wrong.url);
  await isUsableInBothLooks(person, 'panel', { part: '[role=dialog]' });
  await panel.getByLabel(postUrl, { exact: true }).fill('');
  await panel.getByLabel(title, { exact: true }).fill('开箱视频');
  await panel.getByLabel(words.field.trackingNumber, { exact: true }).fill('SF1234567');
  await person.button(shell.close, panel).click();
  await person.button(shell.form.stay).click();
  await person.button(common.save, panel).click();
  await person.sees(words.saved);
  // The tracking number moved the card, and its history says so.
  const { agreed, productSent } = words.state;
  const sentence = { sign: words.sign.productSent, from: agreed, to: productSent };
  await person.sees(panel.getByText(filled(words.event.movedBySign, sentence)));
  await person.button(shell.close, panel).click();
  await person.seesNothingOf(panel);
  await person.sees(cardIn(person, 'productSent', name));
  await person.sees(column(person, 'productSent').getByText('US$1,200.50').first());
}

/** Drags two cards, of which one may not go there. */
async function dragsTwo(person: Person, board: MadeBoard): Promise<void> {
  const [without, name] = [nameOf(board, 1), nameOf(board, 2)];
  await drags(person, cardIn(person, 'negotiating', name), column(person, 'agreed'));
  await person.sees(cardIn(person, 'agreed', name));
  await person.sees(column(person, 'agreed').getByText('US$1,200.00').first());

  await drags(person, cardIn(person, 'negotiating', without), column(person, 'agreed'));
  await person.sees(wordsOfRefusal('en', 'feeMissing'));
  await person.sees(cardIn(person, 'negotiating', without));
  await expect.poll(() => stateOf(board, name)).toBe('agreed');
  expect(await stateOf(board, without)).toBe('negotiating');
}

/** Moves three cards at once, of which two may not go there, and cancels these. */
async function movesSeveral(person: Person, board: MadeBoard): Promise<void> {
  const { bulk, cancelling, card, moveTo, state } = person.words.collaborations;
  const select = (at: number) =>
    person.page.getByRole('checkbox', {
      name: filled(card.select, { name: nameOf(board, at) }),
      exact: true,
    });
  await select(3).check();
  await select(5).click({ modifiers: ['Shift'] });
  await person.sees(person.page.getByRole('group').getByText(filled(bulk['selected#other'], { number: 3 })));
  await person.button(moveTo).click();
  await person.page.getByRole('menuitem', { name: state.agreed, exact: true }).click();
  const refused = person.page.getByRole('dialog', { name: filled(bulk['refused#other'], { number: 2 }) });
  await person.sees(refused.getByText(nameOf(board, 4)));
  await person.button(person.words.shell.close, refused).last().click();
  await person.sees(cardIn(person, 'agreed', nameOf(board, 3)));

  await person.button(bulk.cancel).click();
  const asking = person.page.getByRole('dialog');
  await person.button(cancelling.confirm, asking).click();
  await person.sees(cancelling.missing);
  await asking.getByLabel(cancelling.reason).fill('档期冲突');
  await person.button(cancelling.confirm, asking).click();
  await person.sees(person.page.getByText(filled(bulk['done#other'], { number: 2 })));
  await person.button(new RegExp(state.cancelled)).click();
  await person.sees(cardIn(person, 'cancelled', nameOf(board, 4)));
}

/** Cancels a card by its menu; the panel says why. */
async function cancels(person: Person, board: MadeBoard): Promise<void> {
  const { cancelling, card, event, panel, state } = person.words.collaborations;
  const name = nameOf(board, 1);
  await person.button(filled(card.more, { name })).click();
  await person.page.getByRole('menuitem', { name: state.cancelled, exact: true }).click();
  await person.page.getByRole('dialog').getByLabel(cancelling.reason).fill('报价太高');
  await person.button(cancelling.confirm).click();
  await person.seesNothingOf(cardIn(person, 'negotiating', name));
  await person.goesTo(`${board.path}&card=${idOf(board, 1)}`);
  const reason = '报价太高';
  await person.sees(filled(panel.cancelReason, { reason }));
  await person.sees(
    filled(event.movedBecause, { name: '林溪', from: state.negotiating, to: state.cancelled, reason }),
  );
}

/** The table has the same collaborations. */
async function readsTable(person: Person, board: MadeBoard): Promise<void> {
  const { column: heads, moveTo, sort, state, table } = person.words.collaborations;
  await person.goesTo(`${board.path}&view=table`);
  const rows = person.page.getByRole('table', { name: table }).getByRole('row');
  const rowOf = (at: number) => rows.filter({ hasText: nameOf(board, at) });
  for (const at of board.creators.keys()) await person.sees(rowOf(at));
  await isUsableInBothLooks(person, 'table', { part: 'main' });
  await person.page.getByLabel(sort.label).selectOption({ label: sort.fee });
  await expect.poll(() => rows.nth(1).innerText()).toContain(nameOf(board, 0));
  await rowOf(6).getByRole('checkbox').check();
  await person.button(moveTo).click();
  await person.page.getByRole('menuitem', { name: state.agreed, exact: true }).click();
  await person.sees(person.page.getByText(filled(words.en.collaborations.bulk['done#one'], { number: 1 })));
  await person.sees(rowOf(6).getByText(state.agreed));
  await person.goesTo(`${board.path}&view=table&state=agreed`);
  await expect.poll(() => rows.count()).toBe(4);
  await person.sees(person.page.getByRole('columnheader', { name: heads.fee }));
  await person.button(nameOf(board, 6)).click();
  await person.sees(panelOf(person, nameOf(board, 6)));
}

test('Cards are moved by keyboard, mouse, panel and menu, several at once and in the table; those that may not go there say why', async () => {
  const board = await makeBoard(world, { count: 7 });
  for (const at of [0, 3, 6]) await agree(world.address, board.tokens, idOf(board, at), { feeMinor: 5000 });
  await agree(world.address, board.tokens, idOf(board, 2), {
    feeMinor: 120_000,
    deliverables: [{ kind: 'video', draftDueOn: '2026-01-05', publishOn: '2027-12-12' }],
  });
  const person = await visit({ ...bothLooks, tokens: board.tokens });
  await opens(person, board);
  await person.sees(cardIn(person, 'negotiating', nameOf(board, 0)));
  await isUsableInBothLooks(person, 'board');
  await carries(person, board);
  await fillsPanel(person, nameOf(board, 0));
  await dragsTwo(person, board);
  await movesSeveral(person, board);
  await cancels(person, board);
  await readsTable(person, board);
});

test('Two users change the same card: nothing is lost, and they choose between the values of a field', async () => {
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
  expect(await violations(one, '[role=dialog]')).toEqual([]);
  await one.button(save).click();
  await one.sees(merge.choose);
  await one.button(filled(merge.takeTheirsOf, { field: names.coupon })).click();
  await one.button(save).click();
  await one.sees(saved);

  await expect.poll(() => field(other, names.product).inputValue()).toBe('龙井礼盒');
  await expect.poll(() => field(other, names.coupon).inputValue()).toBe('CHE20');
  const kept = await callAs(world.address, tokens, 'GET', `/office/api/collaborations/${idOf(board, 0)}`);
  expect(kept).toMatchObject({ coupon: 'CHE20', carrier: '顺丰', product: '龙井礼盒' });
});
