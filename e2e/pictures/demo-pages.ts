import type { Page } from 'playwright-core';
import { opensFirst, opensOldest, type Picture, settles } from './picture.ts';

const opensReport = async (page: Page) => {
  await opensOldest('/monitorDetail/')(page);
  await settles(page);
  await opensFirst('/report')(page);
};

/** The board of the first campaign on the home page; what waits leads to cards of it. */
const opensBoard = async (page: Page) => {
  await page.locator('main a[href*="/campaignDetail/cooperation?id="]:not([href*="card="])').first().click();
  await page.waitForURL('**/campaignDetail/cooperation**');
};

const searched = '/bloggerSearch/tiktok?category=Food&followerCount_start=10000';

/** Those of the list who have replied: with an address, a last contact and a state. */
const opensReplied = async (page: Page) => {
  await opensOldest('/favorites/')(page);
  await page.goto(`${page.url()}?status=replied`);
};

/** The pages of the demo world that are shown, with its richest things. */
export const demoPages = {
  home: { address: '/home' },
  search: { address: searched },
  creator: { address: searched, act: opensFirst('/bloggerDetail/') },
  list: { address: '/favorites', act: opensReplied },
  task: { address: '/mailTask', act: opensOldest('/campaignDetail/emailDetail') },
  inbox: { address: '/inbox?view=replies', act: opensFirst('thread=') },
  link: { address: '/shortDetail', act: opensOldest('/shortDetail/') },
  monitor: { address: '/monitorDetail', act: opensFirst('/monitorDetail/') },
  effect: { address: '/effectDetail', act: opensOldest('/effectDetail/') },
  report: { address: '/monitorDetail', act: opensReport },
  campaign: { address: '/home', act: opensBoard },
  ranking: { address: '/rankingVideo' },
  sources: { address: '/operator/sources' },
} as const satisfies Record<string, Omit<Picture, 'name'>>;
