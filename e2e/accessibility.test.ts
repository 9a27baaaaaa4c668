import axe, { type AxeResults } from 'axe-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Person } from './actions.ts';
import type { Visit } from './browser-window.ts';
import { type Tokens, tokensOf } from './sign-in.ts';
import { visits } from './visit.ts';

const visit = visits();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await tokensOf(inject('world').address);
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 A and AA, each with the elements that have it.
 * @param part a selector: what lies over the page hides parts of it, which is no fault of these
 */
async function violations(person: Person, part = 'html'): Promise<string[]> {
  await person.page.evaluate(axe.source);
  const call = `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ runOnly: rules, resultTypes: ['violations'] })})`;
  const found = await person.page.evaluate<AxeResults>(call);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** How far the page is wider than the window, pixels. */
const overflow = (person: Person) =>
  person.page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

async function openDetail(person: Person) {
  await person.opensSearch('/bloggerSearch/instagram');
  await person.opensCreator((await person.names())[0] ?? '');
  await person.sees(person.page.getByRole('img', { name: person.words.creators.post.plays }).locator('svg'));
}

const screens = {
  async landing(person: Person) {
    await person.opens('/index');
    await person.sees(person.heading(person.words.landing.headline));
  },
  /** With faults beside the fields. */
  async login(person: Person) {
    await person.opens('/login');
    await person.sees(person.button(person.words.identity.signInDemo));
    await person.button(person.words.identity.signIn).click();
    await person.sees(person.words.identity.missing.password);
  },
  search: (person: Person) =>
    person.opensSearch('/bloggerSearch/tiktok?keyword=food&followerCount_start=1000'),
  detail: openDetail,
  async jobs(person: Person) {
    await person.opens('/operator/jobs');
    await person.sees('catalogue.recompute-peers');
  },
};

const looks = [
  { lang: 'zh', scheme: 'light' },
  { lang: 'zh', scheme: 'dark' },
  { lang: 'en', scheme: 'light' },
  { lang: 'en', scheme: 'dark' },
] as const;

async function eachScreen(look: Visit, check: (person: Person, name: string) => Promise<void>) {
  const person = await visit({ ...look, tokens });
  for (const [name, open] of Object.entries(screens)) {
    if (name === 'login') continue;
    await open(person);
    await check(person, name);
  }
  const stranger = await visit(look);
  await screens.login(stranger);
  await check(stranger, 'login');
}

test.each(looks)('WCAG 2.2 AA holds on every screen: $lang, $scheme', async look => {
  await eachScreen(look, async (person, name) => {
    expect(await violations(person), name).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('WCAG 2.2 AA of what opens, %s', scheme => {
  test('the fields of a filter', async () => {
    const person = await visit({ tokens, scheme });
    const { filter } = person.words.creators;
    await person.opensSearch('/bloggerSearch/tiktok');
    const { followers, region, sendVideoDate } = filter.names;
    for (const name of [followers, region, sendVideoDate, /^更多筛选/]) {
      await person.button(name, person.chips()).click();
      await person.sees(person.button(person.words.shell.apply));
      expect(await violations(person, '[role=dialog]')).toEqual([]);
      await person.page.keyboard.press('Escape');
      await person.seesNothingOf(person.button(person.words.shell.apply));
    }
  });

  test('the quick look', async () => {
    const person = await visit({ tokens, scheme });
    await person.opensSearch('/bloggerSearch/tiktok');
    await person.looksAt((await person.names())[0] ?? '');
    await person.sees(person.page.getByRole('dialog').getByRole('listitem'));
    expect(await violations(person)).toEqual([]);
  });

  test('no results, and a creator that is missing', async () => {
    const person = await visit({ tokens, scheme });
    await person.opensSearch('/bloggerSearch/tiktok?keyword=food&followerCount_start=900000000');
    expect(await violations(person)).toEqual([]);
    await person.opens('/bloggerDetail/tiktok/99999999');
    await person.sees(person.heading(person.words.creators.detail.missingTitle));
    expect(await violations(person)).toEqual([]);
  });

  test('formula, table of a chart, account and appearance', async () => {
    const person = await visit({ tokens, scheme });
    const { shell, creators } = person.words;
    await openDetail(person);
    await person.button(shell.table.asTable).first().click();
    await person.button(creators.column.avg_intrate).click();
    await person.sees(person.explanation(creators.column.avg_intrate));
    expect(await violations(person, '[role=dialog]')).toEqual([]);
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(person.page.getByRole('dialog'));
    await person.button(shell.top.appearance).click();
    await person.page.getByLabel(shell.top.rtl).check();
    expect(await violations(person, '[role=dialog]')).toEqual([]);
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(person.page.getByRole('dialog'));
    expect(await violations(person)).toEqual([]);
  });
});

test.each([
  ['390 px, zh', { width: 390, height: 844, lang: 'zh' }],
  ['390 px, en', { width: 390, height: 844, lang: 'en' }],
  ['1024 px, en', { width: 1024, height: 768, lang: 'en' }],
  ['1440 px, right to left', { direction: 'rtl', lang: 'zh' }],
  ['390 px, right to left', { width: 390, height: 844, direction: 'rtl', lang: 'en' }],
] as const)('The page is not wider than its window: %s', async (_name, look) => {
  await eachScreen(look, async (person, name) => {
    expect(await overflow(person), name).toBe(0);
    const direction = await person.page.evaluate<string>('getComputedStyle(document.body).direction');
    expect(direction).toBe('direction' in look ? look.direction : 'ltr');
  });
});

test('On a phone the menu is drawn over the page and closes again', async () => {
  const person = await visit({ tokens, width: 390, height: 844 });
  const { menu } = person.words.shell;
  await person.opensSearch('/bloggerSearch/tiktok');
  const link = person.page.getByRole('link', { name: '后台任务' });
  await person.seesNothingOf(link);
  await person.button(menu.open).click();
  await link.click();
  await person.isAt('/operator/jobs');
  await person.seesNothingOf(link);
});

test('By keyboard the first step leads past the menu to the content', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.page.keyboard.press('Tab');
  const skip = person.page.getByRole('link', { name: person.words.shell.skipToContent });
  await person.sees(skip.and(person.page.locator(':focus')));
  await person.page.keyboard.press('Enter');
  await person.sees(person.page.getByRole('main').and(person.page.locator(':focus')));
});

test('The account is reached by keyboard: its panel opens, is stepped into and closes', async () => {
  const person = await visit({ tokens });
  const { user } = person.words.shell;
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.button(user.menu).press('Enter');
  await person.sees(person.button(user.logOut));
  await person.page.keyboard.press('Tab');
  await person.sees(person.button(user.logOut).and(person.page.locator(':focus')));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.button(user.logOut));
  await person.sees(person.button(user.menu).and(person.page.locator(':focus')));
});
