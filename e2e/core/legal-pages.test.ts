import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/harness/browser/test-browser.ts';
import { newVisit } from '../harness/browser-window.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address } = ownWorld();

const documents = [
  { name: 'privacy', edition: /1\.7 · .*2026-11-28/ },
  { name: 'protocol', edition: /1\.1 · .*2026-11-26/ },
  { name: 'policy', edition: /1\.0 · .*2026-11-20/ },
] as const;
const looks = documents.flatMap(each => (['zh', 'en'] as const).map(lang => ({ ...each, lang })));

test.each(looks)('Anybody can read /$name with all its sections: $lang', async ({ name, edition, lang }) => {
  const person = await visit({ lang });
  const { title, sections } = person.words[name];
  await person.opens(`/${name}`);
  await person.sees(person.heading(title));
  await person.sees(person.page.getByText(edition));
  const shown = await person.page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const { contents } = person.words.standing;
  expect(shown).toEqual([contents, ...Object.values(sections).map(section => section.title)]);
  // Links are rendered, not shown as brackets.
  expect(await person.page.getByRole('main').innerText()).not.toMatch(/\]\(/);
});

test('The table of contents leads to a section, and the address can be shared', async () => {
  const person = await visit({ height: 500 });
  const { rights } = person.words.privacy.sections;
  const section = person.page.getByRole('main').getByRole('heading', { name: rights.title });
  const top = async () => Math.round((await section.boundingBox())?.y ?? -1);
  await person.opens('/privacy');
  await person.page
    .getByRole('navigation', { name: person.words.standing.contents })
    .getByRole('link', { name: rights.title })
    .click();
  await expect.poll(top).toBe(24);
  expect(new URL(person.page.url()).hash).toBe('#rights');
  await person.sees(section.and(person.page.locator(':focus')));
  await person.page.reload();
  await expect.poll(top).toBe(24);
  // Entered in a window that showed another page.
  await person.opens('/price');
  await person.opens('/privacy#rights');
  await expect.poll(top).toBe(24);
});

test('The documents lead to each other, from the top of each', async () => {
  const person = await visit();
  const { standing } = person.words;
  await person.opens('/protocol');
  const foot = person.page.getByRole('navigation', { name: standing.legal });
  await foot.getByRole('link', { name: standing.policy }).click();
  await person.isAt('/policy');
  await person.sees(person.heading(person.words.policy.title));
  await expect.poll(() => person.page.evaluate<number>('scrollY')).toBe(0);
  const main = person.page.getByRole('main');
  await main.getByRole('link', { name: standing.privacy }).click();
  await person.isAt('/privacy');
});

test('The terms link the terms of YouTube and the privacy policy of Google', async () => {
  const person = await visit({ lang: 'en' });
  for (const path of ['/policy', '/privacy']) {
    await person.opens(path);
    const main = person.page.getByRole('main');
    for (const target of ['https://www.youtube.com/t/terms', 'https://policies.google.com/privacy']) {
      await person.sees(main.locator(`a[href="${target}"]`));
    }
  }
});

test('Public pages credit the source of the region data', async () => {
  for (const lang of ['zh', 'en'] as const) {
    const person = await visit({ lang });
    await person.opens('/policy');
    const foot = person.page.getByRole('contentinfo');
    await person.sees(foot.getByText(person.words.standing.regionData));
    await person.sees(foot.locator('a[href="https://www.nro.net/"]'));
    await person.sees(foot.locator('a[href="https://creativecommons.org/licenses/by/4.0/"]'));
  }
});

test('A document prints without the frame of the site', async () => {
  const person = await visit();
  await person.opens('/privacy');
  await person.sees(person.heading(person.words.privacy.title));
  await person.page.emulateMedia({ media: 'print' });
  await person.seesNothingOf(person.page.getByRole('navigation'));
  await person.seesNothingOf(person.button(person.words.standing.print));
  await person.sees(person.heading(person.words.privacy.title));
});

test('The change log and the tool require a sign-in', async () => {
  const stranger = await visit();
  for (const path of ['/changeLog', '/tool']) {
    await stranger.opens(path);
    await stranger.isAt('/index');
  }
});

test('The change log lists the newest version first', async () => {
  const person = await visit({ tokens: await tokensOf(address), lang: 'en' });
  const { versions: words } = person.words;
  await person.opens('/changeLog');
  await person.sees(person.heading(words.title));
  const versions = await person.page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(versions).toEqual(
    ['0.11.0', '0.10.0', '0.9.0', '0.8.0', '0.7.0', '0.6.0', '0.5.0', '0.4.0', '0.3.0', '0.2.0', '0.1.0'].map(
      version => filled(words.version, { version }),
    ),
  );
  for (const change of Object.values(words.changes)) await person.sees(change);
});

test('The bookmark can be dragged and copied; clicked on its own page it only explains itself', async () => {
  const person = await visit({ tokens: await tokensOf(address) });
  const { tool } = person.words.standing;
  await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.opens('/tool');
  const bookmark = person.page.getByRole('main').getByRole('link', { name: tool.bookmark });
  const code = (await bookmark.getAttribute('href')) ?? '';
  expect(code).toMatch(/^javascript:/);
  expect(decodeURIComponent(code)).toContain(address);
  await bookmark.click();
  await person.sees(tool.dragMe);
  await person.isAt('/tool');
  await person.button(tool.copy).click();
  await person.sees(person.words.common.copied);
  expect(await person.page.evaluate<string>('navigator.clipboard.readText()')).toBe(code);
});

test('On a creator’s page the bookmark opens the search for that creator in a new tab', async () => {
  const person = await visit({ tokens: await tokensOf(address) });
  await person.opensSearch('/bloggerSearch/tiktok');
  const handle = /@([\w.]+)/.exec(await person.rows().first().innerText())?.[1] ?? '';
  await person.opens('/tool');
  const bookmark = person.page
    .getByRole('main')
    .getByRole('link', { name: person.words.standing.tool.bookmark });
  const code = decodeURIComponent(((await bookmark.getAttribute('href')) ?? '').replace('javascript:', ''));
  // Another browser, because the page is on another site; its content is ours.
  const browser = await launchBrowser();
  try {
    const page = await (await newVisit(browser, address, { tokens: await tokensOf(address) })).newPage();
    const body = '<title>TikTok</title>';
    await page.route('https://www.tiktok.com/**', route => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`https://www.tiktok.com/@${handle}`);
    const opened = page.waitForEvent('popup');
    await page.evaluate(code);
    const tab = await opened;
    await tab.getByText(`@${handle}`).first().waitFor();
    const { pathname, searchParams } = new URL(tab.url());
    expect([pathname, searchParams.get('keyword')]).toEqual(['/bloggerSearch/tiktok', handle]);
  } finally {
    await browser.close();
  }
});
