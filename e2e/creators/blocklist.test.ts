import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, type Known, makeList, someCreators } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

interface Blocked {
  tokens: Tokens;
  everywhere: Known;
  inList: Known;
}

const block = (tokens: Tokens, { id }: Known, why: { reason: string; listId?: number }) =>
  callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: [id] },
    action: { do: 'block', ...why },
  });

async function blockTwo(): Promise<Blocked> {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const [everywhere, inList] = await someCreators(address, tokens, 2);
  if (!everywhere || !inList) throw new Error('The catalogue has too few creators');
  await block(tokens, everywhere, { reason: '两次收款后没有发布视频' });
  const listId = await makeList(address, tokens, '春季新品');
  await block(tokens, inList, { reason: '报价虚高', listId });
  return { tokens, everywhere, inList };
}

const row = (person: Person, { handle }: Known) =>
  person.page
    .getByRole('table', { name: person.words.blocklist.title, exact: true })
    .getByRole('row')
    .filter({ hasText: `@${handle}` });

const total = (person: Person, sentence: string, number: number) =>
  person.page.getByRole('status').filter({ hasText: filled(sentence, { number }) });

test('An empty blocklist explains blocking, and links to the search', async () => {
  const person = await visit({ tokens: await tokensOf(address, await newTeam(appUrl)) });
  const { blocklist } = person.words;
  await person.opens('/');
  await person.page.getByRole('link', { name: blocklist.title, exact: true }).click();
  await person.isAt('/blacklist');
  await person.sees(blocklist.noneYet);
  await person.page.getByRole('link', { name: person.words.common.searchCreators }).click();
  await person.isAt('/bloggerSearch/tiktok');
});

test('Blocked creators are shown with scope and reason, found and filtered', async () => {
  const { tokens, everywhere, inList } = await blockTwo();
  const person = await visit({ tokens });
  const { blocklist, shell } = person.words;
  await person.opens('/blacklist');
  await person.sees(total(person, blocklist['total#other'], 2));
  const text = await row(person, everywhere).innerText();
  expect(text).toContain('两次收款后没有发布视频');
  expect(text).toContain(blocklist.everyList);
  expect(text).toContain('林溪');
  expect(await row(person, inList).innerText()).toContain('春季新品');

  const search = person.page.getByRole('searchbox', { name: blocklist.search });
  await search.fill('虚高');
  await search.press('Enter');
  await person.sees(total(person, blocklist['total#other'], 1));
  await person.sees(row(person, inList));
  expect(person.query()).toEqual({ keyword: '虚高' });

  await person.button(person.words.common.clearAll).click();
  await person.sees(row(person, everywhere));
  await person.button(blocklist.filter.scope).click();
  await person.page.getByRole('combobox', { name: blocklist.filter.scope }).selectOption(blocklist.everyList);
  await person.button(shell.apply).click();
  await person.seesNothingOf(row(person, inList));
  expect(person.query()).toEqual({ listId: '0' });
  await person.page.goBack();
  await person.sees(row(person, inList));
});

test('A creator is taken off with a reason, which stays in the history', async () => {
  const { tokens, everywhere } = await blockTwo();
  const person = await visit({ tokens });
  const { blocklist } = person.words;
  const name = everywhere.name || everywhere.handle;
  await person.opens('/blacklist');
  await person.button(filled(blocklist.takeOffOf, { name })).click();
  const dialog = person.page.getByRole('dialog', { name: filled(blocklist.dialog.title, { name }) });
  await person.button(blocklist.dialog.confirm, dialog).click();
  await person.sees(blocklist.dialog.missing);
  const reason = dialog.getByLabel(blocklist.dialog.reason);
  await person.sees(reason.and(person.page.locator(':focus')));
  await reason.fill('已退款，愿意再合作');
  await person.button(blocklist.dialog.confirm, dialog).click();
  await person.sees(filled(blocklist.dialog.done, { name }));
  await person.seesNothingOf(row(person, everywhere));
  await person.sees(total(person, blocklist['total#other'], 1));

  await person.button(blocklist.history).click();
  await person.sees(total(person, blocklist['totalRemoved#other'], 1));
  const text = await row(person, everywhere).innerText();
  expect(text).toContain('两次收款后没有发布视频');
  expect(text).toContain('已退款，愿意再合作');
  expect(person.query()).toEqual({ removed: '1' });
});

test('The visible rows are exported', async () => {
  const { tokens, everywhere } = await blockTwo();
  const person = await visit({ tokens });
  const { blocklist, shell } = person.words;
  await person.opens('/blacklist');
  await person.sees(row(person, everywhere));
  await person.button(person.words.common.export).click();
  await person.page.getByRole('menuitem', { name: blocklist.exportAs.csv }).click();
  await person.sees(filled(blocklist.exporting, { tray: shell.work.title }));
  await person.button(new RegExp(shell.work.title)).click();
  const saved = person.page.waitForEvent('download');
  await person.page.getByRole('button', { name: /\.csv/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test.each(looks)('The blocklist is accessible: %s', async (_name, look) => {
  const { tokens, everywhere } = await blockTwo();
  const person = await visit({ ...look, tokens });
  const { blocklist } = person.words;
  await person.opens('/blacklist?platform=tiktok');
  await person.sees(row(person, everywhere));
  await isUsable(person, 'entries');
  const opener = person.button(filled(blocklist.takeOffOf, { name: everywhere.name || everywhere.handle }));
  await opener.focus();
  await person.page.keyboard.press('Enter');
  await person.button(blocklist.dialog.confirm).click();
  await person.sees(blocklist.dialog.missing);
  await isUsable(person, 'dialog', 'dialog[open]');
  await person.page.keyboard.press('Escape');
  await person.sees(opener.and(person.page.locator(':focus')));
});
