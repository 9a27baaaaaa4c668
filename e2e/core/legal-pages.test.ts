import { expect, test } from 'vitest';
import { newVisit } from '../harness/browser-window.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address } = ownWorld();

const documents = ['privacy', 'protocol', 'policy'] as const;

test.each(['zh', 'en'] as const)('Anybody can read the documents with all their sections: %s', async lang => {
  const person = await visit({ lang });
  const { contents, regionData } = person.words.standing;
  const main = person.page.getByRole('main');
  for (const name of documents) {
    const { title, sections } = person.words[name];
    await (name === 'privacy' ? person.opens(`/${name}`) : person.goesTo(`/${name}`));
    await person.sees(person.heading(title));
    await person.sees(person.page.getByText(/\d\.\d+ · .*\d{4}-\d\d-\d\d/));
    const shown = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(shown).toEqual([contents, ...Object.values(sections).map(section => section.title)]);
    // Links are rendered, not shown as brackets.
    expect(await main.innerText()).not.toMatch(/\]\(/);
    if (name === 'protocol') continue;
    for (const target of ['https://www.youtube.com/t/terms', 'https://policies.google.com/privacy'])
      await person.sees(main.locator(`a[href="${target}"]`));
  }
  // The licence of the region data asks for a credit.
  const foot = person.page.getByRole('contentinfo');
  await person.sees(foot.getByText(regionData));
  await person.sees(foot.locator('a[href="https://www.nro.net/"]'));
  await person.sees(foot.locator('a[href="https://creativecommons.org/licenses/by/4.0/"]'));
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

test('The documents lead to each other, from the top of each, and print without the frame of the site', async () => {
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

  await person.sees(person.heading(person.words.privacy.title));
  await person.page.emulateMedia({ media: 'print' });
  await person.seesNothingOf(person.page.getByRole('navigation'));
  await person.seesNothingOf(person.button(standing.print));
  await person.sees(person.heading(person.words.privacy.title));
});

test('The bookmark is copied, explains itself on its own page, and opens the search for a creator on theirs', async () => {
  const tokens = await tokensOf(address);
  const person = await visit({ tokens });
  const { tool } = person.words.standing;
  await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.opensSearch('/bloggerSearch/tiktok');
  const handle = /@([\w.]+)/.exec(await person.rows().first().innerText())?.[1] ?? '';
  await person.goesTo('/tool');
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

  // In a window of its own, since the page is on another site; its content is ours.
  const browser = person.page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await newVisit(browser, address, { tokens });
  try {
    const page = await context.newPage();
    const body = '<title>TikTok</title>';
    await page.route('https://www.tiktok.com/**', route => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`https://www.tiktok.com/@${handle}`);
    const opened = page.waitForEvent('popup');
    await page.evaluate(decodeURIComponent(code.replace('javascript:', '')));
    const tab = await opened;
    await tab.getByText(`@${handle}`).first().waitFor();
    const { pathname, searchParams } = new URL(tab.url());
    expect([pathname, searchParams.get('keyword')]).toEqual(['/bloggerSearch/tiktok', handle]);
  } finally {
    await context.close();
  }
});
