import { expect } from 'vitest';
import type { Person } from './actions.ts';
import type { Visit } from './browser-window.ts';
import { violations } from './violations.ts';

/**
 * Ways to look at a page: every pair of language, scheme, direction and width that has gone wrong before is in
 * one of them. All ways with all others would find nothing more.
 */
export const looks: readonly [name: string, look: Visit][] = [
  ['1440 px, zh, light', { lang: 'zh', scheme: 'light' }],
  ['390 px, en, dark', { lang: 'en', scheme: 'dark', width: 390, height: 844 }],
  [
    '390 px, zh, dark, right to left',
    { lang: 'zh', scheme: 'dark', direction: 'rtl', width: 390, height: 844 },
  ],
  [
    '1024 px, en, light, right to left',
    { lang: 'en', scheme: 'light', direction: 'rtl', width: 1024, height: 768 },
  ],
];

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** WCAG 2.2 AA holds on the page that is open, and it is not wider than its window. */
export async function isUsable(person: Person, look: Visit, name: string): Promise<void> {
  expect(await violations(person), name).toEqual([]);
  expect(await person.page.evaluate<number>(overflow), `${name} is wider than its window`).toBe(0);
  const direction = await person.page.evaluate<string>('getComputedStyle(document.body).direction');
  expect(direction, name).toBe(look.direction ?? 'ltr');
}
