import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const card = (person: Person) =>
  person.page.getByRole('region', { name: person.words.creatorPrices.title, exact: true });
const dialog = (person: Person) => person.page.getByRole('dialog');

test('Prices of several posts, payments, and the team’s cost per thousand plays', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const known = await callAs<{ creators: { id: number; averagePlays: number | null }[] }>(
    address,
    tokens,
    'GET',
    '/kol/api/creators?platform=tiktok',
  );
  const creator = known.creators.find(({ averagePlays }) => averagePlays);
  const page = `/bloggerDetail/tiktok/${creator?.id}`;
  const person = await visit({ tokens });
  const { creatorPrices: t } = person.words;
  const cost = card(person).getByText(t.whatIf.cost, { exact: true }).locator('xpath=..');
  await person.opens(page);
  await person.sees(card(person).getByText(t.estimate.general, { exact: true }));
  await person.sees(t.paid.none);

  const posts = card(person).getByRole('textbox', { name: t.whatIf.postsNumber });
  await posts.fill('1');
  const one = await cost.innerText();
  await posts.fill('50');
  await expect.poll(() => cost.innerText()).not.toBe(one);
  await posts.fill('51');
  await person.sees(card(person).getByRole('alert'));
  await posts.fill('2');

  await person.button(t.paid.record).click();
  await person.button(person.words.common.save, dialog(person)).click();
  await person.sees(t.paid.missingAmount);
  await dialog(person).getByLabel(t.paid.amount, { exact: true }).fill('4,500');
  await dialog(person).getByLabel(t.paid.posts, { exact: true }).fill('3');
  await person.button(person.words.common.save, dialog(person)).click();
  await person.sees(filled(t.paid.perPost, { price: '¥1,500' }));
  expect(await cost.innerText(), 'by what was paid').toContain('¥3,000');
  expect(await violations(person)).toEqual([]);

  await person.button(t.estimate.change).click();
  const any = filled(t.base.cell, { category: t.base.anyCategory, tier: t.base.tier0 });
  await dialog(person).getByRole('textbox', { name: any }).fill('0');
  await person.button(person.words.common.save, dialog(person)).click();
  await person.sees(t.base.wrong);
  await dialog(person).getByRole('textbox', { name: any }).fill('88.5');
  expect(await violations(person)).toEqual([]);
  await person.button(person.words.common.save, dialog(person)).click();
  await person.sees(card(person).getByText(t.estimate.team, { exact: true }));
  await person.sees(card(person).getByText(filled(t.estimate.base, { cpm: '¥88.50' })));

  const list = card(person).getByRole('table', { name: t.paid.list });
  await list.getByRole('button').first().click();
  await person.button(person.words.common.delete, dialog(person)).click();
  await person.sees(t.paid.none);
});
