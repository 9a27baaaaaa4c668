import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Lang } from '../../contract/core/error-texts.ts';
import { newVisit } from '../harness/browser-window.ts';
import type { Tokens } from '../harness/sign-in.ts';
import { demoPages } from './demo-pages.ts';
import { goesThere } from './picture.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');
const folderOf = (lang: Lang) => path.join(docs, 'pictures', lang);
const size = { width: 1280, height: 800 };

/** The frames of the moving picture in README.md. */
const moving = ['search', 'creator', 'list', 'task', 'inbox', 'campaign', 'effect'];
const frameMs = 2500;

export interface DemoVisit {
  address: string;
  tokens: Tokens;
  lang: Lang;
}

/** One window for each page, as the help shows them. */
export async function takeHelpPictures(
  browser: Browser,
  { address, tokens, lang }: DemoVisit,
  isAsked: (name: string) => boolean,
): Promise<void> {
  mkdirSync(folderOf(lang), { recursive: true });
  const context = await newVisit(browser, address, { tokens, lang, ...size });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  for (const [name, place] of Object.entries(demoPages)) {
    if (!isAsked(name)) continue;
    await goesThere(page, { name, ...place });
    await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(path.join(folderOf(lang), `${name}.webp`));
  }
  await context.close();
}

export async function makeMovingPicture(lang: Lang): Promise<void> {
  const files = moving
    .map(name => path.join(folderOf(lang), `${name}.webp`))
    .filter(file => existsSync(file));
  if (files.length < 2) return;
  const frames = await Promise.all(files.map(file => sharp(file).resize({ width: 960 }).png().toBuffer()));
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(() => frameMs) })
    .toFile(path.join(folderOf(lang), 'tour.webp'));
}
