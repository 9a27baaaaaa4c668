import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, type Known, makeList, someCreators } from '../harness/calls-as.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const block = (tokens: Tokens, { id }: Known, why: { reason: string; listId?: number }) =>
  callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: [id] },
    action: { do: 'block', ...why },
  });

const row = (person: Person, { handle }: Known) =>
  person.page
    .getByRole('table', { name: person.words.blocklist.title, exact: true })
    .getByRole('row')
    .filter({ hasText: `@${handle}` });

test('Blocked creators are shown with scope and reason, found, filtered, and taken off with a reason, which stays in the history', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const [everywhere, inList] = await someCreators(address, tokens, 2);
  if (!everywhere || !inList) throw new Error('The catalogue has too few creators');
  await block(tokens, everywhere, { reason: '两次收款后没有发布视频' });
  await block(tokens, inList, { reason: '报价虚高', listId: await makeList(address, tokens, '春季新品') });
  const person = await visit({ ...bothLooks, tokens });
  const { blocklist, shell } = person.words;
  await person.opens('/');
  await person.page.getByRole('link', { name: blocklist.title, exact: true }).click();
  await person.isAt('/blacklist');
  await person.sees(row(person, inList).getByText('春季新品'));
  const text = await row(person, everywhere).innerText();
  for (const shown of ['两次收款后没有发布视频', blocklist.everyList, '林溪']) expect(text).toContain(shown);
  await isUsableInBothLooks(person, 'entries');

  const search = person.page.getByRole('searchbox', { name: blocklist.search });
  await search.fill('虚高');
  await search.press('Enter');
  await person.seesNothingOf(row(person, everywhere));
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

  const name = everywhere.name || everywhere.handle;
  const opener = person.button(filled(blocklist.takeOffOf, { name }));
  await opener.focus();
  await person.page.keyboard.press('Enter');
  const dialog = person.page.getByRole('dialog', { name: filled(blocklist.dialog.title, { name }) });
  await person.button(blocklist.dialog.confirm, dialog).click();
  await person.sees(blocklist.dialog.missing);
  const reason = dialog.getByLabel(blocklist.dialog.reason);
  await person.sees(reason.and(person.page.locator(':focus')));
  await isUsableInBothLooks(person, 'dialog', { part: 'dialog[open]' });
  await person.page.keyboard.press('Escape');
  await person.sees(opener.and(person.page.locator(':focus')));
  await opener.click();
  await reason.fill('已退款，愿意再合作');
  await person.button(blocklist.dialog.confirm, dialog).click();
  await person.sees(filled(blocklist.dialog.done, { name }));
  await person.seesNothingOf(row(person, everywhere));

  await person.button(blocklist.history).click();
  await person.sees(row(person, everywhere).getByText('已退款，愿意再合作'));
  await person.sees(row(person, everywhere).getByText('两次收款后没有发布视频'));
  expect(person.query()).toEqual({ removed: '1' });
});
