import { beforeAll, expect, test } from 'vitest';
import { changePlan } from '../../server/billing/plans/change-plan.ts';
import { realContext } from '../../server/core/real-context.ts';
import { bothLooks, isAccessibleInBothSchemes, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { beginBackgroundTask, type RunningBackgroundTask } from '../fixtures/running-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

let team: TeamAccount;
let task: RunningBackgroundTask;
beforeAll(async () => {
  team = await newTeam(appUrl);
  await withDb(appUrl, db => changePlan(db, realContext(), { teamId: team.teamId, plan: 'pro', months: 1 }));
  await (await beginBackgroundTask(appUrl, team, 'a\n')).finish();
  task = await beginBackgroundTask(appUrl, team, 'b\n');
  return () => task.finish();
});

const plain = '/userInfo';

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

test('What opens over the frame meets WCAG 2.2 AA in both schemes', async () => {
  const person = await visit({ tokens: await tokensOf(address, team), lang: 'en' });
  const { shell } = person.words;
  await person.opens(plain);
  for (const title of [shell.notice.title, shell.work.title, shell.service.title, shell.top.sandbox]) {
    await person.button(new RegExp(`^${title}`)).click();
    const panel = person.page.getByRole('dialog', { name: title, exact: true });
    await person.sees(panel);
    await isAccessibleInBothSchemes(person, title, '[role=dialog]');
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(panel);
  }
  await person.button(shell.user.menu).hover();
  await person.sees(person.button(shell.user.logOut));
  await isAccessibleInBothSchemes(person, 'account', '[role=dialog]');
  await person.page.keyboard.press('Escape');

  await person.page.keyboard.press('/');
  await person.sees(person.page.getByRole('listbox'));
  await isAccessibleInBothSchemes(person, 'the palette', 'dialog');
  await person.page.keyboard.type('a');
  await person.sees(person.page.getByRole('group', { name: person.words.find.group.creators }));
  await isAccessibleInBothSchemes(person, 'what it finds', 'dialog');
});

test('The menu on top, narrow and drawn, the tip and the offline notice meet it too', async () => {
  const person = await visit({ tokens: await tokensOf(address, team), lang: 'en', isFirstEntry: true });
  const { shell } = person.words;
  await person.opens(plain);
  await person.sees(person.page.getByRole('complementary', { name: shell.tip.title }));
  await isAccessibleInBothSchemes(person, 'tip');
  await person.button(shell.tip.later).click();

  await person.button(shell.top.appearance).click();
  await person.page.getByLabel(person.words.appearance.layouts.mini, { exact: true }).check();
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.page.getByRole('dialog'));
  await isAccessibleInBothSchemes(person, 'narrow menu');
  await person.button(shell.top.appearance).click();
  await person.page.getByLabel(person.words.appearance.layouts.horizontal, { exact: true }).check();
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.page.getByRole('dialog'));
  await person.button('Team').press('Enter');
  await person.sees(person.page.getByRole('menuitem'));
  await isAccessibleInBothSchemes(person, 'menu on top');
  await person.page.keyboard.press('Escape');
  await person.page.setViewportSize({ width: 390, height: 844 });
  await person.button(shell.menu.open).click();
  await person.sees(person.page.getByRole('navigation', { name: shell.menu.title }));
  await isAccessibleInBothSchemes(person, 'drawn menu', 'nav');
  await person.page.keyboard.press('Escape');

  await tokensOf(address, team);
  await person.sees(person.page.getByRole('alertdialog'));
  await isAccessibleInBothSchemes(person, 'offline notice');
});
