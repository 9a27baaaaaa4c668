import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, makeList, someCreators } from '../harness/calls-as.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const target = 'https://shop.example.com/rose';
const newTokens = async () => tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));

const makeLink = (tokens: Tokens, name: string, more = {}) =>
  callAs<{ id: number; shortUrl: string }>(address, tokens, 'POST', '/office/api/shortLinks', {
    name,
    productType: 'ecommerce',
    targetUrl: target,
    ...more,
  });

const field = (person: Person, label: string) => person.page.getByLabel(label, { exact: true });
const row = (person: Person, name: string): Locator =>
  person.page
    .getByRole('table', { name: person.words.shortLinks.title, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('link', { name, exact: true }) });

async function chooses(
  person: Person,
  name: string,
  action: keyof Person['words']['shortLinks']['menu'] | 'edit' | 'delete',
) {
  const { common, shortLinks } = person.words;
  const menu = { ...common, ...shortLinks.menu };
  await person.button(filled(menu.open, { name })).click();
  await person.page.getByRole('menuitem', { name: menu[action], exact: true }).click();
}

/** Ends a tag, as a comma of either language does. */
const comma = '，';

test('A link is made with UTM parameters after its errors were mended, changed, switched off, found and deleted; an app’s is made for a creator', async () => {
  const tokens = await newTokens();
  const [creator] = await someCreators(address, tokens, 1);
  const creatorName = creator?.name || creator?.handle || '';
  const person = await visit({ ...bothLooks, tokens });
  const { common, shortLinks } = person.words;
  const { creator: ofCreator, fault, form, type, utm, made } = shortLinks;
  await person.opens('/shortDetail');
  await person.page.getByRole('link', { name: shortLinks.createFirst }).click();
  const url = field(person, form.productUrl);
  const code = field(person, form.code);
  await field(person, form.name).fill('玫瑰口红');
  await url.fill('shop.example.com');
  await code.fill('Admin');
  await person.button(form.create).click();
  await person.sees(url.and(person.page.locator(':focus')));
  await person.sees(fault.url.wrong);
  await person.sees(fault.code.reserved);
  await isUsableInBothLooks(person, 'faults');

  // Errors that only the server detects.
  const taken = `taken-${creator?.id}`;
  await makeLink(await newTokens(), 'of another team', { code: taken });
  await url.fill('http://192.168.1.1/');
  await code.fill(taken);
  await person.button(form.create).click();
  await person.sees(url.and(person.page.locator('[aria-invalid=true]')));
  await url.fill(`${target}?color=red&utm_medium=kol#reviews`);
  await person.button(form.create).click();
  await person.sees(code.and(person.page.locator('[aria-invalid=true]')));

  await person.page.getByText(utm.title).first().click();
  const medium = person.page.getByRole('textbox', { name: utm.medium });
  expect(await medium.inputValue()).toBe('kol');
  await person.page.getByRole('textbox', { name: utm.campaign }).fill('双十二');
  await medium.fill('');
  expect(await url.inputValue()).toBe(
    `${target}?color=red&utm_campaign=${encodeURIComponent('双十二')}#reviews`,
  );
  await code.fill('rose-1212');
  await person.page.getByRole('combobox', { name: form.tags }).fill(`美妆${comma}十二月${comma}`);
  await person.button(form.create).click();
  await person.sees(filled(made.title, { name: '玫瑰口红' }));
  await person.sees(`${address}/s/rose-1212`);
  await isUsableInBothLooks(person, 'made');
  await person.page.getByRole('link', { name: made.list, exact: true }).click();

  await person.sees(row(person, '玫瑰口红').getByText('美妆'));
  await chooses(person, '玫瑰口红', 'edit');
  await person.sees(form.addressStays);
  await field(person, form.name).fill('玫瑰口红 2');
  await person.button(form.save).click();
  await person.sees(filled(form.saved, { name: '玫瑰口红 2' }));
  await expect.poll(() => person.address()).toMatch(/^\/shortDetail\/\d+$/);
  await person.goesTo('/shortDetail?tag=十二月');
  const state = person.page.getByRole('switch', {
    name: filled(shortLinks.switch, { name: '玫瑰口红 2' }),
  });
  // The switch moves before the server has answered.
  const switched = person.page.waitForResponse(/\/shortLinks\/\d+\/on/);
  await state.click();
  await person.sees(row(person, '玫瑰口红 2').getByText(shortLinks.state.off));
  expect((await switched).ok()).toBe(true);
  await person.goesTo('/shortDetail?state=off&keyword=rose');
  await person.sees(state.and(person.page.locator('[aria-checked=false]')));
  await chooses(person, '玫瑰口红 2', 'delete');
  await person.sees(filled(shortLinks.end.address, { url: `${address.slice(7)}/s/rose-1212` }));
  await person.button(common.delete, person.page.getByRole('dialog')).click();
  await person.sees(shortLinks.none);

  await person.goesTo('/shortDetail/new');
  await person.page.getByRole('radio', { name: type.app }).check();
  await field(person, form.name).fill('Starlight');
  await field(person, form.appUrl).fill('https://starlight.example.com');
  await field(person, form.iosUrl).fill('app store');
  await person.button(ofCreator.open).click();
  await person.page.getByRole('searchbox', { name: ofCreator.keyword }).fill(creator?.handle ?? '');
  await person.page.keyboard.press('Enter');
  await person
    .button(filled(ofCreator.choose, { name: creatorName }))
    .first()
    .click();
  await person.sees(person.button(filled(ofCreator.remove, { name: creatorName })));
  await person.button(form.create).click();
  await person.sees(field(person, form.iosUrl).and(person.page.locator(':focus')));
  await field(person, form.iosUrl).fill('https://apps.apple.com/app/id1');
  await person.button(form.create).click();
  await person.sees(filled(made.title, { name: 'Starlight' }));
  await person.page.getByRole('link', { name: made.list, exact: true }).click();
  await person.sees(row(person, 'Starlight').getByRole('link', { name: creatorName }));
});

