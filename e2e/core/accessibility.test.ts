import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { bothLooks, isAccessibleInBothSchemes, isUsableInBothLooks } from '../harness/appearances.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await tokensOf(ownWorld().address);
});

async function openDetail(person: Person) {
  await person.opensSearch('/bloggerSearch/instagram');
  await person.opensCreator((await person.names())[0] ?? '');
  const curve = person.page.getByRole('img', { name: person.words.insights.growth.curve.followers });
  await person.sees(curve.locator('svg'));
}

async function openContent(person: Person) {
  await openDetail(person);
  const { tab, content } = person.words.insights;
  await person.page.getByRole('tab', { name: tab.content }).click();
  const charts = person.page.getByRole('region', { name: content.timeline }).getByRole('img');
  await person.sees(charts.locator('svg'));
  const list = person.page.getByRole('table', { name: content.list });
  await person.sees(list.and(person.page.locator('[aria-busy=false]')));
}

const screens = {
  async landing(person: Person) {
    await person.opens('/index');
    await person.sees(person.heading(person.words.landing.headline));
  },
  search: (person: Person) =>
    person.opensSearch('/bloggerSearch/tiktok?keyword=food&followerCount_start=1000'),
  detail: openDetail,
  content: openContent,
  async userInfo(person: Person) {
    await person.goesTo('/userInfo');
    await person.button(person.words.identity.profile.changePhone).click();
    await person.sees(person.page.getByLabel(person.words.identity.newPhone));
  },
  async changePassword(person: Person) {
    await person.goesTo('/changePassword');
    await person.button(person.words.identity.change.submit).click();
    await person.sees(person.words.identity.missing.oldPassword);
  },
  async jobs(person: Person) {
    await person.goesTo('/operator/jobs');
    await person.sees(person.words.operations.jobs['catalogue-recompute-peers']);
  },
};

/** Before the sign-in, with errors beside the fields. */
const publicScreens = {
  async login(person: Person) {
    await person.opens('/login');
    await person.sees(person.button(person.words.identity.signInDemo));
    await person.button(person.words.identity.signIn).click();
    await person.sees(person.words.identity.missing.password);
  },
  async register(person: Person) {
    await person.goesTo('/register');
    await person.button(person.words.identity.registration.submit).click();
    await person.sees(person.words.identity.missing.consent);
  },
  async forgotPassword(person: Person) {
    await person.goesTo('/forgetPwd');
    await person.button(person.words.identity.recovery.submit).click();
    await person.sees(person.words.identity.missing.confirm);
  },
};

const directionOf = (person: Person) =>
  person.page.evaluate<string>('getComputedStyle(document.body).direction');

test('Every screen is accessible', async () => {
  const person = await visit({ ...bothLooks, tokens });
  for (const [name, open] of Object.entries(screens)) {
    await open(person);
    // Once with menu and top bar.
    await isUsableInBothLooks(person, name, name === 'userInfo' ? { part: 'html' } : {});
  }
  const stranger = await visit(bothLooks);
  for (const [name, open] of Object.entries(publicScreens)) {
    await open(stranger);
    await isUsableInBothLooks(stranger, name);
  }
  expect(await directionOf(stranger)).toBe('ltr');
});

test('From right to left too, by the setting of the user', async () => {
  const appearance = { direction: 'rtl' } as const;
  const person = await visit({ ...appearance, tokens });
  await openDetail(person);
  expect(await directionOf(person)).toBe('rtl');
  await isUsableInBothLooks(person, 'detail', { part: 'html' });
  const stranger = await visit(appearance);
  await publicScreens.login(stranger);
  await isUsableInBothLooks(stranger, 'login');
});

describe('Overlays meet WCAG 2.2 AA in both schemes', () => {
  test('the fields of a filter, no results, and the quick look', async () => {
    const person = await visit({ tokens });
    const { filter } = person.words.creators;
    await person.opensSearch('/bloggerSearch/tiktok');
    const { followers, region, sendVideoDate } = filter.names;
    for (const name of [followers, region, sendVideoDate, /^更多筛选/]) {
      await person.button(name, person.chips()).click();
      await person.sees(person.button(person.words.shell.apply));
      await isAccessibleInBothSchemes(person, String(name), '[role=dialog]');
      await person.page.keyboard.press('Escape');
      await person.seesNothingOf(person.button(person.words.shell.apply));
    }
    await person.opensQuickLook((await person.names())[0] ?? '');
    await person.sees(person.page.getByRole('dialog').getByRole('listitem'));
    await isAccessibleInBothSchemes(person, 'the quick look');
    await person.page.keyboard.press('Escape');
    await person.searches(() =>
      person.goesTo('/bloggerSearch/tiktok?keyword=food&followerCount_start=900000000'),
    );
    await isAccessibleInBothSchemes(person, 'no results');
  });

  test('formula, table of a chart, account and appearance', async () => {
    const person = await visit({ tokens });
    const { shell, insights } = person.words;
    const { interaction_rate: rate } = insights.figure;
    await openDetail(person);
    await person.button(shell.table.asTable).first().click();
    await person.button(rate).click();
    await person.sees(person.explanation(rate));
    await isAccessibleInBothSchemes(person, 'formula', '[role=dialog]');
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(person.page.getByRole('dialog'));
    await person.button(shell.top.appearance).click();
    await person.page.getByLabel(person.words.appearance.directions.rtl).check();
    await isAccessibleInBothSchemes(person, 'appearance', '[role=dialog]');
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(person.page.getByRole('dialog'));
    await isAccessibleInBothSchemes(person, 'right to left');
  });
});

test('By keyboard one reaches the content past the menu, and the account; on a phone the menu opens over the page', async () => {
  const person = await visit({ tokens });
  const { menu, skipToContent, user } = person.words.shell;
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.page.keyboard.press('Tab');
  const skip = person.page.getByRole('link', { name: skipToContent });
  await person.sees(skip.and(person.page.locator(':focus')));
  await person.page.keyboard.press('Enter');
  await person.sees(person.page.getByRole('main').and(person.page.locator(':focus')));

  await person.button(user.menu).press('Enter');
  await person.sees(person.button(user.logOut));
  await person.page.keyboard.press('Tab');
  const first = person.page.getByRole('link', { name: user.info });
  await person.sees(first.and(person.page.locator(':focus')));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.button(user.logOut));
  await person.sees(person.button(user.menu).and(person.page.locator(':focus')));

  await person.page.setViewportSize({ width: 390, height: 844 });
  const link = person.page.getByRole('link', { name: '运维' });
  await person.seesNothingOf(link);
  await person.button(menu.open).click();
  await link.click();
  await person.isAt('/operator/jobs');
  await person.seesNothingOf(link);
});
