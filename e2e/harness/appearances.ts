import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Visit } from './browser-window.ts';
import { violations } from './violations.ts';

/** Ways to look at a page: together they have both languages, both schemes, a desk and a phone. */
export const looks: readonly [name: string, look: Visit][] = [
  ['1440 px, zh, light', { lang: 'zh', scheme: 'light' }],
  ['390 px, en, dark', { lang: 'en', scheme: 'dark', width: 390, height: 844 }],
];

/** Set so by the person, from right to left: what code reads of the direction is right, too. */
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

/** As wide as a page that has its menu beside it gets narrow. */
const narrowest = 1024;

/** How many pixels a page is wider than its window, by the direction it is read in. */
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
 * WCAG 2.2 AA holds on the page that is open, and it is not wider than its window, nor would be where there is just
 * room for the menu, from left to right and from right to left.
 * @param part a selector, where something lies over the page that hides the rest of it
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
