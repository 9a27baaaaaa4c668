import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePlan } from '../../server/billing/plans/change-plan.ts';
import { realContext } from '../../server/core/real-context.ts';
import { Person } from '../harness/person.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { beginWork } from '../fixtures/running-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const start = '/bloggerSearch/tiktok';

let team: TeamAccount;
beforeAll(async () => {
  team = await newTeam(appUrl, { plan: 'basic' });
});

const enters = async (options: Parameters<typeof visit>[0] = {}) => {
  const person = await visit({ tokens: await tokensOf(address, team), ...options });
  await person.opensSearch(start);
  return person;
};

const setPlan = (plan: string) =>
  withDb(appUrl, db => changePlan(db, realContext(), { teamId: team.teamId, plan, months: 1 }));

const panel = (person: Person, name: string) => person.page.getByRole('dialog', { name, exact: true });
const link = (person: Person, name: string) => person.page.getByRole('link', { name, exact: true });
const findBox = (person: Person) =>
  person.page.getByRole('combobox', { name: person.words.shell.find.label });
const options = (person: Person) =>
  person.page.getByRole('listbox', { name: person.words.shell.find.label }).getByRole('option');
const focused = (person: Person) => person.page.locator(':focus');

describe('The top bar', () => {
  test('names the plan, which leads to its rights, and leads to an upgrade', async () => {
    const person = await enters();
    const { top } = person.words.shell;
    await link(person, filled(top.plan, { name: '基础版' })).click();
    await person.isAt('/equity');
    await link(person, top.upgrade).click();
    await person.isAt('/vip');
  });

  test('leads a phone to customer service, or to this site if none is set', async () => {
    const person = await enters();
    const { service } = person.words.shell;
    await person.button(service.title).click();
    await person.sees(
      panel(person, service.title).getByRole('img', { name: filled(service.code, { url: address }) }),
    );
    await person.sees(service.none);
  });

  test('changes the language with a reload, and keeps it', async () => {
    const person = await enters();
    await person.page
      .getByRole('combobox', { name: person.words.shell.top.language })
      .selectOption({ label: 'English' });
    await person.sees(link(person, 'Creator search'));
    await person.page.reload();
    await person.sees(link(person, 'Creator search'));
  });

  test('greets its person on hover and leads a main account to all of its pages', async () => {
    const person = await enters();
    const { user } = person.words.shell;
    await person.button(user.menu).hover();
    await person.sees(filled(user.greeting, { name: '林溪' }));
    const menu = panel(person, user.menu);
    const places = await menu
      .getByRole('link')
      .evaluateAll(links => links.map(each => each.getAttribute('href')));
    expect(places).toEqual(['/userInfo', '/changePassword', '/equity', '/dataUsed', '/teamManage']);
    await menu.getByRole('link', { name: user.dataUsed }).click();
    await person.isAt('/dataUsed');
    await person.seesNothingOf(menu);
  });

  test('shows a sub-account no way to the team', async () => {
    const person = await visit({ tokens: await tokensOf(address, await newMember('a')), lang: 'en' });
    await person.opensSearch(start);
    const { user } = person.words.shell;
    await person.button(user.menu).press('ArrowDown');
    await person.sees(link(person, user.info).and(focused(person)));
    expect(await link(person, user.team).count()).toBe(0);
  });
});

describe('The search box', () => {
  test('takes the focus at a slash and leads to a page by keyboard alone', async () => {
    const person = await enters();
    await person.page.keyboard.press('/');
    await person.sees(findBox(person).and(focused(person)));
    await person.page.keyboard.type('操作');
    await person.sees(
      options(person).filter({ hasText: '操作记录' }).and(person.page.locator('[aria-selected=true]')),
    );
    await person.page.keyboard.press('Enter');
    await person.isAt('/operationRecord');
  });

  test('tells screen readers which suggestion Enter takes', async () => {
    const person = await enters({ lang: 'en' });
    await findBox(person).fill('food');
    const chosen = async () => {
      const id = (await findBox(person).getAttribute('aria-activedescendant')) ?? '';
      return person.page.locator(`[id="${id}"]`).innerText();
    };
    expect(await chosen()).toContain('TikTok');
    await person.page.keyboard.press('ArrowDown');
    expect(await chosen()).toContain('YouTube');
    await person.page.keyboard.press('ArrowUp');
    await person.page.keyboard.press('ArrowUp');
    expect(await chosen()).toContain('Instagram');
  });

  test('finds creators on a platform and suggests recent searches, also after a reload', async () => {
    const person = await enters({ lang: 'en' });
    const { find } = person.words.shell;
    await findBox(person).fill('dance');
    await person.searches(() =>
      options(person)
        .filter({ hasText: filled(find.creatorsOn, { words: 'dance', platform: 'YouTube' }) })
        .click(),
    );
    await person.isAt('/bloggerSearch/youtube');
    expect(person.query()['keyword']).toBe('dance');
    await person.searchesFor('music');
    await person.page.reload();
    await findBox(person).click();
    await person.sees(person.page.getByRole('group', { name: find.recent }));
    expect(await options(person).allInnerTexts()).toEqual(['music YouTube', 'dance YouTube']);
    await person.button(find.forget).click();
    await findBox(person).click();
    await person.sees(find.hint);
    expect(await options(person).count()).toBe(0);
  });

  test('leaves a slash that is typed into a field alone, and Escape gives the focus back', async () => {
    const person = await enters();
    await person.keywordBox().focus();
    await person.page.keyboard.type('a/b');
    expect(await person.keywordBox().inputValue()).toBe('a/b');
    const opener = person.button(person.words.shell.top.appearance);
    await opener.focus();
    await person.page.keyboard.press('/');
    await person.sees(findBox(person).and(focused(person)));
    await person.page.keyboard.press('Escape');
    await person.sees(opener.and(focused(person)));
  });

  test('opens by a button on a phone', async () => {
    const person = await enters({ width: 390, height: 844 });
    await person.seesNothingOf(findBox(person));
    await person.page.getByRole('banner').getByRole('button', { name: person.words.shell.find.open }).click();
    await person.sees(findBox(person).and(focused(person)));
    await person.button(person.words.shell.close).click();
    await person.seesNothingOf(findBox(person));
  });
});

