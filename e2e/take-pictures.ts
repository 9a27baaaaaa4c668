/**
 * `node e2e/take-pictures.ts ADDRESS` renews the pictures of the help and of README.md from the demo world of a running
 * sandbox, once its tray says that the demo world is complete. Chinese and English, always the same windows and pages.
 * Names of pictures and languages behind the address take only those: `… http://127.0.0.1:8080 en inbox link`.
 * Without an address it only makes the moving pictures again, from the pictures that are there.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
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
/** The frames of the moving picture in README.md. */
const moving = ['search', 'creator', 'list', 'task', 'inbox', 'link'];
const frameMs = 2500;

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

const langs = ['zh', 'en'] as const;
type Lang = (typeof langs)[number];
const folderOf = (lang: Lang) => path.join(docs, 'pictures', lang);

async function takePictures(browser: Browser, address: string, lang: Lang): Promise<void> {
  mkdirSync(folderOf(lang), { recursive: true });
  const tokens = await tokensOf(address);
  const context = await newVisit(browser, address, { tokens, lang, ...size });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const asked = pictures.filter(({ name }) =>
    isAsked(
      name,
      pictures.map(each => each.name),
    ),
  );
  for (const { name, address: at, act } of asked) {
    await page.goto(at);
    await settles(page);
    if (act) {
      await act(page);
      await settles(page);
    }
    const file = path.join(folderOf(lang), `${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(file);
  }
  await context.close();
}

async function makeMovingPicture(lang: Lang): Promise<void> {
  const files = moving
    .map(name => path.join(folderOf(lang), `${name}.webp`))
    .filter(file => existsSync(file));
  if (files.length < 2) return;
  const frames = await Promise.all(files.map(file => sharp(file).resize({ width: 960 }).png().toBuffer()));
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(() => frameMs) })
    .toFile(path.join(folderOf(lang), 'tour.webp'));
}

const [address, ...only] = process.argv.slice(2);
const isAsked = (name: string, among: readonly string[]) =>
  only.includes(name) || !only.some(each => among.includes(each));
if (address) {
  const browser = await launchBrowser();
  for (const lang of langs.filter(each => isAsked(each, langs))) await takePictures(browser, address, lang);
  await browser.close();
}
for (const lang of langs) await makeMovingPicture(lang);
