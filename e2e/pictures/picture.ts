import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

export interface Picture {
  name: string;
  address: string;
  /** What to do there before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

async function opens(page: Page, part: string, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL(url => url.href.includes(part));
}

/** Opens the first link on the page whose address has this part. */
export const opensFirst = (part: string) => (page: Page) =>
  opens(page, part, page.locator(`main a[href*="${part}"]`).first());

/** Opens the last link on the page whose address has this part: what has been there longest has most to show. */
export const opensOldest = (part: string) => (page: Page) =>
  opens(page, part, page.locator(`main a[href*="${part}"]`).last());

/** What is below the window is loaded when somebody scrolls to it. */
const isStill = `(() => {
  const isSeen = part => part.getBoundingClientRect().top < innerHeight;
  const busy = [...document.querySelectorAll('main [aria-busy=true]')].filter(isSeen);
  const pictures = [...document.images].filter(isSeen);
  const isThere = document.querySelector('main h1, main h2') !== null;
  return isThere && busy.length === 0 && pictures.every(image => image.complete);
})()`;

/** Waits until the page has shown all of itself for a second: pictures are taken by hand, and may take their time. */
export async function settles(page: Page): Promise<void> {
  for (let seen = 0; seen < 3; await setTimeout(500)) {
    seen = (await page.evaluate<boolean>(isStill)) ? seen + 1 : 0;
  }
}

/** Goes where a picture is taken. */
export async function goesThere(page: Page, { address, act }: Picture): Promise<void> {
  await page.goto(address);
  await settles(page);
  if (!act) return;
  await act(page);
  await settles(page);
}
