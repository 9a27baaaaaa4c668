import type { Page } from 'playwright-core';

/** The texts of what the page says instead of data. */
export const emptyStates = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('main [data-empty]')].map(part => part.textContent)`,
  );

/** Waits until the page is there, and no part of it is loading. */
export async function isLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
  await page.locator('main:not(:has([aria-busy=true]))').waitFor();
  await page.waitForLoadState('networkidle');
}

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
