import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { makeList } from '../harness/calls-as.ts';
import { members } from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { ownWorld } from '../harness/product/world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const patiently = { timeout: 120_000 };

const field = (person: Person, label: string) => person.page.getByLabel(label, { exact: true });

/** A figure in the header: how many were found, added and so on. */
async function count(person: Person, name: string): Promise<string> {
  const term = person.page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return term.locator('xpath=following-sibling::dd').first().innerText();
}

const items = (person: Person): Locator =>
  person.page
    .getByRole('table', { name: person.words.acquisitions.detail.items })
    .getByRole('row')
    .filter({ has: person.page.getByRole('cell') });

test('Ten links become ten creators in a list, and failed ones are shown with their reasons; a hashtag finds creators, and its run is begun again, stopped and removed', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const listId = await makeList(address, tokens, '已有的收藏夹');
  const person = await visit({ ...bothLooks, tokens });
  const { acquisitions, shell } = person.words;
  const { form, check, deed, detail, fault, kind, outcome, reason, removal, state } = acquisitions;
  const title = (text: string) => person.page.getByRole('heading', { level: 1 }).getByText(text);
  await person.opens('/');
  await person.page.getByRole('link', { name: acquisitions.title }).click();
  await person.page.getByRole('link', { name: acquisitions.createFirst }).click();
  await person.button(form.submit).click();
  await person.sees(fault.links);

  await person.page.getByRole('radio', { name: 'YouTube', exact: true }).check();
  await person.page.getByRole('radio', { name: new RegExp(`^${kind.links}`) }).check();
  await person.button(form.samples).click();
  await person.sees(filled(check['named#other'], { number: 10 }));
  const links = (await field(person, form.links).inputValue()).trim().split('\n');
  const wrong = ['https://facebook.com/ann', links[0]?.toUpperCase(), `not a link ${'x'.repeat(120)}`];
  await field(person, form.links).fill([...links, ...wrong].join('\n'));
  await person.sees(reason.otherSite);
  await person.sees(filled(shell.lines.line, { line: 11 }));
  await isUsableInBothLooks(person, 'links');
  const name = '一个名字特别特别长的采集，用来看看在手机上会怎样换行会不会挤出页面';
  await field(person, form.name).fill(name);
  await field(person, form.newListName).fill('春季候选');
  await person.button(form.submit).click();

  await person.sees(title(state.done));
  expect(await count(person, detail.added)).toBe('10');
  expect(await count(person, detail.failed)).toBe('3');
  await person.sees(items(person).getByText(person.words.sources.names.youtube));
  await isUsableInBothLooks(person, 'an acquisition');
  await person.button(filled(detail['reasonOf#other'], { reason: reason.duplicate, number: 1 })).click();
  await expect.poll(() => items(person).count()).toBe(1);
  await person.sees(items(person).getByText(outcome.failed));
  expect(person.query()).toEqual({ reason: 'duplicate' });
  await person.page.getByRole('link', { name: detail.openList }).click();
  await person.sees(person.heading('春季候选'));
  const rows = members(person)
    .getByRole('row')
    .filter({ has: person.page.getByRole('cell') });
  await expect.poll(() => rows.count(), patiently).toBe(10);
  await person.page.getByRole('link', { name: acquisitions.title }).click();
  await person.sees(person.page.getByRole('row').getByText(state.done));
  await isUsableInBothLooks(person, 'acquisitions');

  await person.goesTo(`/dataCollect/new?platform=youtube&kind=hashtag&listId=${listId}`);
  await person.button(form.submit).click();
  await person.sees(fault.terms);
  await field(person, form.most).fill('0');
  await field(person, form.hashtags).fill('food，');
  await person.button(form.submit).click();
  await person.sees(filled(fault.most, { max: '1,000' }));
  expect(await violations(person)).toEqual([]);
  await field(person, form.most).fill('12');
  await person.page.getByRole('radio', { name: new RegExp(acquisitions.schedule.daily) }).check();
  await person.button(form.submit).click();

  await expect.poll(() => count(person, detail.added), patiently).toBe('12');
  await person.sees(title(state.resting));
  await person.sees(person.page.getByText('#food', { exact: true }));
  await person.button(deed.runAgain).click();
  await person.sees(person.page.getByRole('combobox', { name: detail.run }));
  await expect.poll(() => count(person, detail.already), patiently).toBe('12');
  await person.page.getByRole('combobox', { name: detail.run }).selectOption('1');
  await expect.poll(() => items(person).count()).toBe(12);

  await person.button(deed.more).click();
  await person.page.getByRole('menuitem', { name: deed.stop }).click();
  await person.button(acquisitions.stop.confirm).click();
  await person.sees(title(state.stopped));
  await person.button(deed.more).click();
  await person.page.getByRole('menuitem', { name: deed.remove }).click();
  await person.button(removal.confirm).click();
  await person.isAt('/dataCollect');
  await person.seesNothingOf(person.page.getByText(state.stopped));
  await person.sees(person.page.getByRole('row').getByText(name));
});
