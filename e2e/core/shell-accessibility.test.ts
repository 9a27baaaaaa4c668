import { beforeAll, test } from 'vitest';
import { changePlan } from '../../server/billing/plans/change-plan.ts';
import { realContext } from '../../server/core/real-context.ts';
import { isAccessibleInBothSchemes } from '../harness/appearances.ts';
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