test('A QR code is taken along with a logo; each creator of a list gets a link, once; a domain is named and waits for DNS', async () => {
  const tokens = await newTokens();
  const ids = (await someCreators(address, tokens, 3)).map(({ id }) => id);
  const listId = await makeList(address, tokens, '候选');
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids },
    action: { do: 'addToList', listId },
  });
  await makeLink(tokens, '一个名字特别特别长的短链，用来看看在手机上会怎样换行', { tags: ['美妆', '口红'] });
  const long = 'x'.repeat(100);
  await makeLink(tokens, long, { code: 'poster', targetUrl: `${target}/${'y'.repeat(300)}` });
  const person = await visit({ ...bothLooks, tokens });
  const { common, shortLinks } = person.words;
  const { domain, form, fault, ofList, qr, retention, settings } = shortLinks;
  await person.opens('/shortDetail');
  await person.sees(row(person, long));
  await isUsableInBothLooks(person, 'links');

  await chooses(person, long, 'qr');
  const picture = filled(qr.picture, { url: `${address}/s/poster?qr` });
  await person.sees(person.page.getByRole('img', { name: picture }));
  await isUsableInBothLooks(person, 'QR', { part: 'dialog' });
  async function takes(what: string): Promise<{ name: string; content: Buffer }> {
    const [download] = await Promise.all([
      person.page.waitForEvent('download'),
      person.button(what, person.page.getByRole('dialog')).click(),
    ]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }
  const plain = await takes(qr.svg);
  expect(plain.name).toBe('poster-qr.svg');
  expect(plain.content.toString()).not.toContain('<image');
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const chooser = person.page.getByLabel(qr.addLogo, { exact: true }).and(person.page.locator('input'));
  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await person.sees(filled(qr.noPicture, { name: 'a.txt' }));
  await chooser.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await person.sees(person.button(qr.removeLogo));
  expect((await takes(qr.svg)).content.toString()).toMatch(/<image href="data:image\/png;base64,/);
  await person.button(filled(qr.pixels, { size: 1024 })).click();
  const { name, content } = await takes(qr.png);
  expect(name).toBe('poster-qr-1024.png');
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1024, 1024]);
  await person.page.keyboard.press('Escape');

  const dialog = person.page.getByRole('dialog', { name: ofList.title });
  async function asksForLinks() {
    await person.button(ofList.open).click();
    await person.button(ofList.submit, dialog).click();
    await person.sees(fault.list);
    await dialog
      .getByRole('combobox', { name: common.list })
      .selectOption(filled(ofList['members#other'], { name: '候选', number: 3 }));
    await dialog.getByLabel(form.productUrl, { exact: true }).fill(target);
    await person.sees(dialog.getByText(filled(ofList['count#other'], { number: 3 })));
  }
  await asksForLinks();
  await isUsableInBothLooks(person, 'links of a list', { part: 'dialog' });
  await person.button(ofList.submit, dialog).click();
  await person.sees(filled(ofList['done#other'], { created: 3 }));
  await person.sees(filled(shortLinks['total#other'], { number: 5 }));
  await asksForLinks();
  await person.button(ofList.submit, dialog).click();
  await person.sees(filled(ofList['doneSome#other'], { created: 0, already: 3 }));

  await person.button(settings.open).click();
  await field(person, domain.host).fill('go.example.com');
  await person.button(common.add).click();
  const record = person.page.getByRole('group', { name: domain.recordName });
  await person.sees(record.getByText(/go\.example\.com$/));
  await person.button(filled(domain.verifyOf, { host: 'go.example.com' })).click();
  await person.sees(person.page.getByRole('listitem').getByText(domain.fault.notFound));
  await person.sees(domain.waiting);
  await field(person, retention.label).fill('3');
  await person.button(common.save).click();
  await person.sees(filled(fault.retention, { min: 7, max: '1,095' }));
  await isUsableInBothLooks(person, 'settings', { part: 'dialog' });
  await field(person, retention.label).fill('90');
  await person.button(common.save).click();
  await person.sees(filled(retention['done#other'], { number: 90 }));
  await person.button(filled(domain.removeOf, { host: 'go.example.com' })).click();
  await person.button(domain.remove, person.page.getByRole('dialog').last()).click();
  await person.seesNothingOf(person.page.getByRole('listitem').getByText('go.example.com'));
});
