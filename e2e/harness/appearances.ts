import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Visit } from './browser-window.ts';
import { violations, withoutShell } from './violations.ts';

/**
 * A visit whose looks change on the open page (`isUsableInBothLooks`). In English, since its words are longer; journeys
 * are in Chinese.
 */
export const bothLooks: Visit = { lang: 'en' };

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

/** Checks that the open page is not wider than its window at these widths, in both reading directions. */
async function isNoWider({ page }: Person, screen: string, widths: readonly number[]): Promise<void> {
  const own = page.viewportSize() ?? { width: narrowest, height: 768 };
  for (const width of [...widths, own.width]) {
    await page.setViewportSize({ ...own, width });
    await expect
      .poll(() => page.evaluate(beyond), { message: `${screen} is wider than its window of ${width} px` })
      .toEqual({ ltr: 0, rtl: 0 });
  }
}

/** Page titles as large as browsers make them on their own, twice the text around them. */
const unsizedTitles = `(() => {
  const sizeOf = part => Number.parseFloat(getComputedStyle(part).fontSize);
  const isUnsized = title => sizeOf(title) === 2 * sizeOf(title.parentElement);
  return [...document.querySelectorAll('h1')].filter(isUnsized).map(title => title.textContent);
})()`;

/**
 * Checks WCAG 2.2 AA on the open page, and that it is not wider than its window, also at the width where there is just
 * room for the menu.
 * @param part a selector, if an overlay hides the rest of the page
 */
export async function isUsable(person: Person, screen: string, part?: string): Promise<void> {
  expect(await violations(person, part), screen).toEqual([]);
  await isNoWider(person, screen, [narrowest]);
}

/** Changes the colour scheme of the open page, as a system that follows the time of day would. */
export async function takesScheme({ page }: Person, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
}

/** Checks WCAG 2.2 AA of what is open in both colour schemes, at the size that the window has. */
export async function isAccessibleInBothSchemes(
  person: Person,
  screen: string,
  part?: string,
): Promise<void> {
  await takesScheme(person, 'dark');
  expect(await violations(person, part, 'contrast'), `${screen}, dark`).toEqual([]);
  await takesScheme(person, 'light');
  expect(await violations(person, part), `${screen}, light`).toEqual([]);
}

/**
 * `isUsable` on the open page at 1440 px in the light scheme, where it stays, and before at 390 px in the dark one. Its
 * titles are as large as the scale of type says.
 * @param part a selector; by default the page without menu and top bar, which 'html' includes
 * @param height of both windows, if scrolling would hide a part
 */
export async function isUsableInBothLooks(
  person: Person,
  screen: string,
  { part, height }: { part?: string; height?: number } = {},
): Promise<void> {
  expect(await person.page.evaluate(unsizedTitles), `${screen}: titles without a size of the scale`).toEqual(
    [],
  );
  for (const { scheme, ...size } of [phone, desktop]) {
    const look = `${screen}, ${size.width} px, ${scheme}`;
    await takesScheme(person, scheme);
    await person.page.setViewportSize({ ...size, height: height ?? size.height });
    expect(await violations(person, part ?? withoutShell), look).toEqual([]);
    await isNoWider(person, look, size.width > narrowest ? [narrowest] : []);
  }
}
