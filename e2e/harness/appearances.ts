import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Visit } from './browser-window.ts';
import { violations } from './violations.ts';

/** The tested appearances: together they cover both languages, both colour schemes, desktop and phone. */
export const looks: readonly [name: string, look: Visit][] = [
  ['1440 px, zh, light', { lang: 'zh', scheme: 'light' }],
  ['390 px, en, dark', { lang: 'en', scheme: 'dark', width: 390, height: 844 }],
];

/** Right-to-left by the user's setting, which the code reads correctly too. */
export const turnedLooks: readonly [name: string, look: Visit][] = [
  [
    '390 px, zh, dark, right to left',
    { lang: 'zh', scheme: 'dark', direction: 'rtl', width: 390, height: 844 },
  ],
  [
    '1024 px, en, light, right to left',
    { lang: 'en', scheme: 'light', direction: 'rtl', width: 1024, height: 768 },
  ],
];

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
