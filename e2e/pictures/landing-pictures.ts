import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { newVisit } from '../harness/browser-window.ts';
import { demoPages } from './demo-pages.ts';
import type { DemoVisit } from './help-pictures.ts';
import { goesThere, settles } from './picture.ts';

const folder = path.resolve(import.meta.dirname, '../../web/billing/landing/pictures');
const schemes = ['light', 'dark'] as const;

/** Twice the size in which the landing page shows them, so that they are sharp on a fine screen. */
const size = { width: 1200, height: 800 };
/** A small laptop, so that words can still be read in a small picture. */
const screen = { width: 1180, height: 760, sharpness: 4 / 3 };
/** A board needs room for its columns. */
const wideScreen = { width: 1560, height: 1000 };

/** Pictures of the landing page by the names that it gives them. */
const pictures = {
  search: demoPages.search,
  figures: demoPages.creator,
  mail: demoPages.task,
  inbox: demoPages.inbox,
  campaigns: demoPages.campaign,
  links: demoPages.link,
  returns: demoPages.effect,
};

/** The page itself without the menu and the top bar, in both colour schemes. */
export async function takeLandingPictures(
  browser: Browser,
  { address, tokens, lang }: DemoVisit,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const context = await newVisit(browser, address, { tokens, lang, ...screen });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  for (const [name, place] of Object.entries(pictures)) {
    await page.setViewportSize(name === 'campaigns' ? wideScreen : screen);
    await goesThere(page, { name, ...place });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
      await settles(page);
      const { x = 0, y = 0, width = 0 } = (await page.locator('main').boundingBox()) ?? {};
      const clip = { x, y, width, height: (width * size.height) / size.width };
      const file = path.join(folder, `${name}-${lang}-${scheme}.webp`);
      await sharp(await page.screenshot({ clip }))
        .resize(size)
        .webp({ quality: 55, effort: 6 })
        .toFile(file);
    }
  }
  await context.close();
}
