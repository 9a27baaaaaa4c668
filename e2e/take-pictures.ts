/** `node e2e/take-pictures.ts` renews the pictures of README.md, with fictional creators only. */
import path from 'node:path';
import { headOf } from '../contract/core/sources/creator-fields.ts';
import { launchBrowser } from '../test/harness/browser/test-browser.ts';
import { removeLeftovers } from '../test/harness/database/test-postgres.ts';
import { Person } from './harness/person.ts';
import { newVisit } from './harness/browser-window.ts';
import { startSeedWorld } from './harness/product/seed-world.ts';
import { tokensOf } from './harness/sign-in.ts';

const docs = path.resolve(import.meta.dirname, '../docs');

await removeLeftovers();
const world = await startSeedWorld();
const browser = await launchBrowser();
try {
  const tokens = await tokensOf(world.address);
  const context = await newVisit(browser, world.address, { tokens, width: 1440, height: 900 });
  const person = new Person(await context.newPage(), 'zh');
  await person.opensSearch('/bloggerSearch/tiktok?keyword=美食&followerCount_start=10000');
  await person.page.screenshot({ path: path.join(docs, 'search.png') });

  await person.opensSearch('/bloggerSearch/tiktok?keyword=诗涵食记');
  await person.opensCreator((await person.names())[0] ?? '');
  await person.sees(person.page.getByRole('img', { name: headOf('followers').zh }).locator('svg'));
  await person.page.screenshot({ path: path.join(docs, 'detail.png') });
} finally {
  await browser.close();
  await world.end();
}
