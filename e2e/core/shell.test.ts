import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePlan } from '../../server/billing/plans/change-plan.ts';
import { realContext } from '../../server/core/real-context.ts';
import { Person } from '../harness/person.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { beginBackgroundTask } from '../fixtures/running-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const start = '/bloggerSearch/tiktok';
/** A page that needs little, for what is about the frame. */
const plain = '/userInfo';

let team: TeamAccount;
beforeAll(async () => {
  team = await newTeam(appUrl, { plan: 'basic' });
});

const enters = async (options: Parameters<typeof visit>[0] = {}, path = start) => {
  const person = await visit({ tokens: await tokensOf(address, team), ...options });
  await person.opens(path);
  return person;
};

const setPlan = (plan: string) =>
  withDb(appUrl, db => changePlan(db, realContext(), { teamId: team.teamId, plan, months: 1 }));

const panel = (person: Person, name: string) => person.page.getByRole('dialog', { name, exact: true });
const link = (person: Person, name: string) => person.page.getByRole('link', { name, exact: true });
const findBox = (person: Person) =>
  person.page.getByRole('combobox', { name: person.words.shell.find.label });
const options = (person: Person) =>
  person.page.getByRole('listbox', { name: person.words.find.results }).getByRole('option');
const focused = (person: Person) => person.page.locator(':focus');

test('The top bar names plan, account and service, leads on, and changes the language', async () => {
  const person = await enters();
  const { service, top, user } = person.words.shell;
  await link(person, filled(top.plan, { name: '基础版' })).click();
  await person.isAt('/equity');
  await link(person, top.upgrade).click();
  await person.isAt('/vip');

  await person.button(service.title).click();
  await person.sees(
    panel(person, service.title).getByRole('img', { name: filled(service.code, { url: address }) }),
  );
  await person.sees(service.none);
  await person.page.keyboard.press('Escape');

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

  await person.page.getByRole('combobox', { name: top.language }).selectOption({ label: 'English' });
  await person.sees(link(person, 'Creator search'));
  await person.page.reload();
  await person.sees(link(person, 'Creator search'));
});

test('The palette opens by its keys, leads to pages, creators and searches, and remembers these', async () => {
  const person = await enters();
  const { find } = person.words;
  const { shell } = person.words;
  await person.keywordBox().focus();
  await person.page.keyboard.type('a/b');
  expect(await person.keywordBox().inputValue()).toBe('a/b');
  const opener = person.button(shell.top.appearance);
  await opener.focus();
  await person.page.keyboard.press('/');
  await person.sees(findBox(person).and(focused(person)));
  await person.page.keyboard.press('Escape');
  await person.sees(opener.and(focused(person)));

  // What is typed before its results are loaded is not lost.
  await person.page.keyboard.press('/');
  await person.page.keyboard.type('操作');
  await person.sees(
    options(person).filter({ hasText: '操作记录' }).and(person.page.locator('[aria-selected=true]')),
  );
  await person.page.keyboard.press('Enter');
  await person.isAt('/operationRecord');

  await person.opens(start);
  const handle = await person.page.getByRole('main').locator('bdi[dir=ltr]').first().innerText();
  await person.page.keyboard.press('Control+k');
  await person.page.keyboard.type(handle);
  await person.sees(person.page.getByRole('group', { name: find.group.creators }).getByText(handle));
  await person.page.keyboard.press('Enter');
  await person.page.waitForURL(/bloggerDetail.tiktok/);

  await person.page.keyboard.press('Meta+k');
  await person.page.keyboard.type('dance');
  await person.searches(() =>
    options(person)
      .filter({ hasText: /^YouTube$/ })
      .click(),
  );
  await person.isAt('/bloggerSearch/youtube');
  expect(person.query()['keyword']).toBe('dance');
  await person.searchesFor('music');
  await person.page.reload();
  await person.button(shell.find.label).click();
  const recent = person.page.getByRole('group', { name: find.group.recent });
  await person.sees(recent);
  expect(await recent.getByRole('option').allInnerTexts()).toEqual([
    'music\nYouTube',
    'dance\nYouTube',
    find.forget,
  ]);
  await options(person).filter({ hasText: find.forget }).click();
  await person.seesNothingOf(recent);
  await person.page.keyboard.press('Escape');

  await person.page.setViewportSize({ width: 390, height: 844 });
  await person.button(shell.find.label).click();
  await person.sees(findBox(person).and(focused(person)));
  expect((await person.page.getByRole('dialog', { name: shell.find.label }).boundingBox())?.width).toBe(390);
  await person.button(shell.close).click();
  await person.seesNothingOf(findBox(person));
});

