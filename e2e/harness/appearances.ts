import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Visit } from './browser-window.ts';
import { violations } from './violations.ts';

/**
 * A visit whose looks change on the open page (`isUsableInBothLooks`). In English, since its words are longer; journeys
 * are in Chinese.
 */
export const bothLooks: Visit = { lang: 'en' };

/** The tested appearances: together they cover both languages, both colour schemes, desktop and phone. */
export const appearances: readonly [name: string, appearance: Visit][] = [
  ['1440 px, zh, light', { lang: 'zh', scheme: 'light' }],
  ['390 px, en, dark', { lang: 'en', scheme: 'dark', width: 390, height: 844 }],
];

const desktop = { width: 1440, height: 900, scheme: 'light' } as const;
const phone = { width: 390, height: 844, scheme: 'dark' } as const;

/** The minimum width of a page beside the menu. */
const narrowest = 1024;

/** By how many pixels a page is wider than its window, in its reading direction. */
const beyond = `(() => {
  const html = document.documentElement;
  const own = html.dir;
  const beyondIn = dir => {
    html.dir = dir;
    return html.scrollWidth - html.clientWidth;
  };
  const found = { ltr: beyondIn('ltr'), rtl: beyondIn('rtl') };
  html.dir = own;
  return found;
})()`;

/**
 * Checks WCAG 2.2 AA on the open page, and that it is not wider than its window, also at the width where there is just
 * room for the menu, in both reading directions.
 * @param part a selector, if an overlay hides the rest of the page
 */
export async function isUsable(person: Person, screen: string, part?: string): Promise<void> {
  const { page } = person;
  expect(await violations(person, part), screen).toEqual([]);
  const own = page.viewportSize() ?? { width: narrowest, height: 768 };
  for (const width of [narrowest, own.width]) {
    await page.setViewportSize({ ...own, width });
    await expect
      .poll(() => page.evaluate(beyond), { message: `${screen} is wider than its window of ${width} px` })
      .toEqual({ ltr: 0, rtl: 0 });
  }
}

/** Changes the colour scheme of the open page, as a system that follows the time of day would. */
export async function takesScheme({ page }: Person, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
}

/**
 * `isUsable` on the open page at 1440 px in the light scheme and at 390 px in the dark one; then the page is as before.
 * @param height of both windows, if scrolling would hide a part
 */
export async function isUsableInBothLooks(
  person: Person,
  screen: string,
  { part, height }: { part?: string; height?: number } = {},
): Promise<void> {
  for (const { scheme, ...size } of [phone, desktop]) {
    await takesScheme(person, scheme);
    await person.page.setViewportSize({ ...size, height: height ?? size.height });
    await isUsable(person, `${screen}, ${size.width} px, ${scheme}`, part);
  }
}
