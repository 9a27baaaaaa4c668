import { beforeAll, describe, expect, test } from 'vitest';
import { changePlan } from '../../server/billing/plans/change-plan.ts';
import { realContext } from '../../server/core/real-context.ts';
import type { Visit } from '../harness/browser-window.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { beginWork, type RunningWork } from '../fixtures/running-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

let team: TeamAccount;
let work: RunningWork;
beforeAll(async () => {
  team = await newTeam(appUrl);
  await withDb(appUrl, db => changePlan(db, realContext(), { teamId: team.teamId, plan: 'pro', months: 1 }));
  await (await beginWork(appUrl, team, 'a\n')).finish();
  work = await beginWork(appUrl, team, 'b\n');
  return () => work.finish();
});

async function enters(look: Visit) {
  const person = await visit({ tokens: await tokensOf(address, team), ...look });
  await person.opensSearch('/bloggerSearch/tiktok');
  return person;
}

describe.each([
  { scheme: 'light', lang: 'zh' },
  { scheme: 'dark', lang: 'en' },
] as const)('WCAG 2.2 AA in the frame, $scheme, $lang:', look => {
  test('overlays of the top bar', async () => {
    const person = await enters(look);
    const { shell } = person.words;
    for (const title of [shell.notice.title, shell.work.title, shell.service.title, shell.top.sandbox]) {
      await person.button(new RegExp(`^${title}`)).click();
      const panel = person.page.getByRole('dialog', { name: title, exact: true });
      await person.sees(panel);
      expect(await violations(person, '[role=dialog]'), title).toEqual([]);
      await person.page.keyboard.press('Escape');
      await person.seesNothingOf(panel);
    }
    await person.button(shell.user.menu).hover();
    await person.sees(person.button(shell.user.logOut));
    expect(await violations(person, '[role=dialog]')).toEqual([]);
  });

  test('suggestions of the search box', async () => {
    const person = await enters(look);
    await person.page.keyboard.press('/');
    expect(await violations(person)).toEqual([]);
    await person.page.keyboard.type('搜索');
    await person.sees(person.page.getByRole('listbox'));
    expect(await violations(person)).toEqual([]);
  });

  test('the menu on top, narrow and drawn', async () => {
    const person = await enters(look);
    const { shell } = person.words;
    await person.button(shell.top.appearance).click();
    await person.page.getByLabel(shell.top.layoutMini, { exact: true }).check();
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(person.page.getByRole('dialog'));
    expect(await violations(person)).toEqual([]);
    await person.page.evaluate("localStorage.setItem('starbridge-menu-String', 'horizontal')");
    await person.page.reload();
    await person.seesResults();
    await person.button(look.lang === 'zh' ? '团队' : 'Team').press('Enter');
    await person.sees(person.page.getByRole('menuitem'));
    expect(await violations(person)).toEqual([]);
    const onPhone = await enters({ ...look, width: 390, height: 844 });
    await onPhone.button(shell.menu.open).click();
    expect(await violations(onPhone, 'nav')).toEqual([]);
  });

  test('tip and offline notice', async () => {
    const person = await enters({ ...look, isFirstEntry: true });
    await person.sees(person.page.getByRole('dialog', { name: person.words.shell.tip.title }));
    expect(await violations(person)).toEqual([]);
    await person.button(person.words.shell.tip.later).click();
    await tokensOf(address, team);
    await person.sees(person.page.getByRole('alertdialog'));
    expect(await violations(person)).toEqual([]);
  });
});