describe('Realtime updates', () => {
  test('a new plan is shown and announced without a reload, and is read once opened', async () => {
    const person = await enters({ lang: 'en' });
    const { notice, top } = person.words.shell;
    await person.button(/^Notifications/).click();
    await person.sees(panel(person, notice.title));
    await person.page.keyboard.press('Escape');
    await setPlan('pro');
    await person.button(`${notice.title}, ${filled(notice.unread, { count: 1 })}`).click();
    const list = panel(person, notice.title).getByRole('listitem');
    await person.sees(list.filter({ hasText: filled(notice.kind['plan-changed'], { plan: 'Pro' }) }));
    await person.sees(list.first().getByRole('img', { name: notice.isNew }));
    expect(await list.first().locator('time').getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    await person.page.keyboard.press('Escape');
    await person.sees(person.button(notice.title).and(focused(person)));
    await person.sees(link(person, filled(top.plan, { name: 'Pro' })));
    await setPlan('basic');
  });

  test('background work shows how far it is, also after a reload, and gives its file', async () => {
    const person = await enters();
    const { work } = person.words.shell;
    const running = await beginWork(appUrl, team, 'who,what\n');
    const name = work.kind.export;
    const opener = `${work.title}, ${filled(work.running, { count: 1 })}`;
    await person.button(opener).click();
    const bar = panel(person, work.title).getByRole('progressbar', { name: filled(work.progress, { name }) });
    await person.sees(bar);
    expect(await bar.getAttribute('aria-valuenow')).toBe('30');
    await person.page.reload();
    await person.button(opener).click();
    await person.sees(bar);
    await running.finish();
    const download = person.page.waitForEvent('download');
    await person.button(filled(person.words.common.download, { name: 'records.csv' })).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('records.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe('who,what\n');
    await person.button(filled(work.dismiss, { name })).click();
    await person.seesNothingOf(person.button(new RegExp(`^${work.title},`)));
  });

  test('without a live connection, running tasks are polled', async () => {
    const person = await visit({ tokens: await tokensOf(address, team), isNewBrowser: true });
    const { work } = person.words.shell;
    await person.page.route('**/auth/ws/**', route => route.abort());
    await person.page.routeWebSocket(/\/auth\/ws\//, socket => socket.close());
    const running = await beginWork(appUrl, team, '');
    await person.opensSearch(start);
    await person.sees(person.button(`${work.title}, ${filled(work.running, { count: 1 })}`));
    await running.finish();
    await person.button(`${work.title}, ${filled(work.ended, { count: 1 })}`).click();
    await person.button(filled(work.dismiss, { name: work.kind.export })).click();
    await person.seesNothingOf(person.button(new RegExp(`^${work.title},`)));
  });
});

describe('A session', () => {
  const notice = (person: Person) =>
    person.page.getByRole('alertdialog', { name: person.words.shell.offline.title });
  const secondTab = async (person: Person, lang: 'zh' | 'en' = 'zh') => {
    const other = new Person(await person.page.context().newPage(), lang);
    await other.opensSearch(start);
    return other;
  };
  const isHeard = (page: Page) => page.waitForEvent('websocket', socket => socket.url().includes('/auth/ws'));

  test('a takeover by another device is shown in every tab and blocks it', async () => {
    const person = await visit({ tokens: await tokensOf(address, team) });
    const heard = isHeard(person.page).then(socket =>
      socket.waitForEvent('framereceived', frame => String(frame.payload).includes('CONNECTED')),
    );
    await person.opensSearch(start);
    await heard;
    const other = await secondTab(person);
    const { offline } = person.words.shell;
    await tokensOf(address, team);
    await notice(person).waitFor();
    await other.sees(notice(other));
    expect((await notice(person).boundingBox())?.width).toBe(450);
    for (const _ of [1, 2, 3]) await person.page.keyboard.press('Escape');
    await person.sees(notice(person));
    expect(await notice(person).getByRole('button').count()).toBe(1);
    await person.button(offline.acknowledge).click();
    await person.isAt('/index');
    await other.isAt('/index');
  });

  test('that was taken over leads to a new password', async () => {
    const person = await enters({ lang: 'en', width: 390, height: 844 });
    await tokensOf(address, team);
    await notice(person).getByRole('link', { name: person.words.shell.offline.change }).click();
    await person.isAt('/forgetPwd');
    await person.seesNothingOf(notice(person));
  });

  test('ended by its main account is over at once', async () => {
    const member = await newMember('b');
    const person = await visit({ tokens: await tokensOf(address, member) });
    await person.opensSearch(start);
    await asOwner('PUT', `members/${member.id}/disabled`, { disabled: true });
    await person.isAt('/index');
    await person.sees(person.words.shell.error.sessionExpired);
  });

  test('ends in every tab when one signs out', async () => {
    const person = await enters();
    const other = await secondTab(person);
    await person.signsOut();
    await person.isAt('/index');
    await other.isAt('/index');
  });
});

describe('The tip', () => {
  test('appears once per browser session and links to the tool', async () => {
    const person = await enters({ isFirstEntry: true });
    const { tip } = person.words.shell;
    await person.sees(panel(person, tip.title));
    await person.button(tip.later).click();
    await person.seesNothingOf(panel(person, tip.title));
    await person.page.reload();
    await person.seesResults();
    expect(await panel(person, tip.title).count()).toBe(0);
    const again = await enters({ isFirstEntry: true });
    await again.button(tip.go).click();
    await again.isAt('/tool');
  });
});

describe('The menu', () => {
  const menu = (person: Person) =>
    person.page.getByRole('navigation', { name: person.words.shell.menu.title });

  test('is at the side, narrow or on top as chosen, and stays so', async () => {
    const person = await enters({ lang: 'en' });
    const { top } = person.words.shell;
    const width = async () => (await menu(person).boundingBox())?.width;
    expect(await width()).toBe(216);
    await person.button(top.appearance).click();
    await person.page.getByLabel(top.layoutMini, { exact: true }).check();
    expect(await width()).toBe(64);
    await person.page.getByLabel(top.layoutHorizontal, { exact: true }).check();
    expect(await width()).toBe(1440);
    await person.page.reload();
    await person.seesResults();
    expect(await width()).toBe(1440);
  });

  test('on top opens its groups by keyboard and leads on', async () => {
    const person = await enters({ lang: 'en' });
    await person.page.evaluate("localStorage.setItem('starbridge-menu-String', 'horizontal')");
    await person.page.reload();
    await person.seesResults();
    await menu(person).getByRole('button', { name: 'Team', exact: true }).focus();
    await person.page.keyboard.press('ArrowDown');
    const members = person.page.getByRole('menuitem', { name: 'Members' });
    await person.sees(members.and(focused(person)));
    await person.page.keyboard.press('ArrowDown');
    await person.sees(person.page.getByRole('menuitem', { name: 'Team usage' }).and(focused(person)));
    await person.page.keyboard.press('Enter');
    await person.isAt('/teamData');
    await person.seesNothingOf(members);
  });

  test('is drawn on a phone whatever was chosen, with plan, language and appearance below it', async () => {
    const person = await enters({ width: 390, height: 844 });
    const { shell } = person.words;
    await person.page.evaluate("localStorage.setItem('starbridge-menu-String', 'horizontal')");
    await person.page.reload();
    await person.seesResults();
    await person.seesNothingOf(menu(person));
    await person.button(shell.menu.open).click();
    await person.sees(menu(person).getByRole('combobox', { name: shell.top.language }));
    await menu(person).getByRole('link', { name: shell.top.upgrade }).click();
    await person.isAt('/vip');
    await person.seesNothingOf(menu(person));
  });
});

async function asOwner(method: string, path: string, body: object): Promise<unknown> {
  const { access } = await tokensOf(address, team);
  const response = await fetch(`${address}/office/api/team/${path}`, {
    method,
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
  expect(code, msg).toBe(0);
  return data;
}

/** A sub-account of the team, with a letter in its name. */
async function newMember(letter: string) {
  const account = { username: `${team.username}${letter}`, password: 'member-2026-pass' };
  const password = Buffer.from(account.password).toString('base64');
  const data = await asOwner('POST', 'members', { username: account.username, nickName: '小溪', password });
  return { ...account, id: (data as { id: number }).id };
}
