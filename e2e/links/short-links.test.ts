import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, makeList, someCreators } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { addSubAccount, newTeam } from '../fixtures/new-team.ts';
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

test('A link is made with UTM parameters, found, changed, switched off and deleted', async () => {
  const person = await visit({ tokens: await newTokens() });
  const { shortLinks } = person.words;
  const { form, utm, made } = shortLinks;
  await person.opens('/shortDetail');
  await person.page.getByRole('link', { name: shortLinks.createFirst }).click();
  await field(person, form.name).fill('玫瑰口红');
  await field(person, form.productUrl).fill(`${target}?color=red&utm_medium=kol#reviews`);
  await person.page.getByText(utm.title).first().click();
  const campaign = person.page.getByRole('textbox', { name: utm.campaign });
  expect(await person.page.getByRole('textbox', { name: utm.medium }).inputValue()).toBe('kol');
  await campaign.fill('双十二');
  await person.page.getByRole('textbox', { name: utm.medium }).fill('');
  expect(await field(person, form.productUrl).inputValue()).toBe(
    `${target}?color=red&utm_campaign=${encodeURIComponent('双十二')}#reviews`,
  );
  await field(person, form.code).fill('rose-1212');
  await person.page.getByRole('combobox', { name: form.tags }).fill('美妆，十二月，');
  await person.button(form.create).click();
  await person.sees(filled(made.title, { name: '玫瑰口红' }));
  await person.sees(`${address}/s/rose-1212`);
  await person.page.getByRole('link', { name: made.list, exact: true }).click();

  const link = row(person, '玫瑰口红');
  await person.sees(link.getByText('美妆'));
  await chooses(person, '玫瑰口红', 'edit');
  await person.sees(form.addressStays);
  await field(person, form.name).fill('玫瑰口红 2');
  await person.button(form.save).click();
  await person.sees(filled(form.saved, { name: '玫瑰口红 2' }));

  await person.opens('/shortDetail?tag=十二月');
  const state = person.page.getByRole('switch', {
    name: filled(shortLinks.switch, { name: '玫瑰口红 2' }),
  });
  await state.click();
  await person.sees(row(person, '玫瑰口红 2').getByText(shortLinks.state.off));
  await person.opens('/shortDetail?state=off&keyword=rose');
  await person.sees(state.and(person.page.locator('[aria-checked=false]')));

  await chooses(person, '玫瑰口红 2', 'delete');
  await person.sees(filled(shortLinks.end.address, { url: `${address.slice(7)}/s/rose-1212` }));
  await person.button(person.words.common.delete, person.page.getByRole('dialog')).click();
  await person.sees(shortLinks.none);
});

test.each(['zh', 'en'] as const)('Errors are shown beside their fields: %s', async lang => {
  const tokens = await newTokens();
  const code = `spring-${lang}`;
  await makeLink(tokens, 'first', { code });
  const person = await visit({
    tokens,
    lang,
    width: 390,
    height: 844,
    scheme: lang === 'zh' ? 'dark' : 'light',
  });
  const { form, fault } = person.words.shortLinks;
  await person.opens('/shortDetail/new?targetUrl=shop.example.com');
  await field(person, form.name).fill('second');
  await field(person, form.code).fill('Admin');
  await person.button(form.create).click();
  const url = field(person, form.productUrl);
  await person.sees(url.and(person.page.locator(':focus')));
  const wrong = lang === 'zh' ? '请输入正确的网址' : 'Please enter the correct URL address';
  await person.sees(wrong);
  await person.sees(fault.code.reserved);
  await isUsable(person, 'faults');

  // An error that only the server detects.
  await url.fill('http://192.168.1.1/');
  await field(person, form.code).fill(code);
  await person.button(form.create).click();
  await person.sees(url.and(person.page.locator('[aria-invalid=true]')));
  await url.fill(target);
  await person.button(form.create).click();
  await person.sees(field(person, form.code).and(person.page.locator('[aria-invalid=true]')));
});

test('A link of an app is made for a creator', async () => {
  const tokens = await newTokens();
  const [creator] = await someCreators(address, tokens, 1);
  const name = creator?.name || creator?.handle || '';
  const person = await visit({ tokens, lang: 'en' });
  const { form, type, creator: words, made } = person.words.shortLinks;
  await person.opens('/shortDetail/new');
  await person.page.getByRole('radio', { name: type.app }).check();
  await field(person, form.name).fill('Starlight');
  await field(person, form.appUrl).fill('https://starlight.example.com');
  await field(person, form.iosUrl).fill('app store');
  await person.button(words.open).click();
  await person.page.getByRole('searchbox', { name: words.keyword }).fill(creator?.handle ?? '');
  await person.page.keyboard.press('Enter');
  await person.button(filled(words.choose, { name })).first().click();
  await person.sees(person.button(filled(words.remove, { name })));
  await person.button(form.create).click();
  await person.sees(field(person, form.iosUrl).and(person.page.locator(':focus')));
  await field(person, form.iosUrl).fill('https://apps.apple.com/app/id1');
  await person.button(form.create).click();
  await person.sees(filled(made.title, { name: 'Starlight' }));
  await isUsable(person, 'made');
  await person.page.getByRole('link', { name: made.list, exact: true }).click();
  await person.sees(row(person, 'Starlight').getByRole('link', { name }));
});

