/**
 * `node e2e/take-pictures.ts ADDRESS` renews the pictures of the help and of README.md from the demo world of a running
 * sandbox, once its tray says that the demo world is complete. Chinese and English, always the same windows and pages.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../test/harness/browser/test-browser.ts';
import { newVisit } from './harness/browser-window.ts';
import { tokensOf } from './harness/sign-in.ts';

const docs = path.resolve(import.meta.dirname, '../docs');
const size = { width: 1280, height: 800 };

interface Picture {
  name: string;
  address: string;
  /** What to do there before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

/** Opens the first link on the page whose address has this part. */
const opensFirst =
  (part: string, within = 'main') =>
  async (page: Page) => {
    await page.locator(`${within} a[href*="${part}"]`).first().click();
    await page.waitForURL(url => url.href.includes(part));
  };

const searched = '/bloggerSearch/tiktok?category=Food&followerCount_start=10000';

const pictures: readonly Picture[] = [
  { name: 'home', address: '/home' },
  { name: 'search', address: searched },
  { name: 'creator', address: searched, act: opensFirst('/bloggerDetail/') },
  { name: 'list', address: '/favorites', act: opensFirst('/favorites/') },
  { name: 'task', address: '/mailTask', act: opensFirst('/campaignDetail/emailDetail', 'main table') },
  { name: 'inbox', address: '/inbox?view=replies', act: opensFirst('thread=') },
  { name: 'link', address: '/shortDetail', act: opensFirst('/shortDetail/', 'main table') },
  { name: 'ranking', address: '/rankingVideo' },
  { name: 'sources', address: '/operator/sources' },
];
/** The parts of the moving picture. */
const moving = ['search', 'creator', 'task', 'inbox', 'link'];

/** What is below the window is loaded when somebody scrolls to it. */
const isStill = `(() => {
  const isSeen = part => part.getBoundingClientRect().top < innerHeight;
  const busy = [...document.querySelectorAll('main [aria-busy=true]')].filter(isSeen);
  const pictures = [...document.images].filter(isSeen);
  const isThere = document.querySelector('main h1, main h2') !== null;
  return isThere && busy.length === 0 && pictures.every(image => image.complete);
})()`;

/** Waits until the page has shown all of itself for a second: pictures are taken by hand, and may take their time. */
async function settles(page: Page): Promise<void> {
  for (let seen = 0; seen < 3; await setTimeout(500)) {
    seen = (await page.evaluate<boolean>(isStill)) ? seen + 1 : 0;
  }
}

const [address] = process.argv.slice(2);
if (!address)
  throw new Error('Name the address of a running sandbox: node e2e/take-pictures.ts http://127.0.0.1:8080');

const browser = await launchBrowser();
try {
  for (const lang of ['zh', 'en'] as const) {
    const folder = path.join(docs, 'pictures', lang);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const tokens = await tokensOf(address);
    const context = await newVisit(browser, address, { tokens, lang, ...size });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const frames = new Map<string, Buffer>();
    for (const { name, address: at, act } of pictures) {
      await page.goto(at);
      await settles(page);
      if (act) {
        await act(page);
        await settles(page);
      }
      const shot = await page.screenshot();
      frames.set(name, shot);
      await sharp(shot)
        .webp({ quality: 60, effort: 6 })
        .toFile(path.join(folder, `${name}.webp`));
    }
    const parts = moving.map(name => frames.get(name)).filter(frame => frame !== undefined);
    const scaled = await Promise.all(parts.map(part => sharp(part).resize({ width: 960 }).png().toBuffer()));
    const tour = await sharp(scaled, { join: { animated: true } })
      .webp({ quality: 60, effort: 6, loop: 0, delay: scaled.map(() => 2500) })
      .toBuffer();
    writeFileSync(path.join(folder, 'tour.webp'), tour);
    await context.close();
  }
} finally {
  await browser.close();
}