describe('Realtime updates', () => {
  test('a new plan is shown and announced without a reload; background work shows how far it is, and gives its file', async () => {
    const person = await enters({ lang: 'en' }, plain);
    const { tray } = person.words;
    const { notice, top, work } = person.words.shell;
    await person.button(/^Notifications/).click();
    await person.sees(panel(person, notice.title));
    await person.page.keyboard.press('Escape');
    await setPlan('pro');
    await person.button(`${notice.title}, ${filled(notice.unread, { count: 1 })}`).click();
    const list = panel(person, notice.title).getByRole('listitem');
    await person.sees(list.filter({ hasText: filled(tray.notice.kind['plan-changed'], { plan: 'Pro' }) }));
    await person.sees(list.first().getByRole('img', { name: tray.notice.isNew }));
    expect(await list.first().locator('time').getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    await person.page.keyboard.press('Escape');
    await person.sees(person.button(notice.title).and(focused(person)));
    await person.sees(link(person, filled(top.plan, { name: 'Pro' })));
    await setPlan('basic');

    const running = await beginBackgroundTask(appUrl, team, 'who,what\n');
    const name = tray.work.kind.export;
    const opener = `${work.title}, ${filled(work.running, { count: 1 })}`;
    await person.button(opener).click();
    const bar = panel(person, work.title).getByRole('progressbar', {
      name: filled(tray.work.progress, { name }),
    });
    await person.sees(bar);
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('30');
    await person.page.reload();
    await person.button(opener).click();
    await person.sees(bar);
    await running.finish();
    const download = person.page.waitForEvent('download');
    await person.button(filled(person.words.common.download, { name: 'records.csv' })).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('records.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe('who,what\n');
    await person.button(filled(tray.work.dismiss, { name })).click();
    await person.seesNothingOf(person.button(new RegExp(`^${work.title},`)));
  });

  test('without a live connection, running tasks are polled', async () => {
    const person = await visit({ tokens: await tokensOf(address, team), isNewBrowser: true });
    const { tray } = person.words;
    const { work } = person.words.shell;
    await person.page.route('**/auth/ws/**', route => route.abort());
    await person.page.routeWebSocket(/\/auth\/ws\//, socket => socket.close());
    const running = await beginBackgroundTask(appUrl, team, '');
    await person.opens(plain);
    await person.sees(person.button(`${work.title}, ${filled(work.running, { count: 1 })}`));
    await running.finish();
    await person.button(`${work.title}, ${filled(work.ended, { count: 1 })}`).click();
    await person.button(filled(tray.work.dismiss, { name: tray.work.kind.export })).click();
    await person.seesNothingOf(person.button(new RegExp(`^${work.title},`)));
  });
});

describe('A session', () => {
  const notice = (person: Person) =>
    person.page.getByRole('alertdialog', { name: person.words.shell.offline.title });
  const isHeard = (page: Page) => page.waitForEvent('websocket', socket => socket.url().includes('/auth/ws'));
  /** Opens a plain page in a tab that is told of other sign-ins. */
  const listens = async (person: Person) => {
    const heard = isHeard(person.page).then(socket =>
      socket.waitForEvent('framereceived', frame => String(frame.payload).includes('CONNECTED')),
    );
    await person.opens(plain);
    await heard;
  };
  const secondTab = async (person: Person, lang: 'zh' | 'en' = 'zh') => {
    const other = new Person(await person.page.context().newPage(), lang);
    await listens(other);
    return other;
  };

  test('a takeover by another device is shown in every tab and blocks it', async () => {
    const person = await visit({ tokens: await tokensOf(address, team) });
    await listens(person);
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
    const person = await visit({
      tokens: await tokensOf(address, team),
      lang: 'en',
      width: 390,
      height: 844,
    });
    await listens(person);
    await tokensOf(address, team);
    await notice(person).getByRole('link', { name: person.words.shell.offline.change }).click();
    await person.isAt('/forgetPwd');
    await person.seesNothingOf(notice(person));
  });

  test('ends in every tab when one signs out, and at once when its main account ends it', async () => {
    const member = await newMember('b');
    const person = await visit({ tokens: await tokensOf(address, member) });
    await listens(person);
    const shown = person.sees(person.words.shell.error.sessionExpired);
    await asOwner('PUT', `members/${member.id}/disabled`, { disabled: true });
    await Promise.all([shown, person.isAt('/index')]);

    const main = await visit({ tokens: await tokensOf(address, team) });
    await listens(main);
    const other = await secondTab(main);
    await main.signsOut();
    await main.isAt('/index');
    await other.isAt('/index');
  });
});

test('The tip appears once per browser session and links to the tool', async () => {
  const person = await enters({ isFirstEntry: true }, plain);
  const { tip } = person.words.shell;
  const card = person.page.getByRole('complementary', { name: tip.title });
  await person.sees(card);
  // It blocks nothing: the page goes on beside it.
  await link(person, '收藏夹').click();
  await person.isAt('/favorites');
  await person.button(tip.later).click();
  await person.seesNothingOf(card);
  await person.opens(plain);
  await person.sees(person.heading(person.words.identity.profile.title));
  expect(await card.count()).toBe(0);
  // Another tab is another session of the browser.
  const again = new Person(await person.page.context().newPage(), 'zh');
  await again.opens(plain);
  await link(again, tip.go).click();
  await again.isAt('/tool');
});

test('The menu is at the side, narrow, on top or drawn, as chosen and as there is room, and stays so', async () => {
  const person = await enters({ lang: 'en' }, plain);
  const { appearance } = person.words;
  const { menu: words, title, top } = { ...person.words.shell, ...person.words.shell.menu };
  const menu = person.page.getByRole('navigation', { name: title });
  const width = async () => (await menu.boundingBox())?.width;
  await expect.poll(width).toBe(216);
  await person.button(top.appearance).click();
  await person.page.getByLabel(appearance.layouts.mini, { exact: true }).check();
  await expect.poll(width).toBe(64);
  await person.page.getByLabel(appearance.layouts.horizontal, { exact: true }).check();
  await expect.poll(width).toBe(1440);
  await person.page.reload();
  await expect.poll(width).toBe(1440);

  await menu.getByRole('button', { name: 'Team', exact: true }).focus();
  await person.page.keyboard.press('ArrowDown');
  const members = person.page.getByRole('menuitem', { name: 'Members' });
  await person.sees(members.and(focused(person)));
  for (const name of ['Single sign-on', 'Team usage']) {
    await person.page.keyboard.press('ArrowDown');
    await person.sees(person.page.getByRole('menuitem', { name }).and(focused(person)));
  }
  await person.page.keyboard.press('Enter');
  await person.isAt('/teamData');
  await person.seesNothingOf(members);

  await person.page.setViewportSize({ width: 390, height: 844 });
  await person.seesNothingOf(menu);
  await person.button(words.open).click();
  await person.sees(menu.getByRole('combobox', { name: top.language }));
  await menu.getByRole('link', { name: top.upgrade }).click();
  await person.isAt('/vip');
  await person.seesNothingOf(menu);
});

test('A group of the menu folds and an entry is pinned, by keyboard too, and the next page has them from its first paint', async () => {
  const person = await enters({ lang: 'en' }, '/sender');
  const { menu: words } = person.words.shell;
  const menu = person.page.getByRole('navigation', { name: words.title });
  const entry = (name: string) => menu.getByRole('link', { name, exact: true });
  const overflow = () =>
    menu.evaluate(nav => Math.max(...[...nav.children].map(part => part.scrollHeight - part.clientHeight)));
  // Everything is seen without scrolling.
  expect(await overflow()).toBeLessThanOrEqual(1);
  await person.seesNothingOf(entry('Members'));

  const mail = menu.getByRole('button', { name: 'Email', exact: true });
  await mail.press('Enter');
  await person.seesNothingOf(entry('Drafts'));
  await person.sees(entry('Senders'));
  expect(await mail.getAttribute('aria-expanded')).toBe('false');
  // What had no room unfolds.
  await person.sees(entry('Members'));

  await menu.getByRole('button', { name: filled(words.pin, { page: 'Lists' }), exact: true }).press('Enter');
  const unpin = menu.getByRole('button', { name: filled(words.unpin, { page: 'Lists' }), exact: true });
  await person.sees(unpin.and(focused(person)));
  const order = () => menu.getByRole('listitem').allInnerTexts();
  expect((await order()).slice(0, 2)).toEqual(['Home', 'Lists']);

  await person.page.reload();
  await person.sees(unpin);
  expect((await order()).slice(0, 2)).toEqual(['Home', 'Lists']);
  expect(await entry('Drafts').count()).toBe(0);
  expect(await entry('Members').count()).toBe(1);
  await unpin.press('Enter');
  await person.sees(menu.getByRole('button', { name: filled(words.pin, { page: 'Lists' }), exact: true }));
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