test('A QR code is taken along as SVG and as PNG, with a logo', async () => {
  const tokens = await newTokens();
  await makeLink(tokens, '海报', { code: 'poster' });
  const person = await visit({ tokens });
  const { qr } = person.words.shortLinks;
  await person.opens('/shortDetail');
  await chooses(person, '海报', 'qr');
  await person.sees(
    person.page.getByRole('img', { name: filled(qr.picture, { url: `${address}/s/poster?qr` }) }),
  );
  await isUsable(person, 'QR');

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
});

test('Each creator of a list gets a link, once', async () => {
  const tokens = await newTokens();
  const ids = (await someCreators(address, tokens, 3)).map(({ id }) => id);
  const listId = await makeList(address, tokens, '候选');
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids },
    action: { do: 'addToList', listId },
  });
  const person = await visit({ tokens });
  const { shortLinks } = person.words;
  const { ofList, form, fault } = shortLinks;
  const dialog = person.page.getByRole('dialog', { name: ofList.title });
  async function makes(told: string) {
    await person.button(ofList.open).click();
    await person.button(ofList.submit, dialog).click();
    await person.sees(fault.list);
    await dialog
      .getByRole('combobox', { name: person.words.common.list })
      .selectOption(filled(ofList['members#other'], { name: '候选', number: 3 }));
    await dialog.getByLabel(form.productUrl, { exact: true }).fill(target);
    await person.sees(dialog.getByText(filled(ofList['count#other'], { number: 3 })));
    await isUsable(person, 'list');
    await person.button(ofList.submit, dialog).click();
    await person.sees(told);
  }
  await person.opens('/shortDetail');
  await makes(filled(ofList['done#other'], { created: 3 }));
  await person.sees(filled(shortLinks['total#other'], { number: 3 }));
  await makes(filled(ofList['doneSome#other'], { created: 0, already: 3 }));
});

test('A domain is named and waits for DNS; others than the main account only look', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const member = { username: `${team.username}m`, nickname: '小溪', password: 'first-2026-pass' };
  await addSubAccount(appUrl, team, member);
  const tokens = await tokensOf(address, team);
  await makeLink(tokens, '主账号的');
  const person = await visit({ tokens, lang: 'en', scheme: 'dark', width: 390, height: 844 });
  const { domain, retention, settings, fault } = person.words.shortLinks;
  await person.opens('/shortDetail');
  await person.button(settings.open).click();
  await field(person, domain.host).fill('go.example.com');
  await person.button(person.words.common.add).click();
  const record = person.page.getByRole('group', { name: domain.recordName });
  await person.sees(record.getByText(/go\.example\.com$/));
  await person.button(filled(domain.verifyOf, { host: 'go.example.com' })).click();
  await person.sees(person.page.getByRole('listitem').getByText(domain.fault.notFound));
  await person.sees(domain.waiting);
  await field(person, retention.label).fill('3');
  await person.button(person.words.common.save).click();
  await person.sees(filled(fault.retention, { least: 7, most: '1,095' }));
  await field(person, retention.label).fill('90');
  await person.button(person.words.common.save).click();
  await person.sees(filled(retention['done#other'], { number: 90 }));
  await isUsable(person, 'settings');

  const other = await visit({ tokens: await tokensOf(address, member) });
  const words = other.words.shortLinks;
  await other.opens('/shortDetail');
  await other.sees(
    other.page.getByRole('switch', {
      name: filled(words.switch, { name: '主账号的' }),
      disabled: true,
    }),
  );
  await other.button(words.settings.open).click();
  await other.sees(words.settings.ownerOnly);
  await other.sees(filled(words.retention['days#other'], { number: 90 }));
  await other.sees('go.example.com');
  await other.seesNothingOf(other.button(other.words.common.add));

  await person.button(filled(domain.removeOf, { host: 'go.example.com' })).click();
  await person.button(domain.remove, person.page.getByRole('dialog').last()).click();
  await person.seesNothingOf(person.page.getByRole('listitem').getByText('go.example.com'));
});

test.each(looks)('The list is robust: %s', async (_name, look) => {
  const tokens = await newTokens();
  await makeLink(tokens, '一个名字特别特别长的短链，用来看看在手机上会怎样换行', { tags: ['美妆', '口红'] });
  await makeLink(tokens, 'x'.repeat(100), { targetUrl: `${target}/${'y'.repeat(300)}` });
  const person = await visit({ tokens, ...look });
  await person.opens('/shortDetail');
  await person.sees(row(person, 'x'.repeat(100)));
  await isUsable(person, 'list');
});
