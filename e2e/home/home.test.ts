import { beforeAll, expect, test } from 'vitest';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

let team: TeamAccount;
beforeAll(async () => {
  team = await newTeam(appUrl);
});

test('A new team finds its first steps at home, goes to the page of one by its hint, and comes back', async () => {
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const { home, firstSteps: steps } = person.words;
  await person.opens('/home');
  await person.sees(person.page.getByRole('region', { name: steps.title, exact: true }));
  await person.sees(person.page.getByRole('region', { name: home.quota.title, exact: true }));
  await isUsableInBothLooks(person, 'home of a new team');
  await person.page.getByRole('link', { name: steps.step.connectMailbox.go, exact: true }).click();
  await person.isAt('/sender');
  const hint = person.page.getByRole('complementary', { name: steps.hint.label });
  await person.sees(hint);
  await isUsableInBothLooks(person, 'hint', { part: 'aside' });
  await hint.getByRole('link', { name: steps.hint.home }).click();
  await person.isAt('/home');
  await person.seesNothingOf(hint);
});

test('A page leads to its chapter of the help, which is usable in both looks', async () => {
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  await person.opens('/sender');
  const [chapter] = await Promise.all([
    person.page.context().waitForEvent('page'),
    person.page.getByRole('link', { name: person.words.shell.top.help, exact: true }).click(),
  ]);
  expect(new URL(chapter.url()).pathname).toBe('/help/en/senders');
  await chapter.close();
  await person.opens('/help/en/senders');
  await person.sees(person.page.getByRole('heading', { level: 1, name: 'Senders', exact: true }));
  await isUsableInBothLooks(person, 'a chapter of the help');
  await person.page.getByRole('searchbox').fill('dkim');
  await person.page.keyboard.press('Enter');
  await person.page.getByRole('link', { name: 'Deliverability › DKIM' }).click();
  await person.isAt('/help/en/deliverability');
  await person.page.getByRole('link', { name: '中文', exact: true }).click();
  await person.isAt('/help/zh/deliverability');
});
